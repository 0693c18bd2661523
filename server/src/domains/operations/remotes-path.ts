/** The operators' page; everything below belongs to it. */
export const REMOTES_PATH = '/-/remotes';
