import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import { marksBench, type MarksBench } from '../../testing/marks-bench';

let bench: MarksBench;
const otherTabWrote = (key: string): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: `kvadrat:${key}`, newValue: '1' }));

beforeEach(() => {
  localStorage.clear();
  bench = marksBench();
});
afterEach(() => bench.close());

describe('R272 nobody is signed in', () => {
  it('keeps marks in this browser, newest last, and finds them again', () => {
    const tab = bench.openTab();
    for (const id of [7, 9, 8]) tab.marks.set('saved', id, true);
    tab.marks.set('saved', 9, false);
    tab.marks.set('hidden', 4, true);
    expect(localStorage.getItem('kvadrat:favourites')).toBe('7,8');
    expect(localStorage.getItem('kvadrat:hidden-ads')).toBe('4');
    expect(bench.openTab().saved()).toEqual([7, 8]);
    expect(bench.counts).toEqual([1, 2, 3, 2]);
    expect(bench.calls).toEqual([]);
  });

  it('keeps since when an ad is saved, also when it was let go by a slip; a list that was emptied says nothing', () => {
    const { marks } = bench.openTab();
    marks.set('saved', 7, true);
    const at = (): unknown =>
      (JSON.parse(localStorage.getItem('kvadrat:saved-details') ?? '{}') as Record<string, { savedAt?: string }>)['7']
        ?.savedAt;
    expect(Date.parse(String(at()))).toBeLessThanOrEqual(Date.now());
    marks.replace?.('saved', []);
    expect([localStorage.getItem('kvadrat:favourites'), [...marks.current().saved], bench.told, bench.counts]).toEqual([
      null,
      [],
      [],
      [1, 0],
    ]);
    marks.replace?.('saved', [7, 8]);
    expect(localStorage.getItem('kvadrat:favourites')).toBe('7,8');
  });

  it('what is let go or hidden can be undone; what is saved is not talked about', () => {
    const { marks } = bench.openTab();
    marks.set('saved', 7, true);
    expect(bench.told).toEqual([]);
    marks.set('saved', 7, false);
    bench.undo?.();
    expect([...marks.current().saved]).toEqual([7]);
    marks.set('hidden', 7, true);
    bench.undo?.();
    expect([...marks.current().hidden]).toEqual([]);
    expect(bench.told).toEqual(['unsaved', 'hidden']);
  });

  it('two tabs lose nothing of each other and show the same', () => {
    const [one, two] = [bench.openTab(), bench.openTab()];
    one.marks.set('saved', 7, true);
    two.marks.set('saved', 8, true);
    expect(localStorage.getItem('kvadrat:favourites')).toBe('7,8');
    const heard = jest.fn();
    one.marks.subscribe(heard);
    otherTabWrote('favourites');
    expect(one.saved()).toEqual([7, 8]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('of seen ads the oldest make room, a full list of saved ones says so', () => {
    localStorage.setItem('kvadrat:seen-ads', Array.from({ length: MARK_LIMITS.seen }, (_, index) => index + 1).join());
    localStorage.setItem(
      'kvadrat:favourites',
      Array.from({ length: MARK_LIMITS.saved }, (_, index) => index + 1).join(),
    );
    const { marks } = bench.openTab();
    marks.set('seen', 5000, true);
    marks.set('seen', 2, true);
    const seen = [...marks.current().seen];
    expect(seen).toHaveLength(MARK_LIMITS.seen);
    expect([seen[0], ...seen.slice(-2)]).toEqual([3, 5000, 2]);
    marks.set('saved', 5000, true);
    expect(marks.current().saved.has(5000)).toBe(false);
    expect(bench.told).toEqual(['limit']);
  });

  it.each(['abc', '7,x', '-1', '1.5', '[7]', '0'])('takes a spoiled text %j for an empty one', (text) => {
    localStorage.setItem('kvadrat:favourites', text);
    const { marks } = bench.openTab();
    marks.set('saved', 3, true);
    expect(localStorage.getItem('kvadrat:favourites')).toBe('3');
  });

  it('O-22 a store that fills up later loses nothing of the page, says so, and is written again once there is room', () => {
    const { marks } = bench.openTab();
    marks.set('saved', 7, true);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    marks.set('saved', 8, true);
    marks.set('saved', 9, true);
    expect([...marks.current().saved]).toEqual([7, 8, 9]);
    expect(bench.told).toEqual(['blocked', 'blocked']);
    otherTabWrote('favourites');
    expect([...marks.current().saved]).toEqual([7, 8, 9]);
    full.mockRestore();
    marks.set('saved', 10, true);
    expect(localStorage.getItem('kvadrat:favourites')).toBe('7,8,9,10');
  });

  it('O-22 where nothing is stored a mark lasts for the page, which says so; it still comes along to the account', async () => {
    const nothing = (): void => undefined;
    const tab = bench.openTab({ get: () => null, set: nothing, remove: nothing, persistent: false });
    tab.marks.set('saved', 7, true);
    tab.marks.set('saved', 8, true);
    expect(tab.saved()).toEqual([7, 8]);
    expect(bench.told).toEqual(['blocked', 'blocked']);
    await tab.signIn();
    expect(bench.account.saved).toEqual([7, 8]);
    tab.signOut();
    expect(tab.saved()).toEqual([]);
  });
});
