/** Contract codes (R98, T21, T22). `sold` is a state that results may show, never a thing to search for. */
export const CONTRACTS = {
  1: { key: 'sale', slug: 'prodaja' },
  2: { key: 'rent', slug: 'najam' },
  14: { key: 'auction', slug: 'drazba' },
  15: { key: 'sold', slug: null },
} as const;

export type ContractCode = keyof typeof CONTRACTS;
export type SearchableContract = Exclude<ContractCode, 15>;

export const CONTRACT_CODES = [1, 2, 14, 15] as const satisfies readonly ContractCode[];

/** Stands for every contract (R98). It has no number: the parameter `idContratto` is then absent (T22). */
export const ALL_CONTRACTS = 'all';

export function isSearchableContract(value: unknown): value is SearchableContract {
  return value === 1 || value === 2 || value === 14;
}

/** First word of a list path: `prodaja` → 1 (R20, R21). */
export function contractFromSlug(slug: string): SearchableContract | null {
  if (slug === 'prodaja') return 1;
  if (slug === 'najam') return 2;
  return slug === 'drazba' ? 14 : null;
}
