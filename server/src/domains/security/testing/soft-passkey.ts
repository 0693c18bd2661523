import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** A passkey in software, as a device would make it (WebAuthn, ES256, no attestation). */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(
    private readonly host: string,
    private readonly options: { isVerified?: boolean } = {},
  ) {}

  /** Answers to the options of a new passkey. @returns JSON as browsers make it */
  create(challenge: string, origin: string): string {
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      coseKey(this.#keys.publicKey),
    ]);
    const data = Buffer.concat([this.#authenticatorData(HAS_KEY), attested]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs what a sign-in asks for. @returns JSON as browsers make it */
  sign(challenge: string, origin: string): string {
    const client = clientData('webauthn.get', challenge, origin);
    this.#counter += 1;
    const data = this.#authenticatorData(0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]))
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #authenticatorData(more: number): Buffer {
    const { isVerified = true } = this.options;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([
      sha256(this.host),
      Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more]),
      counter,
    ]);
  }

  #answer(response: Readonly<Record<string, unknown>>): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: a key on P-256 for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

function text(said: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);
}

function bytes(data: Buffer): Buffer {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), data]);
}
