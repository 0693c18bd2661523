import type { Condition, Feature, Heating, TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const TYPOLOGY_LABELS: Readonly<Record<TypologyCode, MessageDescriptor>> = {
  1: msg`Stan`,
  2: msg`Potkrovlje`,
  3: msg`Samostojeća kuća`,
  4: msg`Loft`,
  5: msg`Seoska kuća`,
  6: msg`Vila`,
  7: msg`Kuća u nizu`,
  8: msg`Ured`,
  9: msg`Trgovina`,
  10: msg`Skladište`,
  11: msg`Hala`,
  12: msg`Poslovni prostor`,
  13: msg`Laboratorij`,
  14: msg`Uhodan posao`,
  15: msg`Poljoprivredno zemljište`,
  16: msg`Građevinsko zemljište`,
  17: msg`Ležaj`,
  18: msg`Cijela soba`,
};

export const CONDITION_LABELS: Readonly<Record<Condition, MessageDescriptor>> = {
  new: msg`Novo ili u izgradnji`,
  good: msg`Dobro, useljivo`,
  renovated: msg`Izvrsno, preuređeno`,
  'to-renovate': msg`Za preuređenje`,
};

export const HEATING_LABELS: Readonly<Record<Heating, MessageDescriptor>> = {
  autonomous: msg`Etažno`,
  centralized: msg`Centralno`,
  'air-conditioning': msg`Klima-uređaj`,
};

export const FEATURE_LABELS: Readonly<Record<Feature, MessageDescriptor>> = {
  furnished: msg`Namješteno`,
  basement: msg`Podrum ili spremište`,
  pool: msg`Bazen`,
  elevator: msg`Lift`,
  alarm: msg`Alarm ili nadzor`,
  smokers: msg`Pušači dobrodošli`,
  pets: msg`Kućni ljubimci dobrodošli`,
  'balcony-terrace': msg`Balkon ili terasa`,
  'private-garden': msg`Vlastiti vrt`,
  'shared-garden': msg`Zajednički vrt`,
  'single-garage': msg`Garaža za jedan automobil`,
  'double-garage': msg`Garaža za dva automobila`,
  'parking-space': msg`Parkirno mjesto`,
  'sea-view': msg`Pogled na more`,
  'lake-view': msg`Pogled na jezero`,
  'mountain-view': msg`Pogled na planine`,
  'panoramic-view': msg`Panoramski pogled`,
  'river-view': msg`Pogled na rijeku`,
  'park-view': msg`Pogled na park`,
  'virtual-tour': msg`Virtualni obilazak`,
  'income-producing': msg`Donosi prihod`,
  students: msg`Za studente`,
};
