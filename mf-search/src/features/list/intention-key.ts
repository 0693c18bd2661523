/** Under which the tab remembers a search to be saved once somebody has signed in. */
export const INTENTION_KEY = 'save-search';
