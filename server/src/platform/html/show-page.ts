import type { PageHead } from '@kvadrat/contracts/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InlineStyle } from './inline-style';

/** A page whose contents no release renders but the server itself. */
export interface ServerPage {
  status: number;
  head: PageHead;
  /** Contents of `<main>`. */
  html: string;
  /** Its own style sheet, which stands in the page. */
  style: InlineStyle;
  /** Made for one visitor alone: no cache may give it to another. */
  personal?: boolean;
}

/** Answers a request with a page of the server's own, inside the frame in the language of its address. */
export type ShowPage = (request: FastifyRequest, reply: FastifyReply, page: ServerPage) => Promise<FastifyReply>;

/** For `cache-control`: not even the browser that showed the page keeps it; after signing out "back" shows nothing of it. */
export const NEVER_KEPT = 'private, no-store';
