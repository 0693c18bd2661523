/** A process for tests that tells its parent something all the time. */
import { setImmediate as breathe } from 'node:timers/promises';
import { tellParent } from '../tell-parent';

for (;;) {
  await tellParent('still here');
  await breathe();
}
