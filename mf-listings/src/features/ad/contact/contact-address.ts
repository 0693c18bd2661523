/** Asks the server for a page that shows the contact: the way of browsers without scripts. */
export const CONTACT_PARAMETER = 'kontakt';

/** Where the contact stands in the page. */
export const CONTACT_ID = 'kontakt';
