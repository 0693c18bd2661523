import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { AccountRow } from '../account.tables';
import type { StoredPasskey } from './passkey.store';

/** Who asks for signatures: the host that passkeys are made for, and the origins whose pages may ask. */
export interface RelyingParty {
  host: string;
  origins: readonly string[];
}

/** The library of the ceremonies; read by who needs it. */
const library = () => import('@simplewebauthn/server');

/** What a browser needs to make a passkey that knows its owner by itself, and asks for a finger, a face or a code. */
export async function creationOptions(
  { host }: RelyingParty,
  { uuid, email, first_name, last_name }: AccountRow,
  own: readonly { id: string }[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Kvadrat',
    rpID: host,
    userID: new TextEncoder().encode(uuid),
    userName: email,
    userDisplayName: `${first_name} ${last_name}`.trim(),
    attestationType: 'none',
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Checks what a browser answers to {@link creationOptions}. @returns null for what is no answer to them */
export async function createdPasskey(
  { host, origins }: RelyingParty,
  challenge: string,
  said: string,
): Promise<Omit<StoredPasskey, 'accountId'> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(said) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      requireUserVerification: true,
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    return null;
  }
}

/** What a browser needs to sign in with any passkey of this portal. */
export async function requestOptions({ host }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
}

/** Reads which passkey an answer is of; null where it names none. */
export function answeringPasskey(said: string): string | null {
  try {
    const read: unknown = JSON.parse(said);
    return typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string' ? read.id : null;
  } catch {
    return null;
  }
}

/** Checks a signature. @returns how often the device has counted by now; null for what is no answer */
export async function checkedCounter(
  { host, origins }: RelyingParty,
  challenge: string,
  { id, publicKey, counter, transports }: StoredPasskey,
  said: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(said) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter,
        transports,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
