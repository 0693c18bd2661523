/** Where addresses of the API begin; the specification fixes a few calls outside of it. */
export const API_PREFIX = '/api-next/';

/** Takes what went wrong in a visitor's browser, and how long files took; nobody waits for its answer. */
export const REPORT_PATH = `${API_PREFIX}platform/report/`;
