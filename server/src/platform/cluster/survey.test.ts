import { Survey } from './survey';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Begins a survey of two processes. */
function begin(): { survey: Survey; asked: [worker: number, question: number][]; done: jest.Mock } {
  const survey = new Survey();
  const asked: [number, number][] = [];
  const done = jest.fn();
  survey.begin([1, 2], (worker, question) => asked.push([worker, question]), done);
  return { survey, asked, done };
}

test('it is over when all have answered, and those that know nothing count', () => {
  const { survey, asked, done } = begin();
  expect(asked.map(([worker]) => worker)).toEqual([1, 2]);
  const question = asked[0]?.[1] ?? 0;
  survey.answered(2, question, 'two');
  expect(done).not.toHaveBeenCalled();
  survey.answered(1, question, undefined);
  expect(done).toHaveBeenCalledWith(['two']);
});

test('neither a process that ends nor one that hangs keeps the others waiting', () => {
  const first = begin();
  first.survey.answered(1, first.asked[0]?.[1] ?? 0, 'one');
  first.survey.ended(2);
  expect(first.done).toHaveBeenCalledWith(['one']);

  const second = begin();
  second.survey.answered(1, second.asked[0]?.[1] ?? 0, 'one');
  jest.advanceTimersByTime(2000);
  expect(second.done).toHaveBeenCalledWith(['one']);
  second.survey.answered(2, second.asked[0]?.[1] ?? 0, 'late');
  expect(second.done).toHaveBeenCalledTimes(1);
});

test('asking nobody is over at once', () => {
  const done = jest.fn();
  new Survey().begin([], () => undefined, done);
  expect(done).toHaveBeenCalledWith([]);
});
