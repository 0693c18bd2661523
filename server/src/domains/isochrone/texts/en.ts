import type { IsochroneTexts } from '../isochrone-texts';

export const en: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Choose a place on the map, a time from 1 to 60 minutes and a way of travelling.',
  ISOCHRONE_OUTSIDE: 'We work out travel times for places in Croatia only.',
  ISOCHRONE_IN_WATER: 'This point is in the water. Choose a place on land.',
  ISOCHRONE_BUSY: 'We are very busy right now. Try again in a few seconds.',
  ISOCHRONE_TIMEOUT: 'Working it out took too long. Please try again.',
  ISOCHRONE_FAILED: 'We cannot work out the travel time right now. Please try again.',
};
