import { watchIntent } from './intent-preload';

const preload = jest.fn<undefined, [HTMLAnchorElement]>();
const link = (id: string): Element => document.querySelector(`#${id}`) ?? document.body;
const point = (target: Element, pointerType = 'mouse'): void => {
  target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
};
const asked = (): string[] => preload.mock.calls.map(([{ pathname }]) => pathname);

beforeEach(() => {
  jest.useFakeTimers();
  preload.mockReset();
  document.body.innerHTML =
    '<a id="a" href="/a/"><b id="inside">a</b></a><a id="b" href="/b/">b</b></a><p id="p">p</p>';
});
afterEach(() => jest.useRealTimers());

describe('with intent watched', () => {
  beforeAll(() => watchIntent((anchor) => preload(anchor)));

  it('preloads a link that is pointed at for 65 ms', () => {
    point(link('a'));
    jest.advanceTimersByTime(64);
    expect(asked()).toEqual([]);
    point(link('inside'));
    jest.advanceTimersByTime(1);
    expect(asked()).toEqual(['/a/']);
  });

  it('does not preload a link that is only passed, nor by a finger that scrolls over it', () => {
    point(link('a'));
    jest.advanceTimersByTime(30);
    point(link('p'));
    point(link('b'), 'touch');
    jest.advanceTimersByTime(1000);
    expect(asked()).toEqual([]);
  });

  it.each(['focusin', 'touchstart'])('preloads at once on %s', (type) => {
    link('b').dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked()).toEqual(['/b/']);
  });
});

it('does nothing for visitors who save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const never = jest.fn();
  watchIntent(never);
  link('b').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(never).not.toHaveBeenCalled();
});
