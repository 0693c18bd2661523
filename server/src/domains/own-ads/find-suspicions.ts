import { descriptionField, kindOf, ownAdNumber, titleField } from '@kvadrat/contracts/forms';
import { LOCALES } from '@kvadrat/contracts/locales';
import { fold } from '../../platform/text';
import type { OwnAdFields } from './own-ad.tables';

/** Why somebody looks at an ad before everybody does. */
export const SUSPICIONS = [
  'phone-in-text',
  'link-in-text',
  'iban-in-text',
  'payment-in-advance',
  'excluding-words',
  'price-out-of-range',
] as const;
type Suspicion = (typeof SUSPICIONS)[number];

const PHONE = /(?:\+|\b00|\b0)\d[\d\s/().-]{6,}\d/u;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b|\b(?:wa\.me|t\.me)\//iu;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?\b/u;
/** Folded; how frauds ask for money, in any of our languages. */
const PAYMENTS = [
  'western union',
  'moneygram',
  'paysafe',
  'bitcoin',
  'usdt',
  'kapara unaprijed',
  'uplata prije razgled',
];
/** Folded; whom an ad may not shut out by origin, faith or family. */
const EXCLUDING = [
  'ne strancima',
  'strancima ne',
  'samo hrvat',
  'ne izdaje se strancima',
  'bez djece',
  'samo katolici',
  'no foreigners',
  'nur deutsche',
];

/** Euros for a square metre of a home: sale, rent by the month. */
const USUAL = { '1': [150, 20_000], '2': [2, 120] } as const;
const HOMES = ['1', '2', '3', '4', '5', '6', '7'];

/** Looks for what frauds and forbidden ads have in common; a person decides what it means. */
export function findSuspicions(fields: OwnAdFields): Suspicion[] {
  const text = LOCALES.flatMap((locale) => [fields[titleField(locale)], fields[descriptionField(locale)]]).join('\n');
  const folded = fold(text).replace(/\s+/g, ' ');
  const found: Readonly<Record<Suspicion, boolean>> = {
    'phone-in-text': PHONE.test(text),
    'link-in-text': LINK.test(text),
    'iban-in-text': IBAN.test(text),
    'payment-in-advance': PAYMENTS.some((words) => folded.includes(words)),
    'excluding-words': EXCLUDING.some((words) => folded.includes(words)),
    'price-out-of-range': isOddPrice(fields),
  };
  return SUSPICIONS.filter((suspicion) => found[suspicion]);
}

function isOddPrice(fields: OwnAdFields): boolean {
  const { contract, typology } = kindOf(fields);
  const [price, surface] = [ownAdNumber(fields['price'] ?? ''), ownAdNumber(fields['surfaceNet'] ?? '')];
  if (fields['onRequest'] === '1' || price === null || surface === null || !HOMES.includes(typology)) return false;
  if (contract !== '1' && contract !== '2') return false;
  const [least, most] = USUAL[contract];
  return price / surface < least || price / surface > most;
}
