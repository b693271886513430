import { createDecipheriv, createHmac, type ECDH } from 'node:crypto';
import { expect } from 'vitest';

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** The receiver's side, with HKDF written out as two HMACs (RFC 5869), as in RFC 8291 3.4. */
export function decrypted(body: Buffer, receiver: ECDH, auth: Buffer): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20]!];
  expect([size, length]).toEqual([4096, 65]);
  const sender = body.subarray(21, 86);
  const one = Buffer.of(1);
  const shared = hmac(auth, receiver.computeSecret(sender));
  const secret = hmac(shared, Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender, one);
  const salted = hmac(salt, secret);
  const key = hmac(salted, Buffer.from('Content-Encoding: aes128gcm\0'), one).subarray(0, 16);
  const nonce = hmac(salted, Buffer.from('Content-Encoding: nonce\0'), one).subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
  expect(plain.at(-1)).toBe(2);
  return plain.subarray(0, -1).toString();
}
