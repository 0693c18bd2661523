import { createApp } from '../app';
import { createDb } from '../platform/db';
import { bareServices } from './bare-services';
import { registerApi } from './register-api';

/**
 * Prints the API's description, the same as at `/openapi.json`. No database is needed: routes are registered, none is
 * called.
 */
async function printOpenapi(): Promise<void> {
  const { db, close } = createDb({ url: 'postgres://nobody@localhost/nothing' });
  const app = await createApp({
    settings: { publicUrl: () => '', logLevel: 'silent', trustProxy: false, apiRequestsPerMinute: 1 },
    pingDatabase: () => Promise.resolve(),
    registerApi: (api) => registerApi(api, bareServices(db)),
    checkSchemas: true,
  });
  await app.ready();
  process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
  await app.close();
  await close();
}

void printOpenapi();
