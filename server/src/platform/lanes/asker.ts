import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { networkOf } from '../limits';

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

/** Whose request waits. @param rank where it is not that of somebody who reads */
export function askerOf(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  rank: Rank = rankOf(headers['user-agent']),
): Asker {
  return { network: networkOf(ip), rank };
}
