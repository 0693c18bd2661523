import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installGap } from './installed.mjs';

const LOCK = {
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@kvadrat/shell': { link: true, resolved: 'shell' },
  'node_modules/@swc/core-win32': { version: '1.15.47', optional: true },
  shell: { version: '1.0.0' },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kvadrat-installed-'));
  mkdirSync(join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function gap(wanted: object | null, present: object | null): string | null {
  if (wanted !== null) writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (present !== null)
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
  return installGap(root);
}

const { 'node_modules/@swc/core-win32': otherPlatform, ...INSTALLED } = LOCK;

test('a folder that matches the lock needs nothing', () => {
  expect(otherPlatform.optional).toBe(true);
  expect(gap(LOCK, INSTALLED)).toBeNull();
});

test('an empty folder, an old version and a missing package are named', () => {
  expect(gap(LOCK, null)).toBe('nothing is installed');
  expect(gap(LOCK, { ...INSTALLED, 'node_modules/react': { version: '18.0.0' } })).toBe(
    'node_modules/react is 18.0.0 instead of 19.3.1',
  );
  expect(gap({ ...LOCK, 'node_modules/jotai': { version: '2.20.3' } }, INSTALLED)).toBe(
    'node_modules/jotai is missing',
  );
  expect(gap({ ...LOCK, 'server/node_modules/jose': { version: '6.2.18' } }, INSTALLED)).toBe(
    'server/node_modules/jose is missing',
  );
  expect(gap({ ...LOCK, 'node_modules/@kvadrat/mf-x': { link: true } }, INSTALLED)).toBe(
    'node_modules/@kvadrat/mf-x is missing',
  );
});

test('a project without a lock file says so', () => {
  expect(gap(null, INSTALLED)).toBe('package-lock.json cannot be read');
});
