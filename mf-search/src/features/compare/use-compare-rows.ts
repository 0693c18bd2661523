import { useWords } from '@kvadrat/remote-kit';
import { energyLevelOf, FEATURES } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { ComparedAd, ComparedListing } from './compare-loader';
import { compareRow, type Better, type CompareRow } from './compare-row';
import { useComparedTexts } from './use-compared-texts';

/** Figures and facts, then what the properties have; what none of the ads says is left out. */
export interface CompareRows {
  facts: CompareRow[];
  features: CompareRow[];
}

type Surface = keyof ComparedListing['surface'];

export function useCompareRows(ads: readonly ComparedAd[]): CompareRows {
  const { t } = useLingui();
  const word = useWords();
  const say = useComparedTexts();
  const columns = ads.map(({ listing }) => listing);
  const listings = columns.filter((listing) => listing !== null);
  const row = (
    key: string,
    name: string,
    textOf: (listing: ComparedListing) => string | null,
    better?: Better,
  ): CompareRow => compareRow(columns, key, name, textOf, better);
  const stated = (value: boolean | null, yes: string, no: string): string | null =>
    value === null ? null : value ? yes : no;
  // A rent is not cheaper than a price.
  const lowest = listings.every(({ contract }) => contract === listings[0]?.contract)
    ? (of: Better['of']): Better => ({ of, wanted: 'lowest', word: t`najniža` })
    : () => undefined;
  const surface = (kind: Surface, name: string): CompareRow =>
    row(kind, name, (listing) => say.area(listing.surface[kind]), {
      of: (listing) => listing.surface[kind],
      wanted: 'highest',
      word: t`najveća`,
    });

  const facts = [
    row(
      'price',
      t`Cijena`,
      ({ price, contract }) => say.price(price.value, contract),
      lowest(({ price }) => price.value),
    ),
    row(
      'perSquareMetre',
      t`Cijena po m²`,
      ({ price }) => say.perSquareMetre(price.perSquareMetre),
      lowest(({ price }) => price.perSquareMetre),
    ),
    surface('net', t`Neto površina`),
    surface('gross', t`Bruto površina`),
    surface('plot', t`Površina zemljišta`),
    row('rooms', t`Sobe`, ({ rooms }) => say.count(rooms)),
    // A studio has none; a zero would read like a mistake.
    row('bedrooms', t`Spavaće sobe`, ({ bedrooms }) => (bedrooms === 0 ? null : say.count(bedrooms))),
    row('bathrooms', t`Kupaonice`, ({ bathrooms }) => say.count(bathrooms)),
    row('floor', t`Kat`, ({ floor }) => say.floor(floor)),
    row('year', t`Godina gradnje`, ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt))),
    row('energy', t`Energetski razred`, ({ energyClass }) => say.energy(energyClass), {
      of: ({ energyClass }) => (energyLevelOf(energyClass) === null ? null : energyClass),
      wanted: 'lowest',
      word: t`najbolji`,
    }),
    row('condition', t`Stanje`, ({ condition }) => (condition === null ? null : word('conditions', condition))),
    row('heating', t`Grijanje`, ({ heating }) => (heating === null ? null : word('heatings', heating))),
    row('sea', t`Do mora`, ({ seaDistance }) => say.distance(seaDistance)),
    row('title', t`Vlasništvo`, ({ titleClear }) => stated(titleClear, t`1/1, bez tereta`, t`više vlasnika ili teret`)),
    row('permit', t`Uporabna dozvola`, ({ usePermit }) => stated(usePermit, t`postoji`, t`ne postoji`)),
    row('legalized', t`Legalizacija`, ({ legalized }) => stated(legalized, t`provedena`, t`nije provedena`)),
    row('commission', t`Provizija`, ({ commission, advertiser }) =>
      advertiser.type === 'privato' ? t`ne plaća se` : stated(commission, t`plaća se`, t`ne plaća se`),
    ),
    row(
      'advertiser',
      t`Oglašivač`,
      ({ advertiser: { name, type } }) => `${name}, ${type === 'agenzia' ? t`agencija` : t`privatni oglas`}`,
    ),
    row('days', t`Dana na tržištu`, ({ daysOnMarket }) => say.count(daysOnMarket)),
  ];
  const named = FEATURES.filter((feature) => listings.some(({ features }) => features.includes(feature)));
  const features = named.map((feature) =>
    row(feature, word('features', feature), (listing) => (listing.features.includes(feature) ? t`ima` : null)),
  );
  return { facts: facts.filter(({ values }) => values.some((value) => value !== null)), features };
}
