import { parseNumber } from '../../numbers';
import type { Rule } from '../../rules';
import { askedFacts, type AdKind, type FactField } from './asked-facts';

/**
 * A number as it stands in a field; null where there is none or it cannot be read.
 * @param fits whether the field takes a value
 */
export function ownAdNumber(text: string, fits: (value: number) => boolean = () => true): number | null {
  const sign = /^\s*[-−]/.test(text) ? -1 : 1;
  const parsed = parseNumber(text.replace(/^\s*[-−]/, '').replace(/\s*m²?$/u, ''), (value) => fits(sign * value));
  return parsed.kind === 'number' ? sign * parsed.value : null;
}

/** What stands in a field, without spaces around it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A number within bounds, or nothing. */
export function numberIn(least: number, most: number, { whole = false } = {}): Rule {
  return (value) => {
    const text = textOf(value);
    if (text === '') return null;
    const isWithin = (number: number): boolean => number >= least && number <= most;
    const number = ownAdNumber(text, isWithin);
    if (number === null || (whole && !Number.isInteger(number))) return 'number';
    return isWithin(number) ? null : 'number-range';
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A day as browsers write it, with or without a time. */
export function calendarDay(withTime = false): Rule {
  return (value) => {
    const text = textOf(value);
    if (text === '') return null;
    return (withTime ? MOMENT : DAY).test(text) && !Number.isNaN(Date.parse(`${text}${withTime ? ':00Z' : ''}`))
      ? null
      : 'date';
  };
}

/** An address of the web, or nothing. */
export function webLink(): Rule {
  return (value) => {
    const text = textOf(value);
    if (text === '') return null;
    return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? null : 'web-address';
  };
}

/** What a form says of its kind. */
export function kindOf(fields: Readonly<Record<string, unknown>>): AdKind {
  const said = (name: keyof AdKind): string => textOf(fields[name]);
  return { contract: said('contract'), category: said('category'), typology: said('typology') };
}

/** Asks a rule of facts that the kind of property has. */
export function ifAsked(field: FactField, rule: Rule): Rule {
  return (value, fields = {}) => (askedFacts(kindOf(fields)).includes(field) ? rule(value, fields) : null);
}
