import { AppError } from '@kvadrat/contracts/errors';
import { createReporter, reportTimes, reportUncaught } from './reporter';

const beacon = jest.fn<boolean, [string, string]>();
const sent = (): unknown[] => beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

const failureOf = (address: string, message = 'boom'): Error => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (${address}:1:2)`;
  return error;
};

it('D5 names the file that failed, of which the server reads remote and release', () => {
  createReporter()(failureOf('https://kvadrat.example/r/mf-search/1.0.0-0a1b2c3d/app.js'));
  expect(beacon.mock.calls[0]?.[0]).toBe('/api-next/platform/report/');
  expect(sent()).toEqual([
    { code: 'internal', message: 'boom', file: '/r/mf-search/1.0.0-0a1b2c3d/app.js', path: '/', detail: {} },
  ]);
});

it('takes what the caller knows better', () => {
  createReporter()(failureOf('/r/shell/1/main.js'), {
    code: 'MFE-001',
    remote: 'mf-listings',
    release: '2',
    phase: 'start',
  });
  expect(sent()).toEqual([
    {
      code: 'MFE-001',
      message: 'boom',
      remote: 'mf-listings',
      release: '2',
      file: '/r/shell/1/main.js',
      path: '/',
      detail: { phase: 'start' },
    },
  ]);
});

it('says each thing once and stays silent about aborts and lost connections', () => {
  const report = createReporter();
  report(failureOf('/r/mf-search/1/app.js'));
  report(failureOf('/r/mf-search/1/app.js'));
  report(new AppError('abort', 'aborted'));
  report(new AppError('connection', 'offline'));
  expect(sent()).toHaveLength(1);
  for (let n = 0; n < 100; n += 1) report(new Error(`failure ${n}`));
  expect(sent()).toHaveLength(20);
});

it('tells a failure that travels up only once', () => {
  const report = createReporter();
  const failure = new AppError('unavailable', 'mf-search cannot be loaded');
  report(failure, { code: 'MFE-001' });
  report(failure, { phase: 'start' });
  expect(sent()).toEqual([expect.objectContaining({ code: 'MFE-001' })]);
});

it('takes uncaught errors of our files only', () => {
  const report = jest.fn();
  reportUncaught(report);
  const ours = failureOf('/r/mf-search/1/app.js');
  window.dispatchEvent(new ErrorEvent('error', { error: ours, filename: '/r/mf-search/1/app.js' }));
  window.dispatchEvent(new ErrorEvent('error', { error: failureOf('https://extension.example/x.js') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ours }));
  expect(report.mock.calls).toEqual([[ours], [ours]]);
});

it('D5 tells once how long files of releases took, when the page is left', () => {
  const entries = [
    { name: 'https://kvadrat.example/r/mf-search/1/app.js?attempt=1', duration: 120.5 },
    { name: '/r/mf-search/1/mount', duration: 30 },
    { name: 'https://kvadrat.example/media/1.jpg', duration: 900 },
  ];
  Object.defineProperty(performance, 'getEntries', { value: () => entries, configurable: true });
  reportTimes();
  expect(sent()).toEqual([]);
  for (let left = 0; left < 2; left += 1) window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([
    {
      files: [
        ['/r/mf-search/1/app.js', 120.5],
        ['/r/mf-search/1/mount', 30],
      ],
    },
  ]);
});
