import { COUNTRY } from '@kvadrat/contracts/constants';
import {
  type LatLng,
  type Located,
  nearestPlace,
  type Place,
  type PlaceDirectory,
  placeLocator,
  SURE,
  whyHere,
} from '../geography/api';
import { countryName, readCountry } from '../reading/api';
import { quote, type FeedWarning } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';
import { readCoordinates } from './read-coordinates';
import { repairEncoding } from './repair-encoding';

export interface FeedPlace {
  /** Exactly one of the two is set: a place of the directory, or the name of one abroad. */
  placeId: number | null;
  placeLabel: string | null;
  /** ISO 3166 code of another country, where it is known which. */
  country?: string;
  /** What titles call it. */
  shortName: string;
  warnings: FeedWarning[];
}

/** What the ad says about where it is. */
interface Said {
  town: string;
  province: string;
  part: string;
  country: string;
  position: LatLng | null;
}

/** Smaller places are no reading of a name that is not exactly theirs, where nothing else says that it lies here. */
const KNOWN_TO_MANY = 5000;
const CLOSE_M = 3000;

/**
 * Place of an ad: in the directory when the country is ours, else by name only, so that foreign property can be shown and found by
 * its words; null when the ad names no place at all. Where the country is not named or not known, the town, the county or the
 * position decide. A town of ours that is not known falls back to the town around its position, to its county, then to the
 * country. Whatever is not as the ad says it is told.
 */
export function readPlace(ad: KyeroAd, directory: PlaceDirectory): FeedPlace | null {
  const said: Said = {
    town: properCase(name(ad, 'town')),
    province: properCase(name(ad, 'province')),
    part: name(ad, 'location_detail'),
    country: name(ad, 'country'),
    position: readCoordinates(adText(ad, 'location/latitude'), adText(ad, 'location/longitude'), true).coordinates,
  };
  const country = readCountry(said.country).value;
  if (country !== null && country !== COUNTRY) return abroad(said, country);
  const located = placeLocator(directory).locate(said);
  const county = placeLocator(directory).province(said.province);
  const around = said.position === null ? null : nearestTown(directory, said.position);
  if (country === COUNTRY || isHere(located, { county, around }, directory)) {
    const guessed: FeedWarning[] =
      country === null && said.country !== '' ? [{ code: 'country-guessed', detail: quote(said.country) }] : [];
    if (located !== null)
      return {
        ...placed(located, around, directory),
        warnings: [...guessed, ...near(located, country === null && isTrimmed(said, located))],
      };
    const inCounty = around !== null && county !== null && !directory.chain(around.id).includes(county) ? null : around;
    const wider = inCounty ?? county ?? (country === COUNTRY ? directory.country : undefined);
    if (wider !== undefined && (said.town !== '' || county !== null || around !== null || country === COUNTRY)) {
      const words = [said.town, said.province].filter((word) => word !== '').join(', ');
      return {
        placeId: wider.id,
        placeLabel: null,
        shortName: said.town || wider.name,
        warnings: [...guessed, { code: 'place-unknown', detail: quote(`${words} → ${wider.name}`) }],
      };
    }
  }
  return abroad(said, country);
}

/** Ads lie in towns: who names an island alone is in the town of it where the position is, else in its county. */
function placed({ place }: Located, around: Place | null, directory: PlaceDirectory): Omit<FeedPlace, 'warnings'> {
  const taken =
    place.level !== 'touristic_area'
      ? place
      : around !== null && directory.towns(place).includes(around)
        ? around
        : countyOf(place, directory);
  return { placeId: taken.id, placeLabel: null, shortName: place.name };
}

function countyOf(area: Place, directory: PlaceDirectory): Place {
  const counties = new Set(
    directory.towns(area).flatMap(({ id }) => directory.chain(id).filter(({ level }) => level === 'province')),
  );
  const [county, ...others] = counties;
  return (others.length === 0 ? county : directory.country) ?? area;
}

/** Whether an ad that names no country that is known is of ours. */
function isHere(
  located: Located | null,
  { county, around }: { county: Place | null; around: Place | null },
  directory: PlaceDirectory,
): boolean {
  if (county !== null || around !== null) return true;
  if (located === null) return false;
  const town = directory.chain(located.place.id).find(({ level }) => level === 'city');
  return ['as-written', 'words-around'].includes(located.town.way) || (town?.population ?? 0) >= KNOWN_TO_MANY;
}

/** Positions are often those of the middle of some place: farther away they say little. */
function nearestTown(directory: PlaceDirectory, position: LatLng): Place | null {
  const nearest = nearestPlace(directory, position);
  return nearest === null || nearest.distance > CLOSE_M
    ? null
    : (directory.chain(nearest.place.id).find(({ level }) => level === 'city') ?? null);
}

/** "21000 Split": nothing but the name says that it is here, and that stands there with something else. */
function isTrimmed({ town }: Said, { town: { words }, reasons }: Located): boolean {
  return words !== town && !reasons.includes('joined');
}

function near(located: Located, trimmed: boolean): FeedWarning[] {
  return located.score >= SURE && located.place.level !== 'touristic_area' && !trimmed
    ? []
    : [{ code: 'place-near', detail: quote(whyHere(located)) }];
}

function abroad({ town, province, country: words }: Said, country: string | null): FeedPlace | null {
  const label = [town, province, country === null ? properCase(words) : countryName(country)].filter(
    (part) => part !== '',
  );
  if (label.length === 0) return null;
  const known = country === null || country === COUNTRY ? {} : { country };
  return {
    placeId: null,
    placeLabel: [...new Set(label)].join(', '),
    ...known,
    shortName: town || label.join(', '),
    warnings: [{ code: 'abroad', detail: quote(label.join(', ')) }],
  };
}

function name(ad: KyeroAd, path: string): string {
  return repairEncoding(adText(ad, path)).replace(/\s+/g, ' ').slice(0, 100);
}

/** `almunecar` and `ALMUNECAR` → `Almunecar`; names in mixed case stay. */
function properCase(text: string): string {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
