import type { SearchCriteria, SearchFlag } from '@kvadrat/contracts/search';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Criteria that are a choice of words (R107, R108, R113, R127, R128). */
export const OPTION_KEYS = ['conditions', 'floorPositions', 'parkings', 'heatings', 'gardens', 'energyLevels', 'views', 'flags'] as const;

export type SearchOption = SearchCriteria[(typeof OPTION_KEYS)[number]][number];

export const FLAG_LABELS: Readonly<Record<SearchFlag, MessageDescriptor>> = {
  balconeOterrazzo: msg`Balkon ili terasa`,
  ascensore: msg`Lift`,
  arredato: msg`Namješteno`,
  cantina: msg`Podrum ili spremište`,
  piscina: msg`Bazen`,
  sistemaAllarmeVigilanza: msg`Alarm ili nadzor`,
  animali: msg`Kućni ljubimci dobrodošli`,
  fumatore: msg`Pušači dobrodošli`,
  virtualTour: msg`Virtualni obilazak`,
  aReddito: msg`Donosi prihod`,
  perStudenti: msg`Za studente`,
  noAste: msg`Bez dražbi`,
};

/** What a filter is called once it is chosen. */
export const OPTION_LABELS: Readonly<Record<SearchOption, MessageDescriptor>> = {
  ...FLAG_LABELS,
  new: msg`Novo ili u izgradnji`,
  good: msg`Dobro, useljivo`,
  renovated: msg`Izvrsno, preuređeno`,
  'to-renovate': msg`Za preuređenje`,
  ground: msg`Prizemlje`,
  intermediate: msg`Srednji katovi`,
  top: msg`Najviši kat`,
  'single-garage': msg`Garaža za jedan automobil`,
  'double-garage': msg`Garaža za dva automobila`,
  'parking-space': msg`Parkirno mjesto`,
  autonomous: msg`Etažno grijanje`,
  centralized: msg`Centralno grijanje`,
  'air-conditioning': msg`Klima-uređaj`,
  'private-garden': msg`Vlastiti vrt`,
  'shared-garden': msg`Zajednički vrt`,
  high: msg`Energetski razred od A+ do B`,
  medium: msg`Energetski razred od C do E`,
  low: msg`Energetski razred F ili G`,
  'sea-view': msg`Pogled na more`,
  'lake-view': msg`Pogled na jezero`,
  'mountain-view': msg`Pogled na planine`,
  'panoramic-view': msg`Panoramski pogled`,
  'river-view': msg`Pogled na rijeku`,
  'park-view': msg`Pogled na park`,
};
