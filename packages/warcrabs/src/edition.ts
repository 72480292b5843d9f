/** The id of the printed game. */
export const PRINTED_ID = 'warcrabs';

/** The version of the format of a state. */
export const STATE_VERSION = 1;
