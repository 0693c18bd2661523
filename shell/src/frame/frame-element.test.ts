import { frameElement } from './frame-element';
import { FRAME } from './frame-ids';

test('O-39 what the frame has is taken, what it lacks is made once', () => {
  document.body.innerHTML = '<p id="kvadrat-live"></p><main><h1>Split</h1></main>';
  expect(frameElement(FRAME.live).tagName).toBe('P');
  const main = frameElement(FRAME.main);
  expect(main).toHaveTextContent('Split');
  expect(main.tabIndex).toBe(-1);
  const progress = frameElement(FRAME.progress);
  expect(progress).not.toBeVisible();
  expect(frameElement(FRAME.progress)).toBe(progress);
});

test('O-39 a page without any frame gets a main part', () => {
  document.body.innerHTML = '';
  expect(frameElement(FRAME.main)).toBe(document.querySelector('main'));
});
