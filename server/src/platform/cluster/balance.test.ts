import { overloaded } from './balance';

test('a process lets half of what it has more than another go, once that is worth it', () => {
  expect(
    overloaded(
      new Map([
        [1, 8],
        [2, 0],
      ]),
    ),
  ).toEqual({ process: 1, letGo: 4 });
  expect(
    overloaded(
      new Map([
        [1, 5],
        [2, 9],
        [3, 6],
      ]),
    ),
  ).toEqual({ process: 2, letGo: 2 });
  expect(
    overloaded(
      new Map([
        [1, 5],
        [2, 3],
      ]),
    ),
  ).toBeNull();
  expect(overloaded(new Map([[1, 50]]))).toBeNull();
  expect(overloaded(new Map())).toBeNull();
});
