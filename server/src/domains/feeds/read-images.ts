import { quote, type FeedWarning } from './feed-note';

/** Limit of the Kyero schema. */
const MAX_IMAGES = 50;
const MAX_ADDRESS = 2000;

/** Addresses of an ad's images: spaces and forgotten protocols are repaired, what cannot be fetched is left out. */
export function readImages(addresses: readonly string[]): { urls: string[]; warnings: FeedWarning[] } {
  const urls = new Set<string>();
  const repaired: string[] = [];
  const dropped: string[] = [];
  for (const address of addresses) {
    const url = readAddress(address);
    if (url === null) dropped.push(address);
    else {
      // A space or a letter outside ASCII must be written as %20 and the like; URL has done it.
      if (/\s|[^\u0020-\u007e]|^\/\//.test(address)) repaired.push(address);
      urls.add(url);
    }
  }
  const note = (code: FeedWarning['code'], list: readonly string[]): FeedWarning[] =>
    list[0] === undefined ? [] : [{ code, detail: list.length === 1 ? quote(list[0]) : `${String(list.length)}: ${quote(list[0])}` }];
  return {
    urls: [...urls].slice(0, MAX_IMAGES),
    warnings: [
      ...note('image-address-repaired', repaired),
      ...note('image-address-dropped', dropped),
      ...(urls.size > MAX_IMAGES ? [{ code: 'images-limited' as const, detail: String(urls.size) }] : []),
    ],
  };
}

function readAddress(address: string): string | null {
  const text = address.trim().replace(/^\/\//, 'https://').replaceAll('\\', '/');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.href.length > MAX_ADDRESS) return null;
  url.hash = '';
  return url.href;
}
