import { CHAOS_CHECKS } from '@kvadrat/tools/chaos';
import { useChaos } from '../support/chaos';

/**
 * A failure that is seen at once, one that only a deadline ends, one of a remote's own code, one of server and browser, and
 * a server that hangs. `npm run test:full` has the whole list for every remote.
 */
const FAST = [
  'scripts answer 404: opened by its address',
  'scripts hang: opened by a link',
  'a later render throws: opened by its address',
  'server and browser fail: the fallback',
  'server bundle runs for ever',
];

jest.setTimeout(60_000);
const problems = useChaos('mf-listings');

test.each(FAST)('mf-listings: %s', async (name) => {
  const check = CHAOS_CHECKS.find((candidate) => candidate.name === name);
  expect(check === undefined ? ['there is no such check'] : await problems(check)).toEqual([]);
});
