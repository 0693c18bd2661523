import { createAnnouncer } from './live-region';

it('announces the last text, and an equal one again', () => {
  jest.useFakeTimers();
  const region = document.createElement('div');
  const announce = createAnnouncer(region);
  announce('Split');
  announce('Zadar');
  jest.runAllTimers();
  expect(region).toHaveTextContent('Zadar');
  announce('Zadar');
  expect(region).toBeEmptyDOMElement();
  jest.runAllTimers();
  expect(region).toHaveTextContent('Zadar');
  jest.useRealTimers();
});
