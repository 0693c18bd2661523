import type { Point } from '@kvadrat/contracts/search';

/**
 * Road bridges that join what the land cells keep apart: each a line a little longer than the bridge. Placed by hand from
 * general knowledge, to some hundred metres.
 */
export const BRIDGES: Readonly<Record<string, readonly Point[]>> = {
  krk: [
    { lat: 45.242, lng: 14.558 },
    { lat: 45.2447, lng: 14.5674 },
    { lat: 45.249, lng: 14.562 },
    { lat: 45.249, lng: 14.577 },
  ],
  pag: [
    { lat: 44.3195, lng: 15.262 },
    { lat: 44.3275, lng: 15.253 },
  ],
  vir: [
    { lat: 44.2826, lng: 15.1225 },
    { lat: 44.2758, lng: 15.134 },
  ],
  murter: [
    { lat: 43.8015, lng: 15.65 },
    { lat: 43.7985, lng: 15.6425 },
  ],
  ciovo: [
    { lat: 43.5195, lng: 16.2505 },
    { lat: 43.5115, lng: 16.2505 },
  ],
  pasman: [
    { lat: 44.016, lng: 15.247 },
    { lat: 44.0123, lng: 15.257 },
  ],
  peljesac: [
    { lat: 42.9445, lng: 17.5325 },
    { lat: 42.919, lng: 17.545 },
  ],
  losinj: [
    { lat: 44.6945, lng: 14.3975 },
    { lat: 44.6925, lng: 14.387 },
  ],
  privlaka: [
    { lat: 44.5495, lng: 14.453 },
    { lat: 44.5466, lng: 14.458 },
    { lat: 44.5445, lng: 14.463 },
  ],
  maslenica: [
    { lat: 44.229, lng: 15.524 },
    { lat: 44.229, lng: 15.5325 },
  ],
  sibenik: [
    { lat: 43.7595, lng: 15.858 },
    { lat: 43.7606, lng: 15.846 },
  ],
  skradin: [
    { lat: 43.8, lng: 15.928 },
    { lat: 43.8065, lng: 15.914 },
  ],
  dubrovnik: [
    { lat: 42.6671, lng: 18.087 },
    { lat: 42.6735, lng: 18.078 },
  ],
};
