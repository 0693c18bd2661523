import { startOneTapIssuer, CLIENT_ID } from '../testing/one-tap-issuer';
import { mutants } from '../testing/mutants';
import { googleKeys } from './google-keys';
import { verifyCredential } from './verify-credential';

test('1.7-20 of 2,000 changed tokens none holds', async () => {
  const issuer = await startOneTapIssuer();
  const checks = { clientId: CLIENT_ID, keys: googleKeys(issuer.jwksUrl), now: new Date() };
  const good = await issuer.credential({ nonce: 'n' });
  await expect(verifyCredential(good, checks)).resolves.toMatchObject({ nonce: 'n' });
  for (const code of mutants(good, 2000)) await expect(verifyCredential(code, checks)).rejects.toMatchObject({ name: 'SocialError', problem: 'expired' });
  await issuer.close();
}, 60_000);
