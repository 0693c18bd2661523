import { lastLine, table, total } from './summary';

const report = { name: 'lint', duration: 12_345, passed: 1, failed: 0, skipped: 0, notes: [] };

test('the last line names skipped checks only when there are some', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('steps are added up', () => {
  expect(total([report, { ...report, passed: 40, failed: 2, skipped: 3 }])).toEqual({
    passed: 41,
    failed: 2,
    skipped: 3,
  });
  expect(total([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('the table marks failed steps and shows their notes', () => {
  const failed = { ...report, name: 'journeys', passed: 3, failed: 1, notes: ['not run: home'] };
  expect(table([report, failed]).split('\n')).toEqual([
    'ok    lint        12.3 s  1 passed, 0 failed',
    'FAIL  journeys    12.3 s  3 passed, 1 failed',
    '      not run: home',
  ]);
});
