import { demoDataCommand } from '../demo';
import { loadPlaces } from '../domains/geography/api';
import { runCommand } from './run-command';

/** `npm run demo-data`: invents the demonstration ads, or describes those there are. */
void runCommand('npm run demo-data', async ({ args, database, settings }) => {
  await loadPlaces(database.db);
  const { dataDir, demoAds: ads, demoPictures: picturesAhead } = settings;
  return demoDataCommand({ args, db: database.db, dataDir, ads, picturesAhead, print: console.log });
}, { mayBegin: true });
