import { isbot } from 'isbot';

/** Who comes first where there is too much to do: a form that somebody fills in, a person who reads, what reads for machines. */
export const RANK = { form: 0, person: 1, crawler: 2 } as const;

export type Rank = (typeof RANK)[keyof typeof RANK];

/** Whose request waits. */
export interface Asker {
  /** What counts as one visitor, see `networkOf`. */
  network: string;
  rank: Rank;
}

/** The rank of somebody who reads pages. @param userAgent as the request names it; without one it is a program */
export function rankOf(userAgent: string | undefined): Rank {
  return userAgent === undefined || isbot(userAgent) ? RANK.crawler : RANK.person;
}
