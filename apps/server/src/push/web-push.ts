import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { HOUR, SECOND } from '../instant.ts';

/** What a browser hands out to receive messages. */
interface PushTarget {
  readonly endpoint: string;
  /** Its public key, a point of P-256, and its secret, both in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** The key that identifies the installation to push services (RFC 8292), as JWK. */
export interface PushKey {
  readonly d: string;
  readonly x: string;
  readonly y: string;
}

export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const CURVE = 'prime256v1';
/** Bytes of a record (RFC 8188 2.1); a message is one record. */
const RECORD = 4096;
/** A round not delivered within two hours is no longer news. */
const KEPT = 2 * HOUR;
/** RFC 8292 2: at most 24 hours. */
const SIGNED_FOR = 12 * HOUR;

export function newPushKey(): PushKey {
  const { d, x, y } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  return { d: d!, x: x!, y: y! };
}

/** In the form browsers need to subscribe: the uncompressed point, in base64url. */
export function publicPart({ x, y }: PushKey): string {
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}

/**
 * One message to one browser: only that browser can read it,
 * and its push service knows the sender. `subject`: a contact.
 */
export function pushRequest(
  target: PushTarget,
  text: string,
  { key, subject, now }: { readonly key: PushKey; readonly subject: string; readonly now: string },
): PushRequest {
  return {
    headers: {
      authorization: `vapid t=${signedToken(target, key, subject, now)}, k=${publicPart(key)}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT / SECOND),
      urgency: 'high',
    },
    body: encrypted(target, text),
  };
}

/** RFC 8291 3 and 4; salt and sender key are random, except for its example. */
export function encrypted(
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  text: string,
  { salt = randomBytes(16), sender }: { readonly salt?: Buffer; readonly sender?: Buffer } = {},
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (sender) own.setPrivateKey(sender);
  else own.generateKeys();
  const point = own.getPublicKey();
  const derived = (secret: Buffer, from: Buffer, info: readonly (string | Buffer)[], length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, Buffer.concat(info.map((part) => Buffer.from(part))), length));
  const secret = derived(
    own.computeSecret(receiver),
    Buffer.from(auth, 'base64url'),
    ['WebPush: info\0', receiver, point],
    32,
  );
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(secret, salt, ['Content-Encoding: aes128gcm\0'], 16),
    derived(secret, salt, ['Content-Encoding: nonce\0'], 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  // 2 marks the last record (RFC 8188 2).
  const content = [
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([salt, size, Buffer.of(point.length), point, ...content]);
}

/** RFC 8292 2: valid for this push service only, and for some hours. */
function signedToken({ endpoint }: PushTarget, key: PushKey, subject: string, now: string): string {
  const coded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((Date.parse(now) + SIGNED_FOR) / SECOND),
    sub: subject,
  };
  const token = `${coded({ typ: 'JWT', alg: 'ES256' })}.${coded(claims)}`;
  const jwk = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...key }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(token), { key: jwk, dsaEncoding: 'ieee-p1363' });
  return `${token}.${signature.toString('base64url')}`;
}
