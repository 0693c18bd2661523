import { secondAttempts, tallyOf } from './jest-step';

const report = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, numRuntimeErrorTestSuites: 0 };

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
  expect(secondAttempts(JSON.stringify({ ...report, testResults: [{ assertionResults }] }))).toEqual(['second attempt: shaky']);
  expect(secondAttempts('')).toEqual([]);
});
