import type { Change } from './change-file';
import { addVersion, tellsOfContracts } from './changelog';

const change: Change = {
  date: '2026-11-28',
  packages: ['tools/publish', 'mf-search'],
  text: 'Lists say how far the sea is.\nIn metres.',
};
const later: Change = { date: '2026-12-01', packages: ['shell'], text: 'Older browsers.', contracts: '0123456789ab' };

test('a version has its changes, above those of earlier versions, which stay as they are', () => {
  const first = addVersion('', { version: '1.0.0', date: '2026-11-29', changes: [change] });
  expect(first).toMatch(
    /^# What has changed\n\n.*\n\n## 1\.0\.0 · 2026-11-29\n\n- \*\*tools\/publish, mf-search\*\*: Lists say how far the sea is\.\n {2}In metres\.\n$/,
  );
  const second = addVersion(first, { version: '1.1.0', date: '2026-12-02', changes: [later] });
  expect(second).toMatch(
    /## 1\.1\.0 · 2026-12-02\n\n- \*\*shell\*\*: Older browsers\. \(contracts 0123456789ab\)\n\n## 1\.0\.0 /,
  );
  expect(second.endsWith(first.slice(first.indexOf('## 1.0.0')))).toBe(true);
  expect([tellsOfContracts(second, '0123456789ab'), tellsOfContracts(first, '0123456789ab')]).toEqual([true, false]);
});

test.each([
  ['1.0', [change], 'no version'],
  ['1.0.0', [change], 'already'],
  ['2.0.0', [], 'no changes'],
])('version %s is refused: %#', (version, changes, reason) => {
  const log = addVersion('', { version: '1.0.0', date: '2026-11-29', changes: [change] });
  expect(() => addVersion(log, { version, date: '2026-11-30', changes })).toThrow(reason);
});
