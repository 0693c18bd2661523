import { msg } from '@lingui/core/macro';
import type { Locale } from '@kvadrat/contracts/locales';
import { sayIn, type Sentence } from '../../platform/messages';
import type { IsochroneErrorCode } from './isochrone-error';

const TEXTS: Readonly<Record<IsochroneErrorCode, Sentence>> = {
  ISOCHRONE_INVALID: msg`Odaberite mjesto na karti, vrijeme od 1 do 60 minuta i način putovanja.`,
  ISOCHRONE_OUTSIDE: msg`Vrijeme putovanja računamo samo za mjesta u Hrvatskoj.`,
  ISOCHRONE_IN_WATER: msg`Ta je točka na vodi. Odaberite mjesto na kopnu.`,
  ISOCHRONE_BUSY: msg`Trenutačno je velika gužva. Pokušajte ponovno za koju sekundu.`,
  ISOCHRONE_TIMEOUT: msg`Računanje je trajalo predugo. Pokušajte ponovno.`,
  ISOCHRONE_FAILED: msg`Vrijeme putovanja trenutačno ne možemo izračunati. Pokušajte ponovno.`,
};

/** Why there is no area, for the visitor. */
export function isochroneText(locale: Locale, reason: IsochroneErrorCode): string {
  return sayIn(locale)(TEXTS[reason]);
}
