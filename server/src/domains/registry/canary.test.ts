import { createHash } from 'node:crypto';
import type { RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';
import { canaryPosition, isVisitorId, newVisitorId } from './canary';
import { visitorSnapshot } from './visitor-snapshot';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const OLD = '1.0.0-00000001';
const NEW = '2.0.0-00000002';
/** Random as sha256 is, and the same each time. */
const ids = Array.from({ length: 1000 }, (_, index) =>
  createHash('sha256').update(`seed ${index}`).digest('base64url').slice(0, 22),
);

function snapshotWith(percent: number, more: Partial<RegistrySnapshot['entries'][number]> = {}): RegistrySnapshot {
  return {
    revision: 1,
    entries: [
      {
        name: 'mf-a',
        state: 'on',
        stable: OLD,
        previous: null,
        canary: { release: NEW, percent, until: '2026-01-02T00:00:00Z' },
        ...more,
      },
    ],
    manifests: {},
  };
}
const releaseOf = (snapshot: RegistrySnapshot, visitorId: string | null, now = NOW): string | undefined =>
  visitorSnapshot(snapshot, { visitorId, override: [], now }).entries[0]?.stable;
const share = (percent: number): string[] => ids.filter((id) => releaseOf(snapshotWith(percent), id) === NEW);

it('gives ten per cent of a thousand ids the canary, and raising the share keeps every one of them', () => {
  const ten = share(10);
  expect(ten.length).toBeGreaterThanOrEqual(70);
  expect(ten.length).toBeLessThanOrEqual(132);
  const twenty = new Set(share(20));
  expect(twenty.size).toBeGreaterThan(ten.length);
  expect(ten.filter((id) => !twenty.has(id))).toEqual([]);
  expect(share(0)).toEqual([]);
  expect(share(100)).toHaveLength(1000);
});

it('is a function of id and remote that anybody can compute', () => {
  expect(canaryPosition('mf-a', 'visitor-0000000001')).toBeCloseTo(
    (createHash('sha256').update('mf-a/visitor-0000000001').digest().readUInt32BE() / 2 ** 32) * 100,
    10,
  );
  const both = ids.filter((id) => canaryPosition('mf-a', id) < 10 && canaryPosition('mf-b', id) < 10);
  expect(both.length).toBeLessThan(30);
});

it('ends by itself, and counts neither without an id nor for a remote that is off', () => {
  const all = snapshotWith(100);
  expect(releaseOf(all, ids[0] ?? '')).toBe(NEW);
  expect(releaseOf(all, ids[0] ?? '', Date.parse('2026-01-02T00:00:00Z'))).toBe(OLD);
  expect(releaseOf(all, null)).toBe(OLD);
  expect(releaseOf(snapshotWith(100, { state: 'off' }), ids[0] ?? '')).toBe(OLD);
});

it('falls back to the stable release, and is one object for all who see the same', () => {
  const snapshot = snapshotWith(100);
  const [first, second] = ['a', 'b'].map((id) =>
    visitorSnapshot(snapshot, { visitorId: id.repeat(16), override: [], now: NOW }),
  );
  expect(first?.entries[0]).toMatchObject({ stable: NEW, previous: OLD });
  expect(first).toBe(second);
  expect(visitorSnapshot(snapshot, { visitorId: null, override: [], now: NOW })).toBe(snapshot);
});

it('an override wins over the canary and brings its manifest', () => {
  const override = { name: 'mf-a', release: '3.0.0-00000003' } as RemoteManifest;
  const view = visitorSnapshot(snapshotWith(100), { visitorId: ids[0] ?? '', override: [override], now: NOW });
  expect(view.entries[0]).toMatchObject({ stable: '3.0.0-00000003', previous: OLD });
  expect(view.manifests['mf-a/3.0.0-00000003']).toBe(override);
});

it('ids are random and told from what others write into the cookie', () => {
  expect(isVisitorId(newVisitorId())).toBe(true);
  expect(newVisitorId()).not.toBe(newVisitorId());
  for (const value of [null, '', 'short', 'x'.repeat(65), 'a b c d e f g h i j k'])
    expect(isVisitorId(value)).toBe(false);
});
