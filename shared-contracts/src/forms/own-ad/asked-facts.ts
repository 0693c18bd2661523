import { FEATURES, VIEWS, type Feature } from '../../vocabulary';

/** Facts an ad may state, as fields of the form. */
export const FACT_FIELDS = [
  'surfaceNet',
  'surfaceGross',
  'surfacePlot',
  'rooms',
  'bedrooms',
  'bathrooms',
  'floor',
  'floors',
  'yearBuilt',
  'condition',
  'heating',
  'roomType',
  'roomRental',
  'coworkingType',
  'available',
  'availableFrom',
  'seaDistance',
  'titleClear',
  'usePermit',
  'legalized',
  'energy',
  'caseNumber',
  'auctionRound',
  'startsAt',
  'endsAt',
  'estimate',
  'lowestBid',
  'deposit',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** What decides which facts are asked for, as the form has it. */
export interface AdKind {
  contract: string;
  category: string;
  typology: string;
}

const LAND = ['15', '16'];
const FLATS = ['1', '2', '4'];
const HOUSES = ['3', '5', '6', '7'];
const ROOMS = ['17', '18'];
const GARAGES = '22';
const OFFICES = '23';
const AUCTION = '14';
const SALE = '1';

/** Warehouses, buildings and sheds. */
const WITH_PLOT = ['20', '21', '25'];
const LETTING: readonly Feature[] = ['smokers', 'pets', 'students'];

/** Whether an ad is about an auction, which is one by its contract or by its category. */
export function isAuctionAd({ contract, category }: AdKind): boolean {
  return contract === AUCTION || category === AUCTION;
}

/** Facts that the form asks of a kind of property, in its order. */
export function askedFacts(kind: AdKind): readonly FactField[] {
  const { category, typology, contract } = kind;
  const isLand = LAND.includes(typology);
  const isRoom = ROOMS.includes(typology);
  const isGarage = category === GARAGES;
  const isHome = FLATS.includes(typology) || HOUSES.includes(typology);
  const isAuction = isAuctionAd(kind);
  const isSale = contract !== '2';
  const asks: Readonly<Record<FactField, boolean>> = {
    surfaceNet: !isLand,
    surfaceGross: !isLand && !isRoom && !isGarage,
    surfacePlot: isLand || HOUSES.includes(typology) || WITH_PLOT.includes(category),
    rooms: isHome || typology === '8',
    bedrooms: isHome,
    bathrooms: !isLand && !isGarage,
    floor: !isLand && !HOUSES.includes(typology),
    floors: !isLand && !isGarage,
    yearBuilt: !isLand,
    condition: !isLand,
    heating: !isLand && !isGarage,
    roomType: isRoom,
    roomRental: isRoom,
    coworkingType: category === OFFICES,
    available: !isLand,
    availableFrom: !isLand,
    seaDistance: true,
    titleClear: isSale,
    usePermit: !isLand && isSale,
    legalized: !isLand && contract === SALE,
    energy: !isLand,
    caseNumber: isAuction,
    auctionRound: isAuction,
    startsAt: isAuction,
    endsAt: isAuction,
    estimate: isAuction,
    lowestBid: isAuction,
    deposit: isAuction,
  };
  return FACT_FIELDS.filter((name) => asks[name]);
}

/** What the property may have that the form offers. A tour is known by its address. */
export function askedFeatures({ contract, typology, category }: AdKind): readonly Feature[] {
  if (LAND.includes(typology)) return VIEWS;
  return FEATURES.filter(
    (feature) =>
      feature !== 'virtual-tour' &&
      (contract === '2' || !LETTING.includes(feature)) &&
      (category !== GARAGES ||
        ['elevator', 'alarm', 'single-garage', 'double-garage', 'parking-space'].includes(feature)),
  );
}

/** Name of the box of a feature. */
export function featureField(feature: Feature): `feature-${Feature}` {
  return `feature-${feature}`;
}
