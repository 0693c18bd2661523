import { Parser } from 'htmlparser2';

/** Two references to the halves of one character, as programs of 16-bit letters write an emoji. */
const SURROGATES = /&#(?:x0*(d[89ab][0-9a-f]{2})|0*(5[56]\d{3}));&#(?:x0*(d[c-f][0-9a-f]{2})|0*(5[67]\d{3}));/gi;
const NUMBER = /&#(?:x([0-9a-f]+)|(\d+));/gi;
const REFERENCE = /&(?:#(?:x([0-9a-f]+)|(\d+))|[a-z][a-z0-9]{1,31});/gi;
/** Control characters that no text may hold. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const names = new Map<string, string>();

/**
 * Replaces the references of HTML and XML by their characters, once: `&#269;`, `&scaron;`, `&amp;`. Two halves of an emoji
 * become it, control characters a space, a number that names no character U+FFFD. What has no semicolon or no meaning stays.
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return joinSurrogates(text).replace(REFERENCE, (reference, hex: string | undefined, decimal: string | undefined) =>
    hex === undefined && decimal === undefined ? named(reference) : characterOf(hex, decimal),
  );
}

/**
 * Mends references by number that XML refuses and leaves the others: what they stand for is put in their place.
 * @see decodeReferences
 */
export function mendReferences(text: string): string {
  return joinSurrogates(text).replace(NUMBER, (all, hex: string | undefined, decimal: string | undefined) => {
    const character = characterOf(hex, decimal);
    return character === ' ' || character === '\ufffd' || isWindowsLetter(hex, decimal) ? character : all;
  });
}

function joinSurrogates(text: string): string {
  return text.replace(SURROGATES, (all, ...halves: (string | undefined)[]) => {
    const high = unitOf(halves[0], halves[1]);
    const low = unitOf(halves[2], halves[3]);
    const pair = high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
    return pair ? String.fromCharCode(high, low) : all;
  });
}

function unitOf(hex: string | undefined, decimal: string | undefined): number {
  return hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
}

function isWindowsLetter(hex: string | undefined, decimal: string | undefined): boolean {
  const unit = unitOf(hex, decimal);
  return unit >= 0x80 && unit <= 0x9f;
}

/** Numbers from 128 to 159 are letters of Windows, as browsers read them: `&#150;` is a dash. */
function characterOf(hex: string | undefined, decimal: string | undefined): string {
  const unit = unitOf(hex, decimal);
  if (unit > 0x10ffff || (unit >= 0xd800 && unit <= 0xdfff)) return '\ufffd';
  const character = isWindowsLetter(hex, decimal) ? named(`&#${unit};`) : String.fromCodePoint(unit);
  return character.replace(CONTROL, ' ');
}

function named(reference: string): string {
  const known = names.get(reference);
  if (known !== undefined) return known;
  let text = '';
  const parser = new Parser({ ontext: (data) => (text += data) }, { decodeEntities: true });
  parser.end(reference);
  // Names without a semicolon are no references here, so that `&notaname;` is not read as `¬aname;`. What is none is not
  // remembered: the file of a stranger must not fill the memory.
  if (text.endsWith(';')) return inCapitals(reference) ?? reference;
  names.set(reference, text);
  return text;
}

/** `&EURO;`, `&SCARON;`: programs that write all in capitals do not spare references. */
function inCapitals(reference: string): string | null {
  if (reference !== reference.toUpperCase() || reference === reference.toLowerCase()) return null;
  const lower = reference.toLowerCase();
  const letter = named(lower);
  return letter === lower ? null : letter.toUpperCase();
}
