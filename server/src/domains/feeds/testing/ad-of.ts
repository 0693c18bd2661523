import type { KyeroAd } from '../kyero-ad';

/** An ad as it is read from a file, by paths and texts. */
export function adOf(values: Readonly<Record<string, string | readonly string[]>>): KyeroAd {
  return {
    line: 1,
    values: new Map(
      Object.entries(values).map(([path, texts]): [string, readonly string[]] => [
        path,
        typeof texts === 'string' ? [texts] : texts,
      ]),
    ),
  };
}
