import { marksBench, type MarksBench } from '../../testing/marks-bench';

let bench: MarksBench;
const storedKeys = (): string[] => Object.keys(localStorage).sort();
const otherTabWrote = (key: string): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: `kvadrat:${key}`, newValue: '1' }));

beforeEach(() => {
  localStorage.clear();
  bench = marksBench();
});
afterEach(() => bench.close());

describe('R272 signing in', () => {
  it('brings what this browser had to the account, once, and keeps it nowhere else', async () => {
    bench.account.saved = [1, 7];
    const tab = bench.openTab();
    for (const id of [9, 7]) tab.marks.set('saved', id, true);
    tab.marks.set('hidden', 4, true);
    await tab.signIn();
    expect(tab.saved()).toEqual([1, 7, 9]);
    expect(storedKeys()).toEqual([]);
    expect(bench.counters).toEqual({ savedAds: 3, blacklistedAds: 1 });
    expect(bench.calls).toEqual(['POST /api-next/user/ad-marks/merge/']);
  });

  it('what this browser noted comes along, made fit where another script wrote, and leaves it', async () => {
    localStorage.setItem('kvadrat:favourites', '7,8');
    localStorage.setItem(
      'kvadrat:saved-details',
      JSON.stringify({
        7: { note: 'Pitati', folder: 'Split', savedAt: '2026-01-05T08:00:00.000Z' },
        8: { note: 5, savedAt: 'jučer' },
        9: { note: 'nije spremljen' },
      }),
    );
    const tab = bench.openTab();
    await tab.signIn();
    expect(bench.brought).toEqual([
      { id: 7, note: 'Pitati', folder: 'Split', savedAt: '2026-01-05T08:00:00.000Z' },
      { id: 8, note: '', folder: '' },
    ]);
    expect(storedKeys()).toEqual([]);
  });

  it('a merge that failed loses nothing and is made again', async () => {
    const tab = bench.openTab();
    tab.marks.set('saved', 7, true);
    bench.trouble = 503;
    await tab.signIn();
    expect(tab.saved()).toEqual([7]);
    expect(localStorage.getItem('kvadrat:favourites')).toBe('7');
    bench.trouble = null;
    window.dispatchEvent(new Event('online'));
    await bench.settle();
    expect(bench.account.saved).toEqual([7]);
    expect(storedKeys()).toEqual([]);
    expect(tab.saved()).toEqual([7]);
  });

  it('a merge whose answer got lost makes no doubles', async () => {
    bench.account.saved = [7];
    localStorage.setItem('kvadrat:favourites', '7');
    const tab = bench.openTab();
    await tab.signIn();
    expect(tab.saved()).toEqual([7]);
    expect(bench.account.saved).toEqual([7]);
  });

  it('two tabs, two devices: all have the same in the end', async () => {
    const [one, two] = [bench.openTab(), bench.openTab()];
    one.marks.set('saved', 7, true);
    await one.signIn();
    await two.signIn();
    bench.account.saved.push(50);
    two.marks.set('saved', 8, true);
    await bench.settle();
    expect(bench.account.saved).toEqual([7, 50, 8]);
    otherTabWrote('marks-changed');
    await bench.settle();
    expect(one.saved()).toEqual([7, 50, 8]);
    expect(storedKeys()).toEqual([]);
  });

  it('R157 who signs out leaves nothing: neither on the page nor in the browser', async () => {
    bench.account.saved = [7, 8];
    const tab = bench.openTab();
    await tab.signIn();
    tab.marks.set('saved', 9, true);
    tab.marks.set('seen', 3, true);
    await bench.settle();
    expect(tab.saved()).toEqual([7, 8, 9]);
    tab.signOut();
    expect(tab.marks.current()).toEqual({ saved: new Set(), hidden: new Set(), seen: new Set() });
    expect(storedKeys()).toEqual([]);
    expect(bench.counts.at(-1)).toBe(0);
  });
});

describe('R272 changes of who is signed in', () => {
  it('show at once and are taken back when they cannot be kept', async () => {
    bench.account.saved = [7];
    const tab = bench.openTab();
    await tab.signIn();
    bench.trouble = 500;
    tab.marks.set('saved', 8, true);
    expect(tab.saved()).toEqual([7, 8]);
    expect(bench.counters['savedAds']).toBe(2);
    await bench.settle();
    expect(tab.saved()).toEqual([7]);
    expect(bench.counters['savedAds']).toBe(1);
    expect(bench.told).toEqual(['failed']);
    tab.marks.set('saved', 7, false);
    await bench.settle();
    expect(tab.saved()).toEqual([7]);
  });

  it('are sent one after the other for each ad, the last one wins', async () => {
    const tab = bench.openTab();
    await tab.signIn();
    for (const on of [true, false, true, false]) tab.marks.set('saved', 7, on);
    await bench.settle();
    expect(bench.account.saved).toEqual([]);
    expect(bench.calls.slice(1).map((call) => call.split(' ')[0])).toEqual(['PUT', 'DELETE']);
  });

  it('an answer from before a change does not undo it', async () => {
    const tab = bench.openTab();
    await tab.signIn();
    window.dispatchEvent(new Event('online'));
    tab.marks.set('saved', 7, true);
    await bench.settle();
    expect(tab.saved()).toEqual([7]);
    expect(bench.account.saved).toEqual([7]);
  });

  it('a full list says so; a session that has ended is asked about', async () => {
    const tab = bench.openTab();
    await tab.signIn();
    bench.trouble = 409;
    tab.marks.set('saved', 7, true);
    await bench.settle();
    expect(bench.told).toEqual(['limit']);
    expect(tab.saved()).toEqual([]);
  });
});
