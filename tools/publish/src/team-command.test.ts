import { teamCommand } from './team-command';

async function said(args: string[], env: NodeJS.ProcessEnv = {}): Promise<[number, string]> {
  const lines: string[] = [];
  return [await teamCommand(args, env, (line) => lines.push(line)), lines.join('\n')];
}

it('D8 a team that names no portal, or one that does not answer, is told so without a stack', async () => {
  expect(await said(['list'])).toEqual([1, 'Name the portal: --portal https://www.example.hr.']);
  const [code, text] = await said(['list'], { KVADRAT_PORTAL: 'http://127.0.0.1:1' });
  expect([code, text]).toEqual([1, expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 does not answer: .*\.$/)]);
});

it('D8 a folder that is no release is refused before anything is sent', async () => {
  const [code, text] = await said(['publish', import.meta.dirname, '--portal', 'http://127.0.0.1:1']);
  expect([code, text.split(':', 1)[0]]).toEqual([1, 'MFE-101']);
});

it('D8 words it does not know get the list of those it does', async () => {
  const [code, text] = await said(['publsh']);
  expect(code).toBe(2);
  expect(text).toContain('publish <folder of a release>');
});
