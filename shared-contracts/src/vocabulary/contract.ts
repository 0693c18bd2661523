/** Contract codes. `sold` is a state that results may show, never a thing to search for. */
export const CONTRACTS = { 1: 'sale', 2: 'rent', 14: 'auction', 15: 'sold' } as const;

/** Contracts that can be searched for, each with the first word of its list paths. */
export const CONTRACT_SLUGS = { 1: 'prodaja', 2: 'najam', 14: 'drazba' } as const;
export const SEARCHABLE_CONTRACTS = [1, 2, 14] as const satisfies readonly SearchableContract[];

export type ContractCode = keyof typeof CONTRACTS;
export type SearchableContract = keyof typeof CONTRACT_SLUGS;

export const CONTRACT_CODES = [1, 2, 14, 15] as const satisfies readonly ContractCode[];

/** Stands for every contract. It has no number: the parameter `idContratto` is then absent. */
export const ALL_CONTRACTS = 'all';

export function isSearchableContract(value: unknown): value is SearchableContract {
  return value === 1 || value === 2 || value === 14;
}

/** First word of a list path: `prodaja` → 1. */
export function contractFromSlug(slug: string): SearchableContract | null {
  return SEARCHABLE_CONTRACTS.find((code) => CONTRACT_SLUGS[code] === slug) ?? null;
}
