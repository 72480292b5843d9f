/** The id of the printed game. */
export const PRINTED_ID = 'spcfkrs';

/** The version of the format of a state. */
export const STATE_VERSION = 1;
