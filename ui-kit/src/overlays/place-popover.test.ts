import { placePopover } from './place-popover';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  new DOMRect(left, top, width, height);

function placed(panelBox: DOMRect, anchorTop = 100): HTMLElement {
  const [anchor, panel] = [document.createElement('div'), document.createElement('div')];
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  anchor.getBoundingClientRect = () => box(0, anchorTop, 100, 44);
  panel.getBoundingClientRect = () => panelBox;
  placePopover(anchor, panel);
  return panel;
}

test.each([
  ['in the window stays', 20, '0px'],
  ['past the end moves back', 200, '-118px'],
  ['before the start moves on', -30, '38px'],
])('a panel %s', (_, left, shift) => {
  expect(placed(box(left, 150, 300, 200)).style.getPropertyValue('--shift')).toBe(shift);
});

test('it stands above where there is room above and none below', () => {
  expect(placed(box(0, 650, 300, 200), 600).dataset).toHaveProperty('above');
  expect(placed(box(0, 650, 300, 200), 150).dataset).not.toHaveProperty('above');
  expect(placed(box(0, 150, 300, 200)).dataset).not.toHaveProperty('above');
});
