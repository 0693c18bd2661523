import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareData } from './data-step';
import { CHROMIUM, NGINX, PHP } from './find-program';
import { runJest, runJestInParts } from './jest-step';
import { provideProgram } from './provide-program';
import { runCommand } from './run-command';
import { runSmokes } from './smokes-step';
import { FAILED, PASSED, type Tally } from './summary';

export interface StepContext {
  root: string;
  /** Slow suites too: all languages and widths, full chaos, start conditions. */
  full: boolean;
  /** Whether a step of that name passed. */
  passed: (step: string) => boolean;
}

export interface Step {
  name: string;
  /** Runs beside the steps that follow, one such step after the other, with what they leave of the machine. */
  beside?: true;
  /** Left out unless all slow ones run too. */
  slow?: true;
  run: (context: StepContext) => Promise<Tally & { notes?: string[] }>;
}

const BROWSER_SUITES = 'e2e/browser';
/** Beginning of the names of suites that need PHP. */
const LEGACY_PAGES = 'embed-';

/** Journeys change the portal they visit, so those that run side by side have one each; they wait more than they work. */
const PORTALS = 2;

function script(name: string, ...parameters: string[]): Step {
  return npmStep(name, parameters, 'npm', []);
}

/** A check that only reads; browsers and databases leave it enough of the machine while they wait. */
function besideOthers(name: string, ...parameters: string[]): Step {
  return { ...npmStep(name, parameters, 'nice', ['-n', '19', 'npm']), beside: true };
}

function npmStep(name: string, parameters: string[], command: string, before: string[]): Step {
  return {
    name,
    run: async ({ root }) => {
      const code = await runCommand(root, command, [...before, 'run', '--silent', name, ...(parameters.length > 0 ? ['--', ...parameters] : [])]);
      return code === 0 ? PASSED : FAILED;
    },
  };
}

/** A step that has nothing to work on when an earlier one failed. */
function after(earlier: string, step: Step): Step {
  return {
    ...step,
    run: (context) =>
      context.passed(earlier) ? step.run(context) : Promise.resolve({ ...FAILED, notes: [`not run: ${earlier} failed`] }),
  };
}

const unit: Step = {
  name: 'unit',
  // Jest leaves a processor free of its own accord, which on two of them means that one does nothing.
  run: ({ root, full }) => runJest(root, ['--selectProjects', 'web', 'node', 'start', '--maxWorkers', '100%'], fullEnvironment(full)),
};

const journeys: Step = {
  name: 'journeys',
  run: async ({ root, full }) => {
    const browser = await provideProgram(root, CHROMIUM);
    const php = await provideProgram(root, PHP);
    const proxy = full ? await provideProgram(root, NGINX) : { path: null };
    const suites = (await readdir(join(root, BROWSER_SUITES))).filter((file) => file.endsWith('.test.ts'));
    const left = suites.filter((suite) => browser.path === null || (php.path === null && suite.startsWith(LEGACY_PAGES)));
    const ignored = left.length === 0 ? [] : ['--testPathIgnorePatterns', ...left.map((suite) => `${BROWSER_SUITES}/${suite}`)];
    const found = { ...(browser.path === null ? {} : { CHROMIUM_PATH: browser.path }), ...(php.path === null ? {} : { PHP_PATH: php.path }), ...(proxy.path === null ? {} : { NGINX_PATH: proxy.path }) };
    const run = await runJestInParts(root, PORTALS, ['--selectProjects', 'e2e', '--runInBand', ...ignored], { ...fullEnvironment(full), ...processes(full), ...found });
    if (left.length === 0) return run;
    const reasons = [browser, php].flatMap((program) => (program.path === null ? [program.reason] : []));
    // A run without its browser suites proves too little to be green.
    return { ...run, failed: run.failed + 1, skipped: run.skipped + left.length, notes: [...run.notes, ...reasons, ...left.map((suite) => `not run: ${BROWSER_SUITES}/${suite}`)] };
  },
};

/** One after the other: each has the machine to itself, as a full run has. */
const smokes: Step = { name: 'smokes', slow: true, run: ({ root }) => runSmokes(root) };

export const STEPS: readonly Step[] = [
  besideOthers('typecheck'),
  besideOthers('boundaries'),
  besideOthers('openapi', '--check'),
  besideOthers('contracts'),
  besideOthers('messages', '--check'),
  besideOthers('lint'),
  besideOthers('unused'),
  script('build'),
  after('build', script('sizes')),
  after('build', { name: 'data', run: prepareData }),
  unit,
  after('build', journeys),
  after('build', smokes),
];

/** The steps of a run. @param only names of those that are wanted, slow ones too; all others without it */
export function chosenSteps<Some extends Pick<Step, 'name' | 'slow'>>(steps: readonly Some[], { full, only }: { full: boolean; only?: readonly string[] | undefined }): Some[] {
  return steps.filter(({ name, slow }) => (only === undefined ? full || slow !== true : only.includes(name)));
}

/** Portals of journeys are a single process each, which is all the machine has room for; the full run has two in each. */
function processes(full: boolean): NodeJS.ProcessEnv {
  return full ? { KVADRAT_TEST_WORKERS: '2' } : {};
}

function fullEnvironment(full: boolean): NodeJS.ProcessEnv {
  return full ? { FULL: '1' } : {};
}
