import { secondAttempts, slowestSuites, tallyOf } from './jest-step';

const report = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

test('tests are counted, skipped ones too', () => {
  expect(tallyOf(JSON.stringify(report), 0)).toEqual({ passed: 10, failed: 0, skipped: 2 });
});

test('a suite that could not run counts as failed', () => {
  expect(tallyOf(JSON.stringify({ ...report, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(3);
});

test('jest failing without a failed test, or without a report, is a failure', () => {
  expect(tallyOf(JSON.stringify(report), 1).failed).toBe(1);
  expect(tallyOf('', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('what passed only at the second attempt is told by its name', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'steady', invocations: 1 },
    { status: 'passed', fullName: 'shaky', invocations: 2 },
    { status: 'failed', fullName: 'broken', invocations: 2 },
  ];
  expect(secondAttempts(JSON.stringify({ ...report, testResults: [{ assertionResults }] }))).toEqual([
    'second attempt: shaky',
  ]);
  expect(secondAttempts('')).toEqual([]);
});

test('the ten suites that took longest are told, the longest first', () => {
  const testResults = Array.from({ length: 12 }, (_, nth) => ({
    name: `/house/e2e/s${nth}.test.ts`,
    startTime: 1000,
    endTime: 1000 + nth * 500,
  }));
  const told = slowestSuites(JSON.stringify({ ...report, testResults }), '/house');
  expect(told).toHaveLength(10);
  expect(told[0]).toBe('slow:   5.5 s  e2e/s11.test.ts');
  expect(told[9]).toBe('slow:   1.0 s  e2e/s2.test.ts');
  expect(slowestSuites('', '/house')).toEqual([]);
});
