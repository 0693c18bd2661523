import type { IsochroneTexts } from '../isochrone-texts';

export const hr: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Odaberite mjesto na karti, vrijeme od 1 do 60 minuta i način putovanja.',
  ISOCHRONE_OUTSIDE: 'Vrijeme putovanja računamo samo za mjesta u Hrvatskoj.',
  ISOCHRONE_IN_WATER: 'Ta je točka na vodi. Odaberite mjesto na kopnu.',
  ISOCHRONE_BUSY: 'Trenutačno je velika gužva. Pokušajte ponovno za koju sekundu.',
  ISOCHRONE_TIMEOUT: 'Računanje je trajalo predugo. Pokušajte ponovno.',
  ISOCHRONE_FAILED: 'Vrijeme putovanja trenutačno ne možemo izračunati. Pokušajte ponovno.',
};
