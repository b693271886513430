import { describe, expect, it } from 'vitest';
import { isEndpoint, isPublicAddress, PUBLIC_LINE, send } from './push-line.ts';

const INSIDE = ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'];
const MORE = [
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
];
const CARRIED = [
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
];

describe('[D-OFF-739] messages go to the public network alone', () => {
  it.each([...INSIDE, ...MORE, ...CARRIED])('not to %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0', '2a00:1450:4003::200a'])(
    'to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('over https, without a name and password, and to no address inside', () => {
    const kept = (endpoint: string): boolean => isEndpoint(endpoint, PUBLIC_LINE);
    expect(['https://push.example.net/1', 'https://8.8.8.8/1'].map(kept)).toEqual([true, true]);
    const others = [
      'http://push.example.net/1',
      'https://a:b@push.example.net/',
      'https://127.0.0.1/',
      'https://[::1]/',
    ];
    expect(
      [...others, 'https://2130706433/', 'https://0x7f.1/', 'file:///etc/passwd', 'x', ''].map(kept),
    ).not.toContain(true);
  });

  it('a name that leads inside is seen when the connection is made', async () => {
    const nothing = { headers: {}, body: Buffer.alloc(0) };
    const { signal } = new AbortController();
    await expect(send('https://localhost:9/', nothing, PUBLIC_LINE, signal)).rejects.toThrow(
      'not on the public network',
    );
  });
});
