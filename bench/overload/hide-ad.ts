import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ModerationCase } from '@kvadrat/contracts/api';
import { projectRoot, type Portal } from '@kvadrat/tools/harness';
import { Client } from './client';

const CALLS = '/api-next/staff/';
const JSON_CALL = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'accept-encoding': 'identity',
};

/**
 * Lets the staff hide an ad, whose address is answered with 410 from then on.
 * @param settings the portal was started with
 * @throws {Error} when it cannot be hidden
 */
export async function hideAd(portal: Portal, settings: NodeJS.ProcessEnv, id: number): Promise<void> {
  const client = new Client(portal.origin, '127.0.0.1');
  try {
    const signedIn = await client.ask(`${CALLS}session/`, {
      method: 'POST',
      headers: JSON_CALL,
      body: JSON.stringify({ secret: await staffToken(portal, settings) }),
    });
    const headers = {
      ...JSON_CALL,
      cookie: (signedIn.headers['set-cookie'] ?? []).map((given) => given.split(';')[0]).join('; '),
    };
    const address = `${CALLS}moderation/${String(id)}/`;
    const { seen }: ModerationCase = JSON.parse((await client.ask(address, { headers })).body.toString('utf8'));
    const decision = { action: 'hide', ground: 'terms', reasons: 'Skriveno za mjerenje.', seen };
    const answer = await client.ask(`${address}decisions/`, {
      method: 'POST',
      headers,
      body: JSON.stringify(decision),
    });
    if (answer.status !== 201) throw new Error(`ad ${String(id)} could not be hidden: ${String(answer.status)}`);
  } finally {
    client.close();
  }
}

async function staffToken({ dataFolder }: Portal, settings: NodeJS.ProcessEnv): Promise<string> {
  const program = join(projectRoot, 'server/dist/cli-remotes.cjs');
  const env = { ...process.env, ...settings, DATA_DIR: dataFolder, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'token', '--staff', 'issue', '--label', 'bench'],
    { cwd: projectRoot, env },
  );
  return /kvt_\S+/.exec(stdout)?.[0] ?? '';
}
