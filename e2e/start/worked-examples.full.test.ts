import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot, putExample, readExamples, usedDataFolder } from '@kvadrat/tools/harness';
import { type Checkout, copyCheckout } from './checkout';
import { endPortal, type PortalProcess, runPortal } from './portal-process';

const REMOTE = 'mf-wishes';
const PAGE = '/wishes/osijek/';
const GOOD = { name: 'Ana Horvat', email: 'ana@example.hr', message: 'Nedostaje zaselak iznad Splita.' };

jest.setTimeout(600_000);

let checkout: Checkout;
let portal: PortalProcess | undefined;
let origin = '';
let written: string[] = [];

async function run(...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...parameters], { cwd: checkout.folder });
  return stdout;
}

/** Files that are there now or say something else than when they were last noted. */
function changedFiles(): string[] {
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.hr', ...parameters], {
      cwd: checkout.folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const names = git('status', '--porcelain', '-uall')
    .split('\n')
    .map((line) => line.slice(3))
    .filter((name) => name !== '');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'step');
  return names.sort();
}

/** Stands in for the translators: whatever is missing is said in Croatian. */
function translate(): void {
  const folder = join(checkout.folder, REMOTE, 'src/locales');
  for (const locale of readdirSync(folder).filter((name) => name.length === 2)) {
    const file = join(folder, locale, 'messages.po');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^msgid (".+")\nmsgstr ""$/gm, 'msgid $1\nmsgstr $1'));
  }
}

beforeAll(async () => {
  checkout = copyCheckout(undefined);
  execFileSync('git', ['init', '--quiet'], { cwd: checkout.folder });
  // What is checked already need not be once more.
  const checked = join(projectRoot, '.tsc');
  if (existsSync(checked)) cpSync(checked, join(checkout.folder, '.tsc'), { recursive: true });
  await run('new-remote', '--', REMOTE);
  changedFiles();
  for (const example of await readExamples()) await putExample(checkout.folder, example);
  await run('messages', '--', REMOTE);
  translate();
  written = changedFiles();
  const types = promisify(execFile)(
    process.execPath,
    [join(checkout.folder, 'node_modules/typescript-native/bin/tsc'), '--build', REMOTE, 'server'],
    { cwd: checkout.folder },
  );
  await Promise.all([types, run('build', '--', REMOTE, 'server')]);
  portal = runPortal({ cwd: checkout.folder, settings: { DATA_DIR: usedDataFolder(), DEMO_ADS: '0' } });
  origin = await portal.origin();
});

afterAll(async () => {
  if (portal !== undefined) await endPortal(portal);
  checkout.remove();
});

test('a domain touches its folder and one line, a form one page, one schema, the catalogues and the word that the page acts', () => {
  const locales = readdirSync(join(checkout.folder, REMOTE, 'src/locales')).filter((name) => name.length === 2);
  expect(written).toEqual(
    [
      'server/src/domains/counties/counties.routes.ts',
      'server/src/domains/counties/domain.ts',
      'server/src/start/domains.ts',
      `${REMOTE}/remote.config.ts`,
      `${REMOTE}/src/features/places/places.page.tsx`,
      `${REMOTE}/src/features/places/wish-schema.ts`,
      ...locales.map((locale) => `${REMOTE}/src/locales/${locale}/messages.po`),
    ].sort(),
  );
});

test('the call of the domain answers', async () => {
  const { counties }: { counties: { name: string }[] } = await (await fetch(`${origin}/api-next/counties/`)).json();
  expect(counties).toHaveLength(21);
  expect(counties.map(({ name }) => name)).toContain('Splitsko-dalmatinska županija');
});

/** Sends the form as a browser without scripts does, from the page it is on. */
async function send(
  values: Record<string, string>,
): Promise<{ status: number; location: string | null; html: string }> {
  const key = /name="key" value="([^"]*)"/.exec(await (await fetch(origin + PAGE)).text())?.[1] ?? '';
  expect(key).not.toBe('');
  for (;;) {
    const response = await fetch(origin + PAGE, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ key, website: '', ...values }),
    });
    const html = await response.text();
    // A form that comes back in less than a second was filled in by a program, as ours was.
    if (response.status !== 422 || !html.includes('Pošaljite je ponovno'))
      return { status: response.status, location: response.headers.get('location'), html };
    await pause(250);
  }
}

test('the form comes back with what is wrong, and all that was typed', async () => {
  const { status, html } = await send({ ...GOOD, email: 'ana@' });
  expect(status).toBe(422);
  expect(html).toContain('Ispravite ovo polje.');
  expect(html).toContain(GOOD.message);
});

test('the form is taken, and the page says so by its address', async () => {
  const { status, location } = await send(GOOD);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/wishes\/osijek\/\?poslano=[2-9A-HJ-NP-Z]{8}$/)]);
  expect(await (await fetch(`${origin}${String(location)}`)).text()).toContain('Želja je zaprimljena');
});
