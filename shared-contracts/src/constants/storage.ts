/** Storage key under which every remote finds the ids of saved ads, comma-separated, newest last. */
export const FAVOURITES_KEY = 'favourites';
/** What this browser knows of saved ads beside their ids: notes, folders, days of saving; JSON by id, for who is not signed in. */
export const SAVED_DETAILS_KEY = 'saved-details';
/** The same for ads that were put away, and for ads that were opened. */
export const HIDDEN_ADS_KEY = 'hidden-ads';
export const SEEN_ADS_KEY = 'seen-ads';
/** Ads chosen to be compared: their ids, comma-separated, in the order of choice; at most {@link COMPARED_ADS_MAX}. */
export const COMPARED_ADS_KEY = 'compare';
/** As many as stand beside one another and can still be read. */
export const COMPARED_ADS_MAX = 4;
/** Searches of this browser, newest first, as JSON. */
export const RECENT_SEARCHES_KEY = 'recent-searches';
/** Places chosen last in this browser, newest first, as JSON. */
export const RECENT_PLACES_KEY = 'recent-places';

/** Storage key of what the browser last said about the microphone: `prompt`, `granted` or `denied`. */
export const MICROPHONE_KEY = 'microphone';
/** Storage key that says the visitor has closed the map beside the list. */
export const MAP_CLOSED_KEY = 'map-closed';
/** Storage key that says the search does not follow the map when the visitor moves it. */
export const MAP_STILL_KEY = 'map-still';
