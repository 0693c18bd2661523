/** Author of the changes that a start makes. */
export const LOCAL_BUILD_AUTHOR = 'local build';
