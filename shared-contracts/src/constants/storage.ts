/** R272: storage key under which every remote finds the ids of saved ads, comma-separated, newest last. */
export const FAVOURITES_KEY = 'favourites';
