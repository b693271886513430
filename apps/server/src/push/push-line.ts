import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { PushRequest } from './web-push.ts';

/** Which addresses messages may be sent to. */
export interface PushLine {
  readonly protocol: 'https:' | 'http:';
  /** Milliseconds that a push service has to answer. */
  readonly patience: number;
  reaches(address: string): boolean;
}

/** Not of the public network (RFC 6890 and later additions); of IPv6 only 2000::/3 is public. */
const INSIDE = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
])
  INSIDE.addSubnet(range.split('/')[0]!, Number(range.split('/')[1]), 'ipv4');
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  INSIDE.addSubnet(range.split('/')[0]!, Number(range.split('/')[1]), 'ipv6');
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  return family === 6 && WORLD.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

/** Push services have names and speak https; nobody can make the server connect to its own network (D-OFF-739). */
export const PUBLIC_LINE: PushLine = { protocol: 'https:', patience: 5000, reaches: isPublicAddress };

/** Whether the endpoint may be stored: what its name resolves to is checked at each connection. */
export function isEndpoint(endpoint: string, { protocol, reaches }: PushLine): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.username === '' && url.password === '';
  return url.protocol === protocol && isPlain && (isIP(host) === 0 || reaches(host));
}

/** The status of the push service's answer; redirects are not followed, and the body is not read. */
export function send(endpoint: string, { headers, body }: PushRequest, line: PushLine, stop: AbortSignal) {
  return new Promise<number>((resolve, reject) => {
    if (!isEndpoint(endpoint, line)) throw new Error('no address of a push service');
    const signal = AbortSignal.any([stop, AbortSignal.timeout(line.patience)]);
    const options = { method: 'POST', headers, agent: false as const, lookup: lookupOn(line), signal };
    const request = (line.protocol === 'https:' ? https : http).request(endpoint, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The address that was checked is the one connected to. */
const lookupOn =
  ({ reaches }: PushLine): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '');
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => reaches(address)))
        return done(new Error(`${host} is not on the public network`), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
