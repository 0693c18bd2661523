import { readdir } from 'node:fs/promises';
import { availableParallelism, tmpdir, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from '../harness';
import { prepareData } from './data-step';
import { CHROMIUM, HEADLESS_CHROMIUM, NGINX, PHP } from './find-program';
import { runJest, runJestInParts } from './jest-step';
import { provideFirst, provideProgram } from './provide-program';
import { runCommand } from './run-command';
import { runSmokes } from './smokes-step';
import { FAILED, PASSED, type Tally } from './summary';

export interface StepContext {
  root: string;
  /** Slow suites too: all languages and widths, full chaos, start conditions. */
  full: boolean;
}

export interface Step {
  name: string;
  /** Steps of a lane follow each other. What `portal` runs waits more than it works, so the others take what it leaves of the machine. */
  lane: 'portal' | 'unit' | 'checks';
  /** Names of steps that have to be over, whatever their lane; it has nothing to work on when one of them failed. */
  after?: readonly string[];
  /** Left out unless all slow ones run too. */
  slow?: true;
  /** Whether it may read a file of the project; it is not run again while those it reads stay the same, where that is wanted. */
  reads?: (path: string) => boolean;
  run: (context: StepContext) => Promise<Tally & { notes?: string[] }>;
}

const BROWSER_SUITES = 'e2e/browser';
/** Beginning of the names of suites that need PHP. */
const LEGACY_PAGES = 'embed-';

/** Journeys change the portal they visit, so those that run side by side have one each; they wait more than they work. */
const PORTALS = 2;

/** What has been found to be in form is not looked at again as long as it says the same; outside of the checkout, which may be read-only. */
const FORM_CACHE = join(tmpdir(), `kvadrat-${String(userInfo().uid)}`, 'prettier', `${basename(projectRoot)}.json`);

/** Whatever is behind another in the lane of the portal, which waits for nobody. */
const NICE = { checks: ['-n', '5'], unit: ['-n', '10'] } as const;

/** What people read, and no step but those that say so. */
const isProse = (path: string): boolean => path.endsWith('.md') || /^(?:bench\/results|changes|docs)\//.test(path);
const readsCode = (path: string): boolean => !isProse(path);

/** A check that only reads. */
function check(name: string, ...parameters: string[]): Step {
  return { ...npmStep(name, parameters, 'nice', [...NICE.checks, 'npm']), lane: 'checks' };
}

function npmStep(
  name: string,
  parameters: string[] = [],
  command = 'npm',
  before: string[] = [],
): Pick<Step, 'name' | 'run'> {
  return {
    name,
    run: async ({ root }) => {
      const code = await runCommand(root, command, [
        ...before,
        'run',
        '--silent',
        name,
        ...(parameters.length > 0 ? ['--', ...parameters] : []),
      ]);
      return code === 0 ? PASSED : FAILED;
    },
  };
}

/** Journeys run beside them: more at a time made each slower, and those that wait for a clock fail. */
const WORKERS = String(availableParallelism());

const unit: Step = {
  name: 'unit',
  lane: 'unit',
  // Its suites read what is written in the README and in docs.
  reads: (path) => !/^(?:e2e|changes|bench\/results)\//.test(path),
  run: ({ root, full }) =>
    runJest(root, ['--selectProjects', 'web', 'node', '--maxWorkers', WORKERS], fullEnvironment(full), NICE.unit),
};

/** Portals that suites start for themselves. */
const starts: Step = {
  name: 'starts',
  lane: 'unit',
  after: ['build', 'data'],
  run: ({ root, full }) =>
    runJest(root, ['--selectProjects', 'start', '--maxWorkers', '2'], fullEnvironment(full), NICE.unit),
};

const journeys: Step = {
  name: 'journeys',
  lane: 'portal',
  after: ['build', 'data'],
  run: async ({ root, full }) => {
    // The full run looks at all of it in the browser that people have.
    const browser = await provideFirst(root, full ? [CHROMIUM] : [HEADLESS_CHROMIUM, CHROMIUM]);
    const php = await provideProgram(root, PHP);
    const proxy = full ? await provideProgram(root, NGINX) : { path: null };
    const suites = (await readdir(join(root, BROWSER_SUITES))).filter((file) => file.endsWith('.test.ts'));
    const left = suites.filter(
      (suite) => browser.path === null || (php.path === null && suite.startsWith(LEGACY_PAGES)),
    );
    const ignored =
      left.length === 0 ? [] : ['--testPathIgnorePatterns', ...left.map((suite) => `${BROWSER_SUITES}/${suite}`)];
    const found = {
      ...(browser.path === null ? {} : { CHROMIUM_PATH: browser.path }),
      ...(php.path === null ? {} : { PHP_PATH: php.path }),
      ...(proxy.path === null ? {} : { NGINX_PATH: proxy.path }),
    };
    const run = await runJestInParts(root, PORTALS, ['--selectProjects', 'e2e', '--runInBand', ...ignored], {
      ...fullEnvironment(full),
      ...processes(full),
      ...found,
    });
    if (left.length === 0) return run;
    const reasons = [browser, php].flatMap((program) => (program.path === null ? [program.reason] : []));
    // A run without its browser suites proves too little to be green.
    return {
      ...run,
      failed: run.failed + 1,
      skipped: run.skipped + left.length,
      notes: [...run.notes, ...reasons, ...left.map((suite) => `not run: ${BROWSER_SUITES}/${suite}`)],
    };
  },
};

/** One after the other, when all else is over: each has the machine to itself. */
const smokes: Step = {
  name: 'smokes',
  lane: 'portal',
  slow: true,
  after: ['build', 'starts', 'unused'],
  run: ({ root }) => runSmokes(root),
};

export const STEPS: readonly Step[] = [
  { ...check('typecheck'), reads: readsCode },
  { ...check('boundaries'), reads: readsCode },
  check('openapi', '--check'),
  check('contracts'),
  check('messages', '--check'),
  { ...check('lint'), reads: readsCode },
  check('format:check', '--cache', '--cache-strategy', 'content', '--cache-location', FORM_CACHE),
  { ...check('unused'), reads: readsCode },
  { ...npmStep('build'), lane: 'portal' },
  { ...npmStep('sizes'), lane: 'portal', after: ['build'] },
  { name: 'data', lane: 'portal', after: ['build'], run: prepareData },
  unit,
  starts,
  journeys,
  smokes,
];

/** The steps of a run. @param only names of those that are wanted, slow ones too; all others without it */
export function chosenSteps<Some extends Pick<Step, 'name' | 'slow'>>(
  steps: readonly Some[],
  { full, only }: { full: boolean; only?: readonly string[] | undefined },
): Some[] {
  return steps.filter(({ name, slow }) => (only === undefined ? full || slow !== true : only.includes(name)));
}

/** Portals of journeys are a single process each, which is all the machine has room for; the full run has two in each. */
function processes(full: boolean): NodeJS.ProcessEnv {
  return full ? { KVADRAT_TEST_WORKERS: '2' } : {};
}

function fullEnvironment(full: boolean): NodeJS.ProcessEnv {
  return full ? { FULL: '1' } : {};
}
