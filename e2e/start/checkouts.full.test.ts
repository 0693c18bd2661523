import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Checkout, copyCheckout, type User } from './checkout';
import { endPortal, type PortalProcess, runPortal, waitForAds } from './portal-process';

jest.setTimeout(600_000);

/** Every Linux has it; PostgreSQL refuses to run as a user the system does not know. */
const SOMEBODY: User = { uid: 1, gid: 1 };
const asRoot = process.getuid?.() === 0;

let checkout: Checkout;
let portal: PortalProcess;

afterEach(async () => {
  await endPortal(portal);
  checkout.remove();
});

function npmStart(user?: User): PortalProcess {
  portal = runPortal({
    args: ['tools/start/start.mjs'],
    cwd: checkout.folder,
    settings: { DEMO_ADS: '60', HOME: dirname(checkout.folder) },
    ...(user === undefined ? {} : { user }),
  });
  return portal;
}

async function servesPages(origin: string): Promise<void> {
  expect(await waitForAds(origin, 30)).toBeGreaterThanOrEqual(30);
  const list = await fetch(`${origin}/prodaja-stambene-nekretnine/`);
  expect(list.status).toBe(200);
  expect((await list.text()).match(/<article/g)).toHaveLength(25);
}

test('an ordinary user: 0700 home, long path with a space and a č, read-only node_modules without library links', async () => {
  const owner = asRoot ? SOMEBODY : undefined;
  checkout = copyCheckout(owner);
  expect(Buffer.byteLength(checkout.folder)).toBeGreaterThanOrEqual(150);
  const origin = await npmStart(owner).origin();
  await servesPages(origin);
  expect(portal.output()).toContain('server: unchanged');
  const cluster = statSync(join(checkout.folder, 'data', 'postgres', 'cluster'));
  expect(cluster.uid).toBe(owner?.uid ?? process.getuid?.());
  // As root the packages belong to another than the user, so PostgreSQL had to be copied to where links can be made.
  if (asRoot)
    expect(existsSync(join(checkout.folder, 'data', 'postgresql-18.4.0-beta.17', 'native', 'lib', 'libpq.so.5'))).toBe(
      true,
    );
});

(asRoot ? test : test.skip)(
  'root: a 0700 home shuts the database user out, so data and binaries move and the place is told',
  async () => {
    checkout = copyCheckout(undefined);
    const origin = await npmStart().origin();
    const place = /data and binaries are in (\/var\/lib\/kvadrat\/[0-9a-f]+)\/postgres\./.exec(portal.output())?.[1];
    if (place === undefined) throw new Error(`no place was told\n${portal.output()}`);
    try {
      await servesPages(origin);
      const cluster = statSync(join(place, 'postgres', 'cluster'));
      expect(cluster.uid).not.toBe(0);
      expect(cluster.mode & 0o777).toBe(0o700);
      // J7 The account with less rights cannot read the program there.
      expect(portal.output()).toMatch(/Started as root, and the processes that answer visitors keep its rights: .*/);
    } finally {
      await endPortal(portal);
      rmSync(place, { recursive: true, force: true });
    }
  },
);
