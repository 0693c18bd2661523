import type { LatLng, MapMarker } from '../map-provider';
import { JoinedMarkers } from './join-markers';
import { MarkerBoard } from './marker-board';
import { sideOf } from './marker-size';

const CROATIA = { south: 42, west: 13, north: 47, east: 20 };
const ad = (
  id: string,
  lat: number,
  lng: number,
  look: Partial<Extract<MapMarker['look'], { kind: 'ad' }>> = {},
): MapMarker => ({
  id,
  position: { lat, lng },
  name: `Stan ${id}`,
  look: { kind: 'ad', text: '250 tis.', seen: false, saved: false, paid: false, ...look },
});
/** So many ads around Split, none where another is. */
const many = (count: number): MapMarker[] =>
  Array.from({ length: count }, (_, index) =>
    ad(`a${index}`, 43.4 + (index % 50) * 0.004, 16.3 + Math.floor(index / 50) * 0.006),
  );

interface Table {
  board: MarkerBoard;
  stage: HTMLElement;
  told: unknown[];
  zooms: [LatLng, number][];
}

function lay(): Table {
  const stage = document.createElement('div');
  document.body.replaceChildren(stage);
  const told: unknown[] = [];
  const zooms: [LatLng, number][] = [];
  const board = new MarkerBoard({
    stage: {
      show: (element) => {
        if (!element.isConnected) stage.append(element);
      },
      hide: (element) => {
        element.remove();
      },
      zoomTo: (position, zoom) => {
        zooms.push([position, zoom]);
        return Promise.resolve();
      },
      focusMap: () => told.push('focus map'),
    },
    groupTexts: (count) => ({ name: `${count} oglasa`, text: String(count) }),
    maxZoom: 17,
    onPress: (id) => told.push(id),
    onHover: (id) => told.push(['hover', id]),
  });
  board.update(CROATIA, 8);
  return { board, stage, told, zooms };
}

const names = (stage: HTMLElement): (string | null)[] =>
  [...stage.children].map((element) => element.getAttribute('aria-label'));
const button = (stage: HTMLElement, name: string): HTMLElement => {
  const found = [...stage.querySelectorAll('button')].find((element) => element.getAttribute('aria-label') === name);
  if (found === undefined) throw new Error(`no ${name} among ${names(stage).join()}`);
  return found;
};

