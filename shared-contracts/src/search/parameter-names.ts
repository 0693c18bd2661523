/** Parameters that say yes or nothing: what an ad must have, that it is no auction, and some of our own. */
export const SEARCH_FLAGS = [
  'balconeOterrazzo',
  'ascensore',
  'arredato',
  'cantina',
  'piscina',
  'sistemaAllarmeVigilanza',
  'animali',
  'fumatore',
  'virtualTour',
  'aReddito',
  'perStudenti',
  'noAste',
  'noCommission',
  'priceReduced',
  'foldDuplicates',
  'available',
  'withPhotos',
  'withPlan',
] as const;

export type SearchFlag = (typeof SEARCH_FLAGS)[number];

/** Parameters that name places by id, widest first. `fkRegione` is read as `idRegione`. */
export const PLACE_PARAMETERS = [
  'idNazione',
  'idRegione',
  'idProvincia',
  'idAreaTuristica',
  'idMacroarea',
  'idComune',
  'idMZona',
  'idQuartiere',
  'fkMetro',
  'fkMetroStation',
] as const;

export type PlaceParameter = (typeof PLACE_PARAMETERS)[number];
