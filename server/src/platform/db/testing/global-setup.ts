import { startTestServer, type TestServer } from './test-server';

declare global {
  // globalTeardown runs in the same process, but jest promises it no shared modules.
  var kvadratTestServer: TestServer | undefined;
}

/** jest globalSetup: one database server for the whole run. */
const globalSetup = async (): Promise<void> => {
  const server = await startTestServer();
  globalThis.kvadratTestServer = server;
  // jest does not run globalTeardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().finally(() => process.exit(1));
    });
  }
};

export default globalSetup;
