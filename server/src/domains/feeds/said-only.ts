import { said } from '../reading/api';
import type { KyeroAd } from './kyero-ad';

/** The ad without the values in which a program says that it has none: `null`, `undefined`, `[object Object]`. No field ever sees them. */
export function saidOnly({ line, values }: KyeroAd): KyeroAd {
  const kept = [...values].map(([path, texts]): [string, string[]] => [
    path,
    texts.filter((text) => said(text) !== ''),
  ]);
  return { line, values: new Map(kept.filter(([, texts]) => texts.length > 0)) };
}
