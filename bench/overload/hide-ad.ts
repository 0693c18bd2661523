import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, type Portal } from '@kvadrat/tools/harness';
import { Client } from './client';

const MODERATION = '/-/moderation';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'accept-encoding': 'identity' };

/**
 * Lets the staff hide an ad, whose address is answered with 410 from then on.
 * @param settings the portal was started with
 * @throws {Error} when it cannot be hidden
 */
export async function hideAd(portal: Portal, settings: NodeJS.ProcessEnv, id: number): Promise<void> {
  const client = new Client(portal.origin, '127.0.0.1');
  try {
    const signedIn = await client.ask(`${MODERATION}/sign-in`, { method: 'POST', headers: FORM, body: new URLSearchParams({ token: await staffToken(portal, settings) }).toString() });
    const cookie = (signedIn.headers['set-cookie'] ?? []).map((given) => given.split(';')[0]).join('; ');
    const address = `${MODERATION}/${String(id)}`;
    const form = await client.ask(address, { headers: { ...FORM, cookie } });
    const seen = /name="seen" value="([^"]*)"/.exec(form.body.toString('utf8'))?.[1] ?? '';
    const decision = { action: 'hide', ground: 'terms', reasons: 'Skriveno za mjerenje.', seen };
    const answer = await client.ask(address, { method: 'POST', headers: { ...FORM, cookie }, body: new URLSearchParams(decision).toString() });
    if (answer.status !== 303) throw new Error(`ad ${String(id)} could not be hidden: ${String(answer.status)}`);
  } finally {
    client.close();
  }
}

async function staffToken({ dataFolder }: Portal, settings: NodeJS.ProcessEnv): Promise<string> {
  const program = join(projectRoot, 'server/dist/cli-remotes.cjs');
  const env = { ...process.env, ...settings, DATA_DIR: dataFolder, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'token', '--staff', 'issue', '--label', 'bench'], { cwd: projectRoot, env });
  return /kvt_\S+/.exec(stdout)?.[0] ?? '';
}
