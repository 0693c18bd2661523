/** jest globalTeardown: stops the server of global-setup. */
const globalTeardown = async (): Promise<void> => {
  await globalThis.kvadratTestServer?.stop();
};

export default globalTeardown;
