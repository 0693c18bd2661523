import { startPortal } from '@kvadrat/tools/harness';
import { REPLY_DOMAIN } from './answer-mail';
import { openMailbox } from './mailbox';
import { freePort, NEIGHBOUR } from './php';
import { keepPortal } from './running-portal';

/** One portal for all journeys. With `PORTAL_URL` set, the one that runs there is taken instead. */
export default async function globalSetup(): Promise<void> {
  if ((process.env['PORTAL_URL'] ?? '') !== '') return;
  const mailbox = await openMailbox();
  const replies = await freePort();
  const neighbour = `http://localhost:${await freePort()}`;
  // On a busy machine a page must be late, not different: without its HTML the journeys would see another page.
  const portal = await startPortal({
    ACCOUNT_ORIGINS: neighbour,
    RENDER_DEADLINE_MS: '2000',
    UI_GALLERY: 'on',
    REPLAY_PERCENT: '100',
    SMTP_URL: mailbox.url,
    TRUST_PROXY: '127.0.0.1',
    REPLY_DOMAIN,
    REPLY_SMTP_LISTEN: `127.0.0.1:${replies}`,
  });
  keepPortal(portal, mailbox);
  process.env[NEIGHBOUR] = neighbour;
  process.env['PORTAL_URL'] = portal.origin;
  process.env['PORTAL_DATA'] = portal.dataFolder;
  process.env['PORTAL_MAILS'] = mailbox.folder;
  process.env['PORTAL_REPLIES'] = String(replies);
}
