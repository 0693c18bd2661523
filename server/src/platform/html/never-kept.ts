/** For `cache-control`: not even the browser that showed the page keeps it; after signing out "back" shows nothing of it. */
export const NEVER_KEPT = 'private, no-store';

/** For `cache-control`: the browser alone keeps it, and asks whether it is still so. */
export const OWN_COPY = 'private, no-cache';
