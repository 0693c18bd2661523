/** `npm run independence [-- mf-x]`: a team without the workspace publishes a remote on a portal of this run; nothing else changes. */
import { issueToken } from '../chaos';
import { launchBrowser, startPortal } from '../harness';
import { otherUser, proveIndependence } from '.';

const remote = process.argv[2] ?? 'mf-listings';
const user = otherUser();
if (user === null) {
  console.error('SKIPPED: this root may not become another user, and as the same user it would prove little.');
} else {
  const [portal, browser] = await Promise.all([startPortal({ RENDER_DEADLINE_MS: '2000' }), launchBrowser()]);
  try {
    const token = await issueToken(portal.dataFolder, remote);
    const wrong = await proveIndependence({ browser, origin: portal.origin, remote, token, user, print: console.log });
    for (const sentence of wrong) console.log(`FAIL  ${sentence}`);
    console.log(wrong.length === 0 ? `${remote} is independent.` : `${remote} is not independent.`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await portal.stop();
  }
}
