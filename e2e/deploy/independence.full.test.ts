import { issueToken } from '@kvadrat/tools/chaos';
import { launchBrowser } from '@kvadrat/tools/harness';
import { otherUser, proveIndependence } from '@kvadrat/tools/independence';
import { portalOrigin } from '../support/portal-origin';
import { publishBuilt } from '../support/releases';

jest.setTimeout(600_000);
const REMOTE = 'mf-listings';
const user = otherUser();
if (user === null) console.warn('Not run: this root may not become another user.');

afterAll(() => publishBuilt(REMOTE));

(user === null ? test.skip : test)(
  'a team outside the workspace builds from tarballs and publishes with its token; the shell stays as it was',
  async () => {
    const browser = await launchBrowser();
    try {
      const token = await issueToken(process.env['PORTAL_DATA'] ?? '', REMOTE);
      expect(
        await proveIndependence({
          browser,
          origin: portalOrigin(),
          remote: REMOTE,
          token,
          user: user ?? { uid: 1, gid: 1 },
          print: () => undefined,
        }),
      ).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
