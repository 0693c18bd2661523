import { DEFAULT_FLAGS, FLAGS_COOKIE, parseFlagList, type FlagChanges, type Flags } from '@kvadrat/contracts/flags';
import { readCookie } from '../../platform/http';

/** Where the server takes feature flags from: shipped values, the operator's, then the browser's own. */
export interface FlagSource {
  /** As they are on this server. */
  readonly deployed: Flags;
  /** Whether a browser may flip flags for itself: never in production, until there are accounts of staff. */
  readonly flippable: boolean;
  /** What a browser has flipped. @param cookies the request's `Cookie` header */
  flipped: (cookies: string | undefined) => FlagChanges;
  /** Flags of one visitor. @param cookies the request's `Cookie` header */
  of: (cookies: string | undefined) => Flags;
}

export interface FlagSourceOptions {
  /** How this server differs from what is shipped. */
  changes?: FlagChanges;
  flippable?: boolean;
}

export function createFlagSource({ changes = {}, flippable = false }: FlagSourceOptions = {}): FlagSource {
  const deployed: Flags = Object.freeze({ ...DEFAULT_FLAGS, ...changes });
  const flipped = (cookies: string | undefined): FlagChanges => {
    const list = flippable ? readCookie(cookies, FLAGS_COOKIE) : null;
    return list === null ? {} : parseFlagList(list);
  };
  return {
    deployed,
    flippable,
    flipped,
    of: (cookies) => {
      const own = flipped(cookies);
      return Object.keys(own).length === 0 ? deployed : { ...deployed, ...own };
    },
  };
}
