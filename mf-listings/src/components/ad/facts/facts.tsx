import { useFormat, useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { adKind, type AdKind } from '../ad-kind';
import { FactList, type Fact } from './fact-list';
import { FloorText } from '../floor-text';

type FactName =
  | 'typology'
  | 'rental'
  | 'roomType'
  | 'coworking'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'floor'
  | 'floors'
  | 'year'
  | 'condition'
  | 'heating'
  | 'sea'
  | 'available'
  | 'phase'
  | 'permit'
  | 'finished'
  | 'reference';

/** Each kind of property is asked other things. */
const ASKED: Readonly<Record<AdKind, readonly FactName[]>> = {
  home: [
    'typology',
    'condition',
    'rooms',
    'bedrooms',
    'bathrooms',
    'floor',
    'floors',
    'year',
    'heating',
    'sea',
    'available',
    'reference',
  ],
  // A room's type says what is let, the same as its rental.
  room: [
    'rental',
    'roomType',
    'bathrooms',
    'floor',
    'floors',
    'heating',
    'condition',
    'year',
    'sea',
    'available',
    'reference',
  ],
  commercial: [
    'typology',
    'coworking',
    'condition',
    'rooms',
    'bathrooms',
    'floor',
    'floors',
    'year',
    'heating',
    'available',
    'reference',
  ],
  garage: ['floor', 'floors', 'condition', 'year', 'available', 'reference'],
  land: ['typology', 'sea', 'available', 'reference'],
  project: ['phase', 'permit', 'finished', 'floors', 'typology', 'heating', 'sea', 'reference'],
};

/** What the ad states, by what it is about. */
export function Facts({ listing }: { listing: ListingDetail }): ReactElement | null {
  const { t } = useLingui();
  const facts = useFacts(listing);
  return <FactList id="podaci" title={t`Podaci`} facts={ASKED[adKind(listing)].map((name) => facts[name])} />;
}

function useFacts(listing: ListingDetail): Readonly<Record<FactName, Fact>> {
  const { t } = useLingui();
  const word = useWords();
  const format = useFormat();
  const {
    bedrooms,
    derived,
    rooms,
    floor,
    condition,
    heating,
    project,
    roomType,
    roomRental,
    coworkingType,
    seaDistance,
  } = listing;
  return {
    typology: [t`Vrsta nekretnine`, word('typologies', listing.typology)],
    rental: [t`Iznajmljuje se`, roomRental === null ? null : word('roomRentals', roomRental)],
    roomType: [t`Vrsta sobe`, roomType === null ? null : word('roomTypes', roomType)],
    coworking: [t`Coworking`, coworkingType === null ? null : word('coworkingTypes', coworkingType)],
    rooms: [
      t`Sobe`,
      rooms === null || !derived.includes('rooms') ? rooms : <Trans>{rooms}, računajući dnevni boravak</Trans>,
    ],
    // A studio has none; a zero would read like a mistake.
    bedrooms: [
      t`Spavaće sobe`,
      bedrooms === 0 || bedrooms === null ? null : derived.includes('bedrooms') ? (
        <Trans>{bedrooms}, po broju soba</Trans>
      ) : (
        bedrooms
      ),
    ],
    bathrooms: [t`Kupaonice`, listing.bathrooms],
    floor: [t`Kat`, floor === null ? null : <FloorText floor={floor} />],
    floors: [t`Katova u zgradi`, project?.floors ?? listing.floors],
    year: [t`Godina gradnje`, listing.yearBuilt],
    condition: [t`Stanje`, condition === null ? null : word('conditions', condition)],
    heating: [t`Grijanje`, heating === null ? null : word('heatings', heating)],
    sea: [t`Do mora`, seaDistance === null ? null : `${format.number(seaDistance)}\u00a0${format.units.metre}`],
    available: [t`Dostupnost`, availability(listing, format.date, word)],
    phase: [t`Faza gradnje`, project === null ? null : <Phase phase={project.phase} />],
    permit: [t`Građevinska dozvola`, project?.permit ?? null],
    finished: [t`Dovršetak`, typeof project?.finishedOn === 'string' ? format.date(project.finishedOn) : null],
    reference: [t`Šifra oglasa`, listing.reference],
  };
}

function availability(
  { available, availableFrom, status }: ListingDetail,
  date: (iso: string) => string,
  word: ReturnType<typeof useWords>,
): ReactNode {
  // What is sold or let is not free, whatever the ad said before.
  if (status === 'sold') return null;
  if (availableFrom !== null) return <Trans>slobodno od {date(availableFrom)}</Trans>;
  return available === null ? null : word('availabilities', available ? 'Libero' : 'Occupato');
}

function Phase({ phase }: { phase: NonNullable<ListingDetail['project']>['phase'] }): ReactElement {
  switch (phase) {
    case 'planned':
      return <Trans>u planu</Trans>;
    case 'permitted':
      return <Trans>ima dozvolu</Trans>;
    case 'under-construction':
      return <Trans>gradi se</Trans>;
    case 'shell':
      return <Trans>pod krovom</Trans>;
    case 'finished':
      return <Trans>dovršeno</Trans>;
  }
}
