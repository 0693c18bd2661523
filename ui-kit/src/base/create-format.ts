/** Numbers as one language writes them; spaces inside do not break. */
export interface Format {
  /** Groups thousands in every language, also those that leave four digits whole: `1.250` */
  number: (value: number) => string;
  /** A whole amount with its currency sign where the language puts it: `250.000 €`, `€250,000` */
  money: (amount: number) => string;
  /** `58 m²` */
  area: (squareMetres: number) => string;
  /** What a square metre costs: `3.245 €/m²` */
  perArea: (amount: number) => string;
  /** `300 m`, `1,2 km` */
  length: (metres: number) => string;
  /** `48 kB`, `1,2 MB` */
  fileSize: (bytes: number) => string;
  units: FormatUnits;
  /** `12,4 %` of 0.124, with at most one decimal; sign and space as the language has them: `12.4%` */
  percent: (share: number) => string;
  /** The same with its sign also where it has risen: `+12,4 %`, `−3 %` */
  change: (share: number) => string;
  /** `23. 1. 2026.` of an ISO date-time */
  date: (iso: string) => string;
}

/** Units behind a figure. */
interface FormatUnits {
  metre: string;
  kilometre: string;
  squareMetre: string;
}

export interface FormatZone {
  currency: string;
  timeZone: string;
  /** Those of the language, where its letters are not Latin. */
  units?: FormatUnits;
}

const LATIN_UNITS: FormatUnits = { metre: 'm', kilometre: 'km', squareMetre: 'm²' };

const formats = new Map<string, Format>();

/**
 * The same object for the same language and zone: making formatters costs far more than using them,
 * and every card of a list asks.
 * @param locale tag for `Intl`; region and zone decide on forms and days
 */
export function createFormat(locale: string, zone: FormatZone): Format {
  const key = `${locale} ${zone.currency} ${zone.timeZone} ${zone.units?.squareMetre ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) formats.set(key, (format = makeFormat(locale, zone)));
  return format;
}

function makeFormat(locale: string, { currency, timeZone, units = LATIN_UNITS }: FormatZone): Format {
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    maximumFractionDigits: 0,
  });
  const share = { style: 'percent', maximumFractionDigits: 1 } as const;
  const percent = new Intl.NumberFormat(locale, share);
  const change = new Intl.NumberFormat(locale, { ...share, signDisplay: 'exceptZero' });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone });
  return {
    number: (value) => number.format(value),
    money: (amount) => money.format(amount),
    area: (squareMetres) => `${number.format(squareMetres)}\u00a0${units.squareMetre}`,
    perArea: (amount) => `${money.format(amount)}/${units.squareMetre}`,
    length: (metres) =>
      metres < 1000
        ? `${number.format(metres)}\u00a0${units.metre}`
        : `${number.format(Math.round(metres / 100) / 10)}\u00a0${units.kilometre}`,
    fileSize: (bytes) => writeFileSize(locale, bytes),
    units,
    percent: (value) => percent.format(value),
    change: (value) => change.format(value),
    date: (iso) => date.format(new Date(iso)),
  };
}

/** Made when it is asked for: few pages name files. */
function writeFileSize(locale: string, bytes: number): string {
  const large = bytes >= 999_500;
  const write = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return write.format(large ? bytes / 1e6 : Math.max(1, bytes / 1e3));
}
