/** A browser on a busy machine of two cores needs more than jest's 5 s; waits end when the thing is there. */
jest.setTimeout(120_000);

/** One second attempt, told in the summary of the run (decision 0052). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
