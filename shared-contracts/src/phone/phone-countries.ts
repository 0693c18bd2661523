import type { Locale } from '../locales';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2 code; names come from `Intl.DisplayNames`. */
  country: string;
  /** Dial code without plus. */
  prefix: string;
  /** Further prefixes that are this country's alone. */
  also: readonly string[];
}

/**
 * ISO code and dial code, further prefixes behind a slash. Italy stands first; of the
 * countries that share a code the main one comes before the others, which decides ties.
 */
const LIST = `
IT39 HR385 US1 RU7 GB44 FI358 NO47 AU61 MA212 FR33 RE262 GP590 CW599
AD376 AE971 AF93 AG1268 AI1264 AL355 AM374 AO244 AR54 AS1684 AT43 AW297 AX358/35818 AZ994
BA387 BB1246 BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BL590 BM1441 BN673 BO591 BQ599/5993/5994/5997 BR55 BS1242
BT975 BW267 BY375 BZ501 CA1 CC61/6189162 CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238
CX61/6189164 CY357 CZ420 DE49 DJ253 DK45 DM1767 DO1809/1829/1849 DZ213 EC593 EE372 EG20 EH212/2125288 ER291 ES34
ET251 FJ679 FK500 FM691 FO298 GA241 GD1473 GE995 GF594 GG44/441481 GH233 GI350 GL299 GM220 GN224 GQ240 GR30 GT502
GU1671 GW245 GY592 HK852 HN504 HT509 HU36 ID62 IE353 IL972 IM44/441624 IN91 IO246 IQ964 IR98 IS354 JE44/441534
JM1876/1658 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1869 KP850 KR82 KW965 KY1345 KZ7/76/77 LA856 LB961 LC1758
LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853
MP1670 MQ596 MR222 MS1664 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672/6723 NG234 NI505 NL31
NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1787/1939 PS970 PT351 PW680 PY595 QA974
RO40 RS381 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47/4779 SK421 SL232 SM378 SN221 SO252 SR597 SS211
ST239 SV503 SX1721 SY963 SZ268 TA290/2908 TC1649 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1868
TV688 TW886 TZ255 UA380 UG256 UY598 UZ998 VA39/3906698 VC1784 VE58 VG1284 VI1340 VN84 VU678 WF681 WS685 XK383 YE967
YT262/262269/262639 ZA27 ZM260 ZW263 AC247
`;

/** Dial codes in the order of the list. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = LIST.trim()
  .split(/\s+/)
  .map((entry) => {
    const [prefix = '', ...also] = entry.slice(2).split('/');
    return { country: entry.slice(0, 2), prefix, also };
  });

const COUNTRY_OF_LOCALE: Readonly<Record<Locale, string>> = {
  hr: 'HR',
  de: 'DE',
  en: 'GB',
  it: 'IT',
  fr: 'FR',
  es: 'ES',
  ru: 'RU',
  pt: 'PT',
  el: 'GR',
};

/** The country a phone field begins with: by language, Croatia for Croatian. */
export function defaultPhoneCountry(locale: Locale): PhoneCountry {
  const code = COUNTRY_OF_LOCALE[locale];
  const found = PHONE_COUNTRIES.find(({ country }) => country === code);
  if (found === undefined) throw new RangeError(`no dial code for ${code}`);
  return found;
}
