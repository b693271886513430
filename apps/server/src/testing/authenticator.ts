import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** How an authenticator is used; what is left out is as it should be. */
export interface Manner {
  readonly origin?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
}

/** An authenticator for tests: one passkey (ES256), made and used as WebAuthn specifies (5.1.3, 5.1.4, 6.1). */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  #user = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create(options: string, manner: Manner = {}): string {
    const { challenge, rp, user } = JSON.parse(options) as Record<string, never> & {
      rp: { id: string };
      user: { id: string };
      challenge: string;
    };
    this.#user = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const at = (text: string): Buffer => Buffer.from(text, 'base64url');
    // COSE: kty 2, alg -7, crv 1, x, y.
    const key = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      at(x),
      Buffer.from([0x22, 0x58, 32]),
      at(y),
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#data(rp.id, 0x40, manner), Buffer.alloc(16), length, this.#id, key]);
    // {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, manner).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  get(options: { readonly challenge: string; readonly rpId: string }, manner: Manner = {}): string {
    const client = this.#client('webauthn.get', options.challenge, manner);
    const data = this.#data(options.rpId, 0, manner);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#user,
    });
  }

  #client(type: string, challenge: string, manner: Manner): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: manner.challenge ?? challenge, origin: manner.origin ?? this.#origin }),
    );
  }

  #data(rpId: string, flags: number, { verified = true, counter = ++this.#counter }: Manner): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 0x01 | (verified ? 0x04 : 0)]), count]);
  }

  #answer(response: object): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
