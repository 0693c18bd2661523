import { stopKeptPortal } from './running-portal';

export default async function globalTeardown(): Promise<void> {
  await stopKeptPortal();
}
