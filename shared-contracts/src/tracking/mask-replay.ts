import { INLINED_STYLE_ATTRIBUTE } from '../remote';

/** Recordings end when nobody has touched the page for so long, in milliseconds. */
export const REPLAY_IDLE_MS = 300_000;
/** Most bytes of one recording. */
export const REPLAY_MAX_BYTES = 2_000_000;
/** Most bytes of one part of it, as it is sent. */
export const REPLAY_PART_BYTES = 400_000;

/** Kinds of events of rrweb that are kept: page there, whole page, change, size. */
const KEPT = { ready: 0, loaded: 1, snapshot: 2, change: 3, size: 4 } as const;
/** Kinds of changes that are kept; what they hold beside numbers is masked or left out. */
const CHANGES = { mutation: 0, input: 5, plain: [1, 2, 3, 4, 6, 12, 14] as readonly number[] } as const;
const NODES = { document: 0, doctype: 1, element: 2, text: 3 } as const;
/** They run, load or frame something, or hold words for machines. */
const LEFT_OUT = new Set(['base', 'embed', 'iframe', 'meta', 'noscript', 'object', 'script', 'style', 'template']);
/** What a page looks like depends on them, and nobody's words stand in them. */
const ATTRIBUTES =
  /^(?:class|dir|lang|type|role|hidden|disabled|checked|selected|multiple|open|rows|cols|colspan|rowspan|width|height|viewBox|preserveAspectRatio|d|fill|fill-rule|clip-rule|stroke|stroke-(?:width|linecap|linejoin)|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|points|transform|aria-(?:hidden|expanded|pressed|selected|current|checked|busy)|rr_(?:width|height|scrollTop|scrollLeft))$/;
const PLAIN = /^[\w\s.,:()#%+-]{0,4000}$/;
const STYLE_SHEET = /^(?:https?:\/\/[^/]+)?(\/r\/[\w./-]+\.css)$/;
const TAG = /^[a-z][\w:-]{0,40}$/i;

type Node = Record<string, unknown>;

/**
 * What of an event of rrweb may be kept: how a page is built, looks and is moved through. Every letter that somebody has written or reads is a
 * star, and addresses, pictures, scripts and names of things are left out. Browsers send what this gives, and the server asks it again.
 * @returns null for what is kept of nobody
 */
export function maskReplayEvent(event: unknown): Node | null {
  if (!isObject(event) || typeof event['timestamp'] !== 'number') return null;
  const { type, timestamp, data } = event;
  if (type === KEPT.ready || type === KEPT.loaded) return { type, timestamp, data: {} };
  if (!isObject(data)) return null;
  if (type === KEPT.size) return { type, timestamp, data: { ...numbers(data), href: '' } };
  if (type === KEPT.snapshot)
    return { type, timestamp, data: { node: maskNode(data['node']), initialOffset: numbers(data['initialOffset']) } };
  const change = type === KEPT.change ? maskChange(data) : null;
  return change === null ? null : { type, timestamp, data: change };
}

function maskChange(data: Node): Node | null {
  const { source } = data;
  if (typeof source !== 'number') return null;
  if (CHANGES.plain.includes(source)) return numbers(data);
  if (source === CHANGES.input) return { ...numbers(data), text: masked(data['text']) };
  if (source !== CHANGES.mutation) return null;
  return {
    source,
    texts: listOf(data['texts']).map((text) => ({ id: text['id'], value: masked(text['value']) })),
    attributes: listOf(data['attributes']).map(({ id, attributes }) => ({
      id,
      attributes: maskAttributes(attributes, ''),
    })),
    removes: listOf(data['removes']).map(numbers),
    adds: listOf(data['adds']).map((added) => ({
      ...numbers({ ...added, node: null }),
      node: maskNode(added['node']),
    })),
  };
}

function maskNode(node: unknown): Node {
  if (!isObject(node)) return {};
  const { id, type, rootId, isShadowHost, isShadow, isSVG } = node;
  const base: Node = Object.fromEntries(
    Object.entries({ id, rootId, isShadowHost, isShadow, isSVG }).filter(([, value]) => isPlain(value)),
  );
  if (type === NODES.document) return { ...base, type, childNodes: listOf(node['childNodes']).map(maskNode) };
  if (type === NODES.doctype) return { ...base, type, name: 'html', publicId: '', systemId: '' };
  if (type === NODES.text) return { ...base, type, textContent: masked(node['textContent']) };
  const sheet = inlinedSheet(node);
  if (sheet !== undefined)
    return { ...base, type, tagName: 'link', attributes: { rel: 'stylesheet', href: sheet }, childNodes: [] };
  const tagName = typeof node['tagName'] === 'string' && TAG.test(node['tagName']) ? node['tagName'] : 'script';
  if (type !== NODES.element || LEFT_OUT.has(tagName.toLowerCase())) return { ...base, type: 5, textContent: '' };
  return {
    ...base,
    type,
    tagName,
    attributes: maskAttributes(node['attributes'], tagName),
    childNodes: listOf(node['childNodes']).map(maskNode),
    ...(node['needBlock'] === true ? { needBlock: true } : {}),
  };
}

/** The file whose rules stand in the page itself: it is loaded where the recording is shown. */
function inlinedSheet({ tagName, attributes }: Node): string | undefined {
  if (tagName !== 'style' || !isObject(attributes)) return undefined;
  return STYLE_SHEET.exec(String(attributes[INLINED_STYLE_ATTRIBUTE]))?.[1];
}

function maskAttributes(attributes: unknown, tagName: string): Node {
  if (!isObject(attributes)) return {};
  const kept = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => ATTRIBUTES.test(name) && isPlain(value)),
  );
  const sheet = tagName === 'link' ? STYLE_SHEET.exec(String(attributes['href']))?.[1] : undefined;
  return sheet === undefined ? kept : { ...kept, rel: 'stylesheet', href: sheet };
}

/** Numbers, yes and no, wherever they stand; words are left out. */
function numbers(value: unknown): Node {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (Array.isArray(entry)) return [[key, entry.map((one) => (isObject(one) ? numbers(one) : Number(one)))]];
      if (isObject(entry)) return [[key, numbers(entry)]];
      return typeof entry === 'string' || entry === undefined ? [] : [[key, entry]];
    }),
  );
}

function masked(text: unknown): string {
  return typeof text === 'string' ? text.replace(/\S/g, '*') : '';
}

function isPlain(value: unknown): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'number' ||
    (typeof value === 'string' && PLAIN.test(value))
  );
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
