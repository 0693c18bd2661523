import { type Limiter, ownLimiter } from '..';

/** A limiter that begins anew with each test of a file; for suites that empty their tables in between. */
export function freshLimiter(): Pick<Limiter, 'count' | 'hasRoom'> {
  let limiter = ownLimiter();
  beforeEach(() => {
    limiter = ownLimiter();
  });
  return {
    count: (...parameters) => limiter.count(...parameters),
    hasRoom: (...parameters) => limiter.hasRoom(...parameters),
  };
}
