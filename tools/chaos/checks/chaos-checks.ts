import { BROWSER_BREAKS } from '../browser-breaks';
import type { ChaosCheck } from '../check';
import { SERVER_BREAKS } from '../server-breaks';
import { noWayLeft } from './no-way-left';
import { openedByAddress } from './opened-by-address';
import { openedByLink } from './opened-by-link';
import { brokenServerBundle } from './server-bundle';

/** Everything a remote may do wrong, and how it was come to. */
export const CHAOS_CHECKS: readonly ChaosCheck[] = [
  ...BROWSER_BREAKS.flatMap(
    (broken) =>
      [
        { name: `${broken.name}: opened by its address`, run: (context) => openedByAddress(context, broken) },
        { name: `${broken.name}: opened by a link`, run: (context) => openedByLink(context, broken) },
      ] satisfies ChaosCheck[],
  ),
  { name: 'server and browser fail: the fallback', run: noWayLeft },
  ...SERVER_BREAKS.map((broken): ChaosCheck => ({
    name: `server bundle ${broken.name}`,
    run: (context) => brokenServerBundle(context, broken),
  })),
];
