import { nextPaint } from './next-paint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('resolves in a task behind the next frame', async () => {
  let draw: FrameRequestCallback | undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = callback;
    return 1;
  });
  const painted = jest.fn();
  void nextPaint().then(painted);
  await jest.advanceTimersByTimeAsync(50);
  expect(painted).not.toHaveBeenCalled();
  draw?.(0);
  await Promise.resolve();
  expect(painted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalledTimes(1);
});

it('does not wait for frames where none are drawn', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const painted = jest.fn();
  void nextPaint().then(painted);
  await jest.advanceTimersByTimeAsync(100);
  expect(painted).toHaveBeenCalledTimes(1);
});
