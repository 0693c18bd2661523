export { createFakeHost, type FakeHost, type FakeHostOptions } from './fake-host';
export { mountedPage, type MountedPage } from './mounted-page';
export { serverPage, type ServerPage } from './server-page';
