import { openDatabaseForCommand } from '@kvadrat/server/platform/db';
import { readSettings } from '@kvadrat/server/platform/settings';
import { demoState, notePictured } from '../demo.store';

/** Makes the next start of a portal leave out the pictures of the ads that are there: a benchmark would measure them too. */
const handle = await openDatabaseForCommand(readSettings(), {
  role: 'the benchmark',
  report: () => undefined,
  onGivenUp: (error) => {
    throw error;
  },
});
await notePictured(handle.db, (await demoState(handle.db, new Date())).ads);
await handle.close();