test('R122 a marker is a button with its name and price; seen, saved, paid and selected show', () => {
  const { board, stage } = lay();
  board.set([ad('1', 43.5, 16.4, { seen: true, saved: true, paid: true }), ad('2', 45.8, 16)], false);
  const [first, second] = [button(stage, 'Stan 1'), button(stage, 'Stan 2')];
  expect(first.textContent).toBe('250 tis.');
  expect([...first.classList]).toEqual(expect.arrayContaining(['marker', 'ad', 'seen', 'paid']));
  expect(first.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(second.querySelector('svg')).toBeNull();
  board.select('2');
  expect([first.getAttribute('aria-current'), second.getAttribute('aria-current')]).toEqual([null, 'true']);
  board.highlight('1');
  expect(first.classList.contains('raised')).toBe(true);
  board.highlight(null);
  expect(first.classList.contains('raised')).toBe(false);
});

test('O-03 a marker that is there before and after is the same element', () => {
  const { board, stage } = lay();
  board.set([ad('1', 43.5, 16.4), ad('2', 45.8, 16)], false);
  const kept = button(stage, 'Stan 1');
  board.set([ad('1', 43.5, 16.4, { seen: true }), ad('3', 45, 15)], false);
  expect(button(stage, 'Stan 1')).toBe(kept);
  expect(names(stage)).toEqual(['Stan 1', 'Stan 3']);
  board.destroy();
  expect(stage.children).toHaveLength(0);
});

test('R122 the area of a group’s square is its count, within what can be pressed and what fits', () => {
  expect(sideOf(200) ** 2 / sideOf(100) ** 2).toBeCloseTo(2, 1);
  expect([sideOf(2), sideOf(2000)]).toEqual([36, 88]);
});

test('R270 of two thousand markers at most 150 are shown at any zoom, and none is lost in groups', () => {
  const markers = many(2000);
  const joined = new JoinedMarkers(markers, 17);
  for (let zoom = 7; zoom <= 17; zoom++) {
    const shown = joined.visible(CROATIA, zoom);
    expect(shown.length).toBeLessThanOrEqual(150);
    if (zoom < 12) expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(2000);
  }
  const [group] = joined.visible(CROATIA, 8).filter(({ marker }) => marker === null);
  expect(joined.inside(group?.id ?? '')).toHaveLength(group?.count ?? -1);
});

test('R270 a pressed group is brought closer until it falls apart; one that never does is named with all its ads', async () => {
  const { board, stage, told, zooms } = lay();
  board.set([ad('1', 43.5, 16.4), ad('2', 43.52, 16.43), ad('3', 45.8, 16), ad('4', 45.8, 16)], true);
  expect(names(stage)).toEqual(['2 oglasa', '2 oglasa']);
  for (const group of stage.querySelectorAll('button')) group.click();
  await Promise.resolve();
  expect(zooms).toHaveLength(1);
  expect(zooms[0]?.[1]).toBeGreaterThan(8);
  const pressed = told.filter((what): what is string => typeof what === 'string');
  expect(pressed).toHaveLength(1);
  expect([...board.markersIn(pressed[0] ?? '')].sort()).toEqual(['3', '4']);
  expect(board.markersIn('1')).toEqual(['1']);
});

test('O-03 a group stands for the ads inside it when one of them is hovered or selected in the list', () => {
  const { board, stage } = lay();
  board.set([ad('1', 43.5, 16.4), ad('2', 43.5, 16.4), ad('3', 45.8, 16)], true);
  board.highlight('2');
  board.select('1');
  const group = button(stage, '2 oglasa');
  expect([group.classList.contains('raised'), group.getAttribute('aria-current')]).toEqual([true, 'true']);
  board.focus('2');
  expect(document.activeElement).toBe(group);
});

test('R284 one marker is a stop for the keyboard; when it goes, the keyboard is on the map', () => {
  const { board, stage, told } = lay();
  board.set([ad('1', 43.5, 16.4), ad('2', 45.8, 16), ad('3', 44, 15)], false);
  const stops = (): (string | null)[] =>
    [...stage.querySelectorAll('[tabindex="0"]')].map((element) => element.getAttribute('aria-label'));
  expect(stops()).toEqual(['Stan 1']);
  board.focus('3');
  expect(stops()).toEqual(['Stan 3']);
  board.set([ad('1', 43.5, 16.4)], false);
  expect(told).toContain('focus map');
  expect(stops()).toEqual(['Stan 1']);
});

test('R284 arrows go to the nearest marker in their direction, Home and End to the outermost', () => {
  const { board, stage } = lay();
  board.set([ad('west', 44, 14), ad('middle', 44, 16), ad('east', 44, 18), ad('north', 46, 16.2)], false);
  for (const element of stage.querySelectorAll('button')) {
    const id = element.dataset['marker'] ?? '';
    const [x, y] = { west: [0, 100], middle: [100, 100], east: [200, 100], north: [110, 0] }[id] ?? [0, 0];
    element.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
  }
  const press = (key: string): string | undefined => {
    const { activeElement } = document;
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['marker'] : undefined;
  };
  board.focus('west');
  expect([
    press('ArrowRight'),
    press('ArrowUp'),
    press('ArrowDown'),
    press('End'),
    press('ArrowRight'),
    press('Home'),
  ]).toEqual(['middle', 'north', 'middle', 'east', 'east', 'west']);
});

test('O-03 a drag that begins on a marker moves the map and presses nothing; a trembling hand and the keyboard press', () => {
  const { board, stage, told } = lay();
  board.set([ad('1', 43.5, 16.4)], false);
  const marker = button(stage, 'Stan 1');
  const point = (type: string, clientX: number, pointerId = 1): void => {
    marker.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX, clientY: 50, bubbles: true, detail: 1 }), { pointerId }),
    );
  };
  const act = (...moves: number[]): number => {
    const before = told.filter((what) => what === '1').length;
    point('pointerdown', 100);
    for (const x of moves) point('pointermove', x);
    point('pointerup', moves.at(-1) ?? 100);
    point('click', moves.at(-1) ?? 100);
    return told.filter((what) => what === '1').length - before;
  };
  expect(act(130, 180)).toBe(0);
  marker.click();
  expect(told).toEqual(['1']);
  // There and back again is a drag as well.
  expect(act(180, 100)).toBe(0);
  expect(act(103)).toBe(1);
  expect(act()).toBe(1);
  point('pointerdown', 100);
  point('pointermove', 180, 2);
  point('click', 100);
  expect(told).toHaveLength(4);
});
