/** Where the contact stands in the page. */
export const CONTACT_ID = 'kontakt';
