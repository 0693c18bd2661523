import type { FactField } from '@kvadrat/contracts/forms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Facts that are chosen from words of the vocabulary. */
export type CodeFact = 'condition' | 'heating' | 'roomType' | 'roomRental' | 'coworkingType';
/** The energy class has a field of its own. */
export type FieldFact = Exclude<FactField, 'energy'>;

interface FactWords {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  required?: boolean;
}

export type FactLook = FactWords & { look: 'number' | 'yes-no' | 'text' | 'date' | 'datetime-local' };

/** What each code is called in the form. */
export const CODE_FACTS: Readonly<Record<CodeFact, FactWords>> = {
  condition: { label: msg`Stanje` },
  heating: { label: msg`Grijanje i hlađenje` },
  roomType: { label: msg`Vrsta sobe`, required: true },
  roomRental: { label: msg`Što se iznajmljuje`, required: true },
  coworkingType: { label: msg`Coworking`, hint: msg`Samo ako iznajmljujete mjesto u zajedničkom uredu.` },
};

/** What every other fact is called, and what it is typed into. */
export const FACT_FIELDS: Readonly<Record<Exclude<FieldFact, CodeFact>, FactLook>> = {
  surfaceNet: {
    look: 'number',
    label: msg`Neto površina (m²)`,
    hint: msg`Stambena, bez balkona i terasa.`,
    required: true,
  },
  surfaceGross: { look: 'number', label: msg`Bruto površina (m²)` },
  surfacePlot: { look: 'number', label: msg`Površina zemljišta (m²)` },
  rooms: { look: 'number', label: msg`Broj soba` },
  bedrooms: { look: 'number', label: msg`Spavaće sobe` },
  bathrooms: { look: 'number', label: msg`Kupaonice` },
  floor: { look: 'number', label: msg`Kat`, hint: msg`Prizemlje je 0, suteren -1.` },
  floors: { look: 'number', label: msg`Katova u zgradi` },
  yearBuilt: { look: 'number', label: msg`Godina gradnje` },
  seaDistance: { look: 'number', label: msg`Do mora pješice (m)` },
  available: { look: 'yes-no', label: msg`Slobodno odmah` },
  availableFrom: { look: 'date', label: msg`Slobodno od` },
  titleClear: { look: 'yes-no', label: msg`Vlasništvo 1/1, bez tereta` },
  usePermit: { look: 'yes-no', label: msg`Uporabna dozvola` },
  legalized: { look: 'yes-no', label: msg`Legalizirano`, hint: msg`Samo ako je građeno bez dozvole.` },
  caseNumber: { look: 'text', label: msg`Broj predmeta`, required: true },
  auctionRound: { look: 'number', label: msg`Koja dražba po redu`, required: true },
  startsAt: { look: 'datetime-local', label: msg`Početak`, required: true },
  endsAt: { look: 'datetime-local', label: msg`Kraj`, required: true },
  estimate: { look: 'number', label: msg`Utvrđena vrijednost (€)`, required: true },
  lowestBid: { look: 'number', label: msg`Najniža ponuda (€)`, required: true },
  deposit: { look: 'number', label: msg`Jamčevina (€)`, required: true },
};
