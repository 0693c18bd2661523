/** Whether this browser can make passkeys and sign in with them. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/**
 * Has the browser make a passkey, or sign with one.
 * @param options as the server gave them
 * @returns the answer for the server, as JSON; null where the visitor said no
 */
export async function askForPasskey(kind: 'create' | 'get', options: string): Promise<string | null> {
  try {
    const wanted: unknown = JSON.parse(options);
    const credential =
      kind === 'create'
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
              wanted as PublicKeyCredentialCreationOptionsJSON,
            ),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wanted as PublicKeyCredentialRequestOptionsJSON),
          });
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
  } catch (error) {
    // Said no, too late, or no passkey that fits: browsers do not tell which, so that pages cannot ask.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
