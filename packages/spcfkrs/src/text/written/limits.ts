/**
 * The longest text of orders or of a force, in UTF-16 code units. The most craft that fire the most guns and have the longest
 * paths have room in it.
 */
export const MAX_WRITTEN_LENGTH = 300_000;

/** The most lines of a text of orders or of a force. */
export const MAX_WRITTEN_LINES = 1000;
