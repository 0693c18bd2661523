import { makeTrialWorkspace, type TrialWorkspace } from '../testing/trial-workspace';

jest.setTimeout(600_000);

let workspace: TrialWorkspace;

beforeAll(async () => {
  workspace = await makeTrialWorkspace();
});

afterAll(() => workspace.remove());

test('the same sources give the same release', async () => {
  const built = await workspace.build(workspace.remote);
  expect(built.code).toBe(0);
  expect(await workspace.build(workspace.remote)).toMatchObject(built);
});

test('a server bundle that reaches for a Node module stops the build', async () => {
  await workspace.write(
    'mf-trial/src/ssr.tsx',
    `import { readFileSync } from 'node:fs';\nexport const render = () => readFileSync('/etc/hostname', 'utf8');\n`,
  );
  const { code, report } = await workspace.build(workspace.remote);
  expect(code).toBe(1);
  expect(report).toContain('node:fs');
});
