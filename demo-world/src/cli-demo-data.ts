import { runCommand } from '@kvadrat/server/cli';
import { loadPlaces } from '@kvadrat/server/domains/geography';
import { demoDataCommand } from './demo-data-command';

/** `npm run demo-data`: invents the demonstration ads, or describes those there are. */
void runCommand(
  'npm run demo-data',
  async ({ args, database, settings }) => {
    await loadPlaces(database.db);
    const { dataDir, demoAds: ads, demoPictures: picturesAhead, publicUrl } = settings;
    return demoDataCommand({
      args,
      db: database.db,
      dataDir,
      ads,
      picturesAhead,
      signIns: publicUrl === undefined,
      print: console.log,
    });
  },
  { mayBegin: true },
);
