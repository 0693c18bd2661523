import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ACCOUNT_CALLS, CSRF_HEADER } from '@kvadrat/contracts/account';
import { alterRelease, projectRoot, usedDataFolder } from '@kvadrat/tools/harness';
import { PERSON } from '../support/account';
import { builtRelease } from '../support/releases';
import { endPortal, type PortalProcess, runPortal } from './portal-process';
import { countProcesses, METRICS_TOKEN, until, workersOf } from './worker-processes';

jest.setTimeout(240_000);

const REMOTE = 'mf-search';
const LIST = '/prodaja-stambene-nekretnine/';
const TIMES = 20;

let folder: string;
let portal: PortalProcess;
let origin: string;
/** Names of the releases. */
let before: string;
let next: string;

beforeAll(async () => {
  folder = usedDataFolder();
  portal = runPortal({ settings: { DATA_DIR: folder, DEMO_ADS: '0', WORKERS: '2', LOG_LEVEL: 'info', METRICS_TOKEN } });
  origin = await portal.origin();
  await until(async () => (await countProcesses(origin)) === 2);
  const built = await builtRelease(REMOTE);
  await alterRelease(built, join(folder, 'next'), { 'app.js': (text) => `${text}\n/* the next release */` });
  [before, next] = [releaseIn(built), releaseIn(join(folder, 'next'))];
});
afterAll(async () => {
  await endPortal(portal);
  rmSync(folder, { recursive: true, force: true });
});

function releaseIn(path: string): string {
  const manifest: { release: string } = JSON.parse(readFileSync(join(path, 'remote.json'), 'utf8'));
  return manifest.release;
}

async function remotes(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder };
  return (
    await promisify(execFile)(process.execPath, [join(projectRoot, 'server/dist/cli-remotes.cjs'), ...words], {
      cwd: projectRoot,
      env,
    })
  ).stdout;
}

interface Answer {
  status: number;
  release: string;
  cookies: string[];
  body: string;
}

/** Asks over a connection of its own, so that any process may answer. */
function ask(path: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { agent: false, headers: { authorization: `Bearer ${METRICS_TOKEN}`, cookie } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        const made = String(response.headers['kvadrat-releases'] ?? '');
        resolve({
          status: response.statusCode ?? 0,
          release: /mf-search@(\S+)/.exec(made)?.[1] ?? '',
          cookies: (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? ''),
          body,
        });
      });
    }).on('error', reject);
  });
}

/** Asks for a page until there is room for it: a portal on a busy machine may tell somebody to come again, which says nothing of releases. */
async function askForPage(path: string, cookie = ''): Promise<Answer> {
  for (;;) {
    const answer = await ask(path, cookie);
    if (answer.status !== 503) return answer;
  }
}

/** The different answers of many at a time. */
async function releases(cookie?: string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => askForPage(LIST, cookie)));
  return [...new Set(answers.map(({ release }) => release))];
}

test('what is published and rolled back is what the next request sees, whichever process answers it', async () => {
  expect(await releases()).toEqual([before]);
  expect(await remotes('publish', join(folder, 'next'))).toContain(`${REMOTE} ${next} is live from revision`);
  expect(await releases()).toEqual([next]);
  await remotes('rollback', REMOTE);
  expect(await releases()).toEqual([before]);
  // Not because one of them answered all.
  const answered = new Set(
    [...portal.output().matchAll(/"pid":(\d+),.*"route":"\/\*"/g)].map(([, pid]) => Number(pid)),
  );
  expect([...answered].sort()).toEqual(workersOf(portal).sort());
});

test('a visitor stays in the share of a canary, whichever process answers', async () => {
  await remotes('canary', REMOTE, next, '50');
  const shares = new Set<string>();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    const first = await askForPage(LIST);
    const cookie = first.cookies.find((one) => one.startsWith('kvadrat_canary='));
    expect(await releases(cookie)).toEqual([first.release]);
    shares.add(first.release);
  }
  expect([...shares].sort()).toEqual([before, next].sort());
  await remotes('stop-canary', REMOTE);
  expect(await releases()).toEqual([before]);
});

test('an override shows its release everywhere, and nothing any more once it is taken back', async () => {
  const printed = await remotes('override', REMOTE, next);
  const path = /browser: (\S+)/.exec(printed)?.[1] ?? '';
  const cookie = `kvadrat_override=${new URL(path, origin).searchParams.get('o') ?? ''}`;
  expect(await releases(cookie)).toEqual([next]);
  await remotes('revoke-override', REMOTE, /revoke-override mf-search (\S+)/.exec(printed)?.[1] ?? '');
  expect(await releases(cookie)).toEqual([before]);
});

test('who signs in or out at one process is signed in or out at all', async () => {
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[]): void => {
    for (const pair of cookies) jar.set(pair.slice(0, pair.indexOf('=')), pair);
  };
  const cookie = (): string => [...jar.values()].join('; ');
  const post = async (path: string, form: Record<string, string>): Promise<number> => {
    const given = await ask(ACCOUNT_CALLS.csrf, cookie());
    keep(given.cookies);
    const { token }: { token: string } = JSON.parse(given.body);
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie: cookie(), [CSRF_HEADER]: token, origin, connection: 'close' },
    });
    keep(answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? ''));
    return answer.status;
  };
  const who = async (session: string): Promise<unknown[]> => {
    const answers = await Promise.all(Array.from({ length: TIMES }, () => ask(ACCOUNT_CALLS.info, session)));
    return [...new Set(answers.map(({ body }) => (body === 'null' ? null : 'somebody')))];
  };
  const { name, surname, password } = PERSON;
  expect(
    await post(ACCOUNT_CALLS.register, {
      first_name: name,
      last_name: surname,
      email: 'ana@example.hr',
      phone: '',
      'phone-prefix': '385',
      password,
      privacy: '1',
      communications: '0',
      newsletter: '0',
    }),
  ).toBe(200);
  const session = cookie();
  expect(await who(session)).toEqual(['somebody']);
  expect(await post(ACCOUNT_CALLS.logout, {})).toBe(200);
  expect(await who(session)).toEqual([null]);
});

test('metrics are those of all processes together, each of them once', async () => {
  const counted = async (): Promise<number> => {
    const { body } = await ask('/metrics');
    const lines = body
      .split('\n')
      .filter((line) => line.startsWith('kvadrat_http_seconds_count{route="/openapi.json",remote="",status="2xx"}'));
    expect(lines.length).toBeLessThanOrEqual(1);
    return Number(lines[0]?.split(' ').at(-1) ?? 0);
  };
  const start = await counted();
  await Promise.all(Array.from({ length: TIMES }, () => ask('/openapi.json')));
  // An answer is counted once it is on its way.
  await until(async () => (await counted()) === start + TIMES);
  // Whichever process is asked.
  for (let time = 0; time < 5; time += 1) expect(await counted()).toBe(start + TIMES);
  expect(await countProcesses(origin)).toBe(2);
});
