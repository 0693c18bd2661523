/** The staff's queue of reported ads; everything below belongs to it. */
export const MODERATION_PATH = '/-/moderation';
