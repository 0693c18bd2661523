import { useWords } from '@kvadrat/remote-kit';
import { ENERGY_CLASSES, energyLevelOf, FEATURES } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/use-format';
import type { ComparedAd, ComparedListing } from './compare-loader';
import { compareRow, type Better, type CompareRow } from './compare-row';

/** Figures and facts, then what the properties have; what none of the ads says is left out. */
export interface CompareRows {
  facts: CompareRow[];
  features: CompareRow[];
}

type Surface = keyof ComparedListing['surface'];

export function useCompareRows(ads: readonly ComparedAd[]): CompareRows {
  const { t } = useLingui();
  const word = useWords();
  const format = useFormat();
  const columns = ads.map(({ listing }) => listing);
  const listings = columns.filter((listing) => listing !== null);
  const row = (key: string, name: string, say: (listing: ComparedListing) => string | null, better?: Better): CompareRow => compareRow(columns, key, name, say, better);
  const count = (value: number | null): string | null => (value === null ? null : format.number(value));
  const stated = (value: boolean | null, yes: string, no: string): string | null => (value === null ? null : value ? yes : no);
  // A rent is not cheaper than a price.
  const lowest = listings.every(({ contract }) => contract === listings[0]?.contract) ? (of: Better['of']): Better => ({ of, wanted: 'lowest', word: t`najniža` }) : () => undefined;
  const surface = (kind: Surface, name: string): CompareRow =>
    row(kind, name, ({ surface: { [kind]: area } }) => (area === null ? null : format.area(area)), { of: (listing) => listing.surface[kind], wanted: 'highest', word: t`najveća` });
  const floorText = (floor: number): string => (floor === 0 ? t`prizemlje` : floor < 0 ? t`suteren` : t`${floor}. kat`);

  const facts = [
    row('price', t`Cijena`, ({ price, contract }) => priceText(price.value, contract), lowest(({ price }) => price.value)),
    row('perSquareMetre', t`Cijena po m²`, ({ price: { perSquareMetre } }) => (perSquareMetre === null ? null : `${format.money(perSquareMetre)}/m²`), lowest(({ price }) => price.perSquareMetre)),
    surface('net', t`Neto površina`),
    surface('gross', t`Bruto površina`),
    surface('plot', t`Površina zemljišta`),
    row('rooms', t`Sobe`, ({ rooms }) => count(rooms)),
    // A studio has none; a zero would read like a mistake.
    row('bedrooms', t`Spavaće sobe`, ({ bedrooms }) => (bedrooms === 0 ? null : count(bedrooms))),
    row('bathrooms', t`Kupaonice`, ({ bathrooms }) => count(bathrooms)),
    row('floor', t`Kat`, ({ floor }) => (floor === null ? null : floorText(floor))),
    row('year', t`Godina gradnje`, ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt))),
    row('energy', t`Energetski razred`, ({ energyClass }) => energyText(energyClass), {
      of: ({ energyClass }) => (energyLevelOf(energyClass) === null ? null : energyClass),
      wanted: 'lowest',
      word: t`najbolji`,
    }),
    row('condition', t`Stanje`, ({ condition }) => (condition === null ? null : word('conditions', condition))),
    row('heating', t`Grijanje`, ({ heating }) => (heating === null ? null : word('heatings', heating))),
    row('sea', t`Do mora`, ({ seaDistance }) => (seaDistance === null ? null : `${format.number(seaDistance)}\u00a0m`)),
    row('title', t`Vlasništvo`, ({ titleClear }) => stated(titleClear, t`1/1, bez tereta`, t`više vlasnika ili teret`)),
    row('permit', t`Uporabna dozvola`, ({ usePermit }) => stated(usePermit, t`postoji`, t`ne postoji`)),
    row('legalized', t`Legalizacija`, ({ legalized }) => stated(legalized, t`provedena`, t`nije provedena`)),
    row('commission', t`Provizija`, ({ commission, advertiser }) => (advertiser.type === 'privato' ? t`ne plaća se` : stated(commission, t`plaća se`, t`ne plaća se`))),
    row('advertiser', t`Oglašivač`, ({ advertiser: { name, type } }) => `${name}, ${type === 'agenzia' ? t`agencija` : t`privatni oglas`}`),
    row('days', t`Dana na tržištu`, ({ daysOnMarket }) => count(daysOnMarket)),
  ];
  const named = FEATURES.filter((feature) => listings.some(({ features }) => features.includes(feature)));
  const features = named.map((feature) => row(feature, word('features', feature), (listing) => (listing.features.includes(feature) ? t`ima` : null)));
  return { facts: facts.filter(({ values }) => values.some((value) => value !== null)), features };

  function priceText(value: number | null, contract: ComparedListing['contract']): string {
    if (value === null) return t`Cijena na upit`;
    const money = format.money(value);
    return contract === 2 ? t`${money} mjesečno` : money;
  }

  function energyText(energyClass: ComparedListing['energyClass']): string | null {
    const level = energyLevelOf(energyClass);
    return level === null ? null : `${ENERGY_CLASSES[energyClass]}: ${word('energyLevels', level)}`;
  }
}
