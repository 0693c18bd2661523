/** For `cache-control`: not even the browser that showed the page keeps it; after signing out "back" shows nothing of it. */
export const NEVER_KEPT = 'private, no-store';
