/**
 * `npm run independence [-- mf-x] [--portal https://…]`: a team without the workspace publishes a remote, and nothing else
 * changes; on a portal of this run unless one is named, with a token of the remote in KVADRAT_TOKEN.
 */
import { parseArgs } from 'node:util';
import { issueToken } from '../chaos';
import { launchBrowser, startPortal } from '../harness';
import { otherUser, proveIndependence } from '.';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { portal: { type: 'string' } } });
const [remote = 'mf-listings'] = positionals;
const user = otherUser();

async function prove(origin: string, token: string, who: NonNullable<typeof user>): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const wrong = await proveIndependence({ browser, origin, remote, token, user: who, print: console.log });
    for (const sentence of wrong) console.log(`FAIL  ${sentence}`);
    console.log(wrong.length === 0 ? `${remote} is independent.` : `${remote} is not independent.`);
    return wrong.length === 0;
  } finally {
    await browser.close();
  }
}

async function onOwnPortal(who: NonNullable<typeof user>): Promise<boolean> {
  const portal = await startPortal({ RENDER_DEADLINE_MS: '2000' });
  try {
    return await prove(portal.origin, await issueToken(portal.dataFolder, remote), who);
  } finally {
    await portal.stop();
  }
}

if (user === null) {
  console.error('SKIPPED: this root may not become another user, and as the same user it would prove little.');
} else {
  const holds =
    values.portal === undefined
      ? onOwnPortal(user)
      : prove(new URL(values.portal).origin, process.env['KVADRAT_TOKEN'] ?? '', user);
  process.exitCode = (await holds) ? 0 : 1;
}
