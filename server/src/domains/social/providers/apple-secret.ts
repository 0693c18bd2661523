import { importPKCS8, SignJWT } from 'jose';

export interface AppleKey {
  teamId: string;
  keyId: string;
  /** PKCS 8 in PEM, as Apple gives it; line ends may be written as `\n`. */
  privateKey: string;
}

/** Longer than metadata is kept, since it is made when that is read. */
const LIFETIME_SECONDS = 2 * 3600;

/** Apple takes no fixed secret but a token signed with our key. */
export async function appleSecret({ teamId, keyId, privateKey }: AppleKey, clientId: string): Promise<string> {
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS} s`)
    .sign(key);
}
