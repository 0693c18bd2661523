/** Whether this browser can make passkeys and sign in with them. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Has the browser make a passkey. @param options as the server gave them @returns the answer for the server, as JSON; null where the visitor said no */
export function makePasskey(options: string): Promise<string | null> {
  return answer(() => {
    const read: unknown = JSON.parse(options);
    if (!isCreation(read)) return Promise.resolve(null);
    return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(read) });
  });
}

/** Has a passkey sign. @param options as the server gave them @returns the answer for the server, as JSON; null where the visitor said no */
export function signWithPasskey(options: string): Promise<string | null> {
  return answer(() => {
    const read: unknown = JSON.parse(options);
    if (!isRequest(read)) return Promise.resolve(null);
    return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(read) });
  });
}

async function answer(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
  } catch (error) {
    // Said no, too late, or no passkey that fits: browsers do not tell which, so that pages cannot ask.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function isCreation(read: unknown): read is PublicKeyCredentialCreationOptionsJSON {
  return isRequest(read) && 'rp' in read && 'user' in read;
}

function isRequest(read: unknown): read is PublicKeyCredentialRequestOptionsJSON {
  return typeof read === 'object' && read !== null && 'challenge' in read;
}
