import { cutText, htmlToText } from '../../platform/text';
import { quote, type FeedWarning } from './feed-note';
import type { KyeroAd } from './kyero-ad';

/** Limit of the Kyero schema. */
const MAX_IMAGES = 50;
const MAX_ADDRESS = 2000;
/** Elements that hold images, however their addresses stand in them. */
const LISTS = new Set([
  'images',
  'image',
  'photos',
  'photo',
  'pictures',
  'picture',
  'fotos',
  'foto',
  'slike',
  'bilder',
]);
/** Elements beside the address: titles, numbers, dates. */
const OTHERS = new Set([
  'title',
  'caption',
  'alt',
  'description',
  'desc',
  'name',
  'id',
  'order',
  'position',
  'tag',
  'tags',
  'date',
  'width',
  'height',
  'type',
  'hash',
  'md5',
  'size',
  'floorplan',
  'thumbnail',
  'thumb',
  'preview',
]);

/** Addresses of an ad's images, in `<url>` or in any other element of the list: spaces, escapes and forgotten protocols are repaired, what cannot be fetched is left out. */
export function readImages(ad: KyeroAd): { urls: string[]; warnings: FeedWarning[] } {
  const urls = new Set<string>();
  const repaired: string[] = [];
  const dropped: string[] = [];
  for (const address of addressesOf(ad)) {
    const url = readAddress(address);
    if (url === null) dropped.push(address);
    else {
      // A space or a letter outside ASCII must be written as %20 and the like; URL has done it.
      if (/\s|[^\u0020-\u007e]|^\/\/|&#?\w+;|\\|^https?%3a/i.test(address)) repaired.push(address);
      urls.add(url);
    }
  }
  const note = (code: FeedWarning['code'], list: readonly string[]): FeedWarning[] =>
    list[0] === undefined
      ? []
      : [{ code, detail: list.length === 1 ? quote(list[0]) : `${String(list.length)}: ${quote(list[0])}` }];
  return {
    urls: [...urls].slice(0, MAX_IMAGES),
    warnings: [
      ...note('image-address-repaired', repaired),
      ...note('image-address-dropped', dropped),
      ...(urls.size === 0 && dropped.length > 0
        ? [{ code: 'no-images' as const, detail: cutText(dropped.map(quote).join('; '), 400) }]
        : []),
      ...(urls.size > MAX_IMAGES ? [{ code: 'images-limited' as const, detail: String(urls.size) }] : []),
    ],
  };
}

/** Every text of the list but titles and their like; one text can hold several addresses. */
function addressesOf({ values }: KyeroAd): string[] {
  return [...values].flatMap(([path, texts]) => {
    const parts = path.split('/');
    if (!LISTS.has(parts[0] ?? '') || OTHERS.has(parts.at(-1) ?? '')) return [];
    return texts.flatMap((text) => text.trim().split(/[\s,;|]+(?=(?:https?:)?\/\/)/i)).filter((text) => text !== '');
  });
}

function readAddress(address: string): string | null {
  const text = unescaped(address.trim()).replace(/^\/\//, 'https://').replaceAll('\\', '/');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.href.length > MAX_ADDRESS)
    return null;
  url.hash = '';
  return url.href;
}

/** `?w=1200&amp;amp;h=800` and `https%3A%2F%2F`, as programs write them that escape twice. */
function unescaped(address: string): string {
  let text = address;
  for (let time = 0; time < 3 && /&(?:#\d+|#x[\da-f]+|\w+);/i.test(text); time++) text = htmlToText(text);
  try {
    return /^https?%3a/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    // Escapes that are none stay as they are.
    return text;
  }
}
