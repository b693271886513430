import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrypted } from './testing/decrypted.ts';
import { encrypted, newPushKey, publicPart, pushRequest } from './web-push.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('a message to a browser', () => {
  it('RFC 8291 5: the example comes out as printed', () => {
    const target = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const chance = {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      sender: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    };
    expect(encrypted(target, 'When I grow up, I want to be a watermelon', chance).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('RFC 8291 3.4: is read with the key of the receiver, and is another each time', () => {
    forAll({ of: [fc.string({ unit: 'grapheme', maxLength: 200 })] }, (text) => {
      const receiver = createECDH('prime256v1');
      const [p256dh, auth] = [receiver.generateKeys('base64url'), randomBytes(16)];
      const target = { p256dh, auth: auth.toString('base64url') };
      const [one, other] = [encrypted(target, text), encrypted(target, text)];
      expect(decrypted(one, receiver, auth)).toBe(text);
      expect(decrypted(other, receiver, auth)).toBe(text);
      expect(one.equals(other)).toBe(false);
    });
  });

  it('RFC 8292 2: is signed by the installation, for this push service, for twelve hours', () => {
    const key = newPushKey();
    const receiver = createECDH('prime256v1');
    const target = {
      endpoint: 'https://push.example.net:8443/send/1?a=b',
      p256dh: receiver.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const terms = { key, subject: 'https://office.example.org', now: '2017-02-03T10:00:00.000Z' };
    const { headers } = pushRequest(target, 'x', terms);
    const [, head, claims, signature, k] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(headers.authorization!)!;
    expect(k).toBe(publicPart(key));
    const [x, y] = [bytes(k!).subarray(1, 33), bytes(k!).subarray(33)].map((part) => part.toString('base64url'));
    const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
    const isSigned = (text: string): boolean =>
      verify('sha256', Buffer.from(text), { key: known, dsaEncoding: 'ieee-p1363' }, bytes(signature!));
    expect([isSigned(`${head}.${claims}`), isSigned(`${head}.${claims}x`)]).toEqual([true, false]);
    expect(JSON.parse(bytes(head!).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(bytes(claims!).toString())).toEqual({
      aud: 'https://push.example.net:8443',
      exp: Date.parse('2017-02-03T22:00:00.000Z') / 1000,
      sub: 'https://office.example.org',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '7200' });
  });
});
