import { COUNTRY } from '@kvadrat/contracts/constants';
import { countryName, readCountry } from '../reading/api';
import type { PlaceFinder } from './find-place';
import { quote, type FeedWarning } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';
import { repairEncoding } from './repair-encoding';

export interface FeedPlace {
  /** Exactly one of the two is set: a place of the directory, or the name of one abroad. */
  placeId: number | null;
  placeLabel: string | null;
  /** What titles call it. */
  shortName: string;
  warning: FeedWarning | null;
}

/**
 * Place of an ad: in the directory when the country is ours or not named, else by name only, so that foreign property
 * can be shown and found by its words; null when the ad names no place at all. A town of ours that is not known falls back to its county, then to the country.
 */
export function readPlace(ad: KyeroAd, places: PlaceFinder): FeedPlace | null {
  const town = properCase(name(ad, 'town'));
  const province = properCase(name(ad, 'province'));
  const countryText = name(ad, 'country');
  const country = readCountry(countryText).value;
  const abroad = countryText !== '' && country !== COUNTRY;
  if (!abroad) {
    const found = places.find(town, province, name(ad, 'location_detail'));
    if (found !== null) return { placeId: found.id, placeLabel: null, shortName: found.name, warning: null };
    const county = places.province(province);
    const wider = county ?? (country === COUNTRY ? places.country() : null);
    if (wider !== null) {
      return { placeId: wider.id, placeLabel: null, shortName: town || wider.name, warning: { code: 'place-unknown', detail: quote(`${town}, ${province}`) } };
    }
  }
  const label = [town, province, country === null ? properCase(countryText) : countryName(country)].filter((part) => part !== '');
  if (label.length === 0) return null;
  return { placeId: null, placeLabel: [...new Set(label)].join(', '), shortName: town || label.join(', '), warning: null };
}

function name(ad: KyeroAd, path: string): string {
  return repairEncoding(adText(ad, path)).replace(/\s+/g, ' ').slice(0, 100);
}

/** `almunecar` and `ALMUNECAR` → `Almunecar`; names in mixed case stay. */
function properCase(text: string): string {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
