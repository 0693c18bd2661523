import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedRelease } from './release-files';

/** Header that names the releases which made a page: the shell first, then the remote, `name@release` each. */
export const RELEASES_HEADER = 'kvadrat-releases';

export interface AnsweredBy {
  /** The remote that made the page or whose file it is; the shell where there is none. */
  remote?: string;
  release?: string;
  /** Release of the shell, where a remote filled its frame. */
  shell?: string;
}

/** Which release an answer is of. Empty for all but pages and files of releases. */
export function answeredBy(request: Pick<FastifyRequest, 'url'>, reply: Pick<FastifyReply, 'getHeader'>): AnsweredBy {
  const file = requestedRelease(request.url);
  if (file !== null) return { remote: file.name.slice(0, LONGEST), release: file.release.slice(0, LONGEST) };
  const header = reply.getHeader(RELEASES_HEADER);
  const [first, second] = typeof header === 'string' ? header.split(' ').map(readName) : [];
  if (first === undefined) return {};
  return second === undefined ? first : { ...second, shell: first.release };
}

/** Names in addresses may have any length. */
const LONGEST = 60;

function readName(name: string): { remote: string; release: string } {
  const [remote = '', release = ''] = name.split('@');
  return { remote, release };
}
