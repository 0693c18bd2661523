/** What a visitor asks for. `moved`, `missing` and `gone` are addresses whose right answer is 301 or 302, 404 and 410. */
export const KINDS = [
  'list',
  'filtered',
  'unseen',
  'ad',
  'home',
  'search',
  'facets',
  'suggest',
  'moved',
  'missing',
  'gone',
] as const;

export type Kind = (typeof KINDS)[number];

/** What the portal answers when it has nothing else to do. */
export interface Truth {
  status: number;
  /** Path of a redirect, with its parameters. */
  location: string | null;
  /** Path of the canonical address, with its parameters. */
  canonical: string | null;
  robots: string | null;
  /** Cards of a page, or entries of an answer of the API. */
  entries: number;
}

export interface Target {
  kind: Kind;
  /** In a target of kind `unseen`, `#` stands for a number that is another each time, here and in the canonical address. */
  address: string;
  truth: Truth;
}

/** One that comes once: its number is put in. */
export function numbered({ kind, address, truth }: Target, number: number): Target {
  const put = (text: string): string => text.replace('#', String(number));
  return {
    kind,
    address: put(address),
    truth: { ...truth, canonical: truth.canonical === null ? null : put(truth.canonical) },
  };
}

export function isCall({ kind }: Pick<Target, 'kind'>): boolean {
  return kind === 'search' || kind === 'facets' || kind === 'suggest';
}

/** Path and parameters of an address, absolute or not. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
}
