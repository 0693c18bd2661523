import { decodeReferences, LAYOUT_TAGS } from '../../platform/text';
import { languageOf, languageCode } from './language-of';
import { htmlWords, plainText } from './plain-text';
import { elementsOf, innerHtml, ownText, type XmlNode } from './xml-node';

/** Tags of HTML whose names are codes of languages too: `<desc><hr>` is Croatian, `<hr/>` in a text is a line. */
const LANGUAGES_LIKE_TAGS = new Set(['hr', 'tr', 'th']);
/** Fields that hold something in several languages. */
const FIELDS_OF_LANGUAGES = new Set([
  'desc',
  'title',
  'type',
  'url',
  'video_url',
  'virtual_tour_url',
  'town',
  'province',
  'location_detail',
  'notes',
]);
/** Attributes in which an empty element says what it holds. */
const VALUE_ATTRIBUTES = ['value', 'url', 'href', 'src', 'link'];

/** Texts of advertisers, which are HTML or may be. */
const HTML_FIELDS = new Set(['desc', 'title']);
/** Names by which ads are known stay as they are but for references. */
const NAMES_OF_ADS = new Set(['ref', 'id']);

/** Values by path below the element, in the order of the file. */
export function flattenAd(node: XmlNode): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const language = languageOf(node.attributes);
  for (const field of elementsOf(node)) flatten(field, { path: field.name, language }, values);
  return values;
}

interface Place {
  path: string;
  /** What an element around it says; null where none does. */
  language: string | null;
}

function flatten(node: XmlNode, { path, language: around }: Place, values: Map<string, string[]>): void {
  const language = languageOf(node.attributes) ?? around;
  const inside = numbered(elementsOf(node));
  const isField = !path.includes('/');
  const markup = inside.filter((child) => isMarkup(child, node, isField));
  const inLanguages = isField && FIELDS_OF_LANGUAGES.has(node.name);
  const languages = new Map<string | XmlNode, string>();
  for (const child of inside) {
    const code = inLanguages && !markup.includes(child) ? languageCode(child.name) : null;
    if (code !== null) languages.set(child, code);
  }
  const mixed = markup.length > 0 || (inside.length > 0 && ownText(node).trim() !== '');
  // What is said in a language stands under it, not among words that say none.
  const words = mixed
    ? innerHtml({ ...node, children: node.children.filter((child) => !languages.has(child)) })
    : inside.length > 0
      ? ''
      : ownText(node) || valueOf(node);
  put(pathIn(language, path), wordsOf(path, words, { laidOut: mixed }), values);
  for (const child of inside) {
    const code = languages.get(child);
    // Words between words have been taken with them.
    if (markup.includes(child) || (mixed && code === undefined && FIELDS_OF_LANGUAGES.has(fieldOf(path)))) continue;
    // The name of an element says its language better than what stands around it.
    flatten(child, { path: `${path}/${code ?? child.name}`, language: code ?? language }, values);
  }
}

/** Elements of a list in the order of their numbers (`<image id="1">`), where each has one of its own. */
function numbered(elements: XmlNode[]): XmlNode[] {
  const numbers = new Map(
    elements.map((element) => [
      element,
      /^\d{1,6}$/.test(element.attributes['id'] ?? '') ? Number(element.attributes['id']) : null,
    ]),
  );
  const own = new Set(numbers.values());
  if (own.has(null) || own.size < elements.length) return elements;
  return [...elements].sort((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0));
}

function isMarkup(node: XmlNode, parent: XmlNode, inField: boolean): boolean {
  if (!LAYOUT_TAGS.has(node.name)) return false;
  if (!inField || !LANGUAGES_LIKE_TAGS.has(node.name) || !FIELDS_OF_LANGUAGES.has(parent.name)) return true;
  // Between other words it can only be a tag; so can one without any of its own, unless all beside it are languages.
  return ownText(parent).trim() !== '' && innerHtml(node).trim() === '';
}

function valueOf({ attributes }: XmlNode): string {
  return VALUE_ATTRIBUTES.map((name) => attributes[name] ?? '').find((value) => value.trim() !== '') ?? '';
}

function wordsOf(path: string, value: string, { laidOut }: { laidOut: boolean }): string {
  const field = fieldOf(path);
  if (HTML_FIELDS.has(field)) return htmlWords(value);
  return NAMES_OF_ADS.has(field) && !laidOut ? decodeReferences(decodeReferences(value)) : plainText(value);
}

function fieldOf(path: string): string {
  return path.split('/')[0] ?? path;
}

/** A text with its language stands under the language. */
function pathIn(language: string | null, path: string): string {
  const field = fieldOf(path);
  return language === null || !FIELDS_OF_LANGUAGES.has(field) ? path : `${field}/${language}`;
}

/** Descriptions that come in pieces are one: no words may be lost. */
function put(path: string, text: string, values: Map<string, string[]>): void {
  if (text.trim() === '') return;
  const known = values.get(path);
  if (known === undefined) values.set(path, [text]);
  else if (path === 'desc' || path.startsWith('desc/')) {
    if (!known.includes(text)) values.set(path, [`${known.join('\n\n')}\n\n${text}`]);
  } else known.push(text);
}
