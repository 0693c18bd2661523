import {
  CHROMIUM,
  decideProgram,
  HEADLESS_CHROMIUM,
  PHP,
  POSTGRES_15,
  type Machine,
  type ProgramDecision,
} from './find-program';

function machine(given: { files?: string[]; env?: NodeJS.ProcessEnv; root?: boolean; sudo?: boolean }): Machine {
  return {
    env: { PATH: '/usr/local/bin:/opt/bin', ...given.env },
    isExecutable: (file) => given.files?.includes(file) ?? false,
    isRoot: given.root ?? false,
    canSudo: () => given.sudo ?? false,
  };
}

const decideChromium = (given: Machine): ProgramDecision => decideProgram(given, CHROMIUM);

const APT = '/usr/local/bin/apt-get';

test('CHROMIUM_PATH comes first', () => {
  const files = ['/my/chrome', '/opt/bin/chromium'];
  expect(decideChromium(machine({ files, env: { CHROMIUM_PATH: '/my/chrome' } }))).toEqual({
    kind: 'found',
    path: '/my/chrome',
  });
});

test('a CHROMIUM_PATH that cannot be run is a mistake to name, not to work around', () => {
  const decision = decideChromium(machine({ files: ['/opt/bin/chromium'], env: { CHROMIUM_PATH: '/my/chrome' } }));
  expect(decision).toEqual({ kind: 'missing', reason: 'CHROMIUM_PATH names /my/chrome, which cannot be run' });
});

test('the path is searched before the usual place', () => {
  expect(decideChromium(machine({ files: ['/opt/bin/google-chrome', '/usr/bin/chromium'] }))).toEqual({
    kind: 'found',
    path: '/opt/bin/google-chrome',
  });
  expect(decideChromium(machine({ files: ['/usr/bin/chromium'] }))).toEqual({
    kind: 'found',
    path: '/usr/bin/chromium',
  });
});

test('root and users with password-less sudo install it', () => {
  const root = decideChromium(machine({ files: [APT], root: true }));
  expect(root).toMatchObject({
    kind: 'install',
    commands: [['apt-get', 'update', '-qq'], expect.arrayContaining(['chromium'])],
  });
  const user = decideChromium(machine({ files: [APT], sudo: true }));
  expect(user).toMatchObject({
    kind: 'install',
    commands: [['sudo', '-n', 'apt-get', 'update', '-qq'], expect.arrayContaining(['sudo', 'chromium'])],
  });
});

test('an ordinary user and a machine without apt are told what to do', () => {
  const user = decideChromium(machine({ files: [APT] }));
  expect(user).toEqual({ kind: 'missing', reason: expect.stringMatching(/no right to install it; set CHROMIUM_PATH/) });
  const other = decideChromium(machine({ root: true }));
  expect(other).toEqual({ kind: 'missing', reason: expect.stringMatching(/no apt-get/) });
});

test('each program has a setting, a name and a package of its own', () => {
  expect(decideProgram(machine({ files: ['/my/php'], env: { PHP_PATH: '/my/php' } }), PHP)).toEqual({
    kind: 'found',
    path: '/my/php',
  });
  expect(decideProgram(machine({ files: ['/opt/bin/php'] }), PHP)).toEqual({ kind: 'found', path: '/opt/bin/php' });
  expect(decideProgram(machine({ files: ['/opt/bin/postgres', POSTGRES_15.usualPlace] }), POSTGRES_15)).toEqual({
    kind: 'found',
    path: POSTGRES_15.usualPlace,
  });
  expect(decideProgram(machine({ files: [APT], root: true }), PHP)).toMatchObject({
    commands: [expect.anything(), expect.arrayContaining(['php-cli'])],
  });
});

test('Chromium without windows is looked for by its own names, but whoever names a Chromium gets that one', () => {
  const files = ['/my/chrome', '/opt/bin/chromium', '/usr/bin/chromium-headless-shell', APT];
  expect(decideProgram(machine({ files }), HEADLESS_CHROMIUM)).toEqual({
    kind: 'found',
    path: '/usr/bin/chromium-headless-shell',
  });
  expect(decideProgram(machine({ files, env: { CHROMIUM_PATH: '/my/chrome' } }), HEADLESS_CHROMIUM)).toEqual({
    kind: 'found',
    path: '/my/chrome',
  });
  expect(decideProgram(machine({ files: ['/opt/bin/chromium', APT], root: true }), HEADLESS_CHROMIUM)).toMatchObject({
    kind: 'install',
    commands: [expect.anything(), expect.arrayContaining(['chromium-headless-shell'])],
  });
});
