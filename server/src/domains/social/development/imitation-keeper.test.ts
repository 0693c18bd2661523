import { linkedPeers } from '../../../platform/cluster/testing/linked-peers';
import type { DevelopmentProvider } from './development-provider';
import { ImitationKeeper } from './imitation-keeper';

let started = 0;
/** One that begins when it is told to. */
function provider(): Promise<DevelopmentProvider> {
  started += 1;
  const issuer = `http://localhost:${started}`;
  return Promise.resolve({
    issuer,
    clients: { google: 'g', facebook: 'f', apple: 'a' },
    secret: issuer,
    close: () => Promise.resolve(),
  });
}

beforeEach(() => {
  started = 0;
});

test('the process a visitor comes back to knows the provider that another one sent them to', async () => {
  const [one, two] = linkedPeers(2).map((peers) => new ImitationKeeper(peers, provider));
  const sentTo = await one?.find();
  expect(await two?.find()).toEqual(sentTo);
  expect(started).toBe(1);
});

test('of two that began at the same time all take the same', async () => {
  const keepers = linkedPeers(2).map((peers) => new ImitationKeeper(peers, provider));
  const found = await Promise.all(keepers.map((keeper) => keeper.find()));
  expect(new Set(found.map(({ issuer }) => issuer)).size).toBe(1);
});
