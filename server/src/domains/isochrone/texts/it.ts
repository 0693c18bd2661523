import type { IsochroneTexts } from '../isochrone-texts';

export const it: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Scelga un luogo sulla mappa, un tempo da 1 a 60 minuti e un mezzo di trasporto.',
  ISOCHRONE_OUTSIDE: 'Calcoliamo i tempi di viaggio solo per luoghi in Croazia.',
  ISOCHRONE_IN_WATER: 'Questo punto è in acqua. Scelga un luogo sulla terraferma.',
  ISOCHRONE_BUSY: 'In questo momento c’è molto traffico. Riprovi tra qualche secondo.',
  ISOCHRONE_TIMEOUT: 'Il calcolo ha richiesto troppo tempo. Riprovi.',
  ISOCHRONE_FAILED: 'Al momento non possiamo calcolare il tempo di viaggio. Riprovi.',
};
