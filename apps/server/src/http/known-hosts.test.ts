import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressesOfMachine, addressForOthers } from './known-hosts.ts';

const listening = (address: string): FastifyInstance =>
  ({ server: { address: () => ({ address, port: 8085 }) } }) as unknown as FastifyInstance;

describe('[D-OFF-607] what phones have to open', () => {
  it('is the public address, where there is one', () => {
    const publicUrl = 'https://chess.example/';
    expect(addressForOthers(listening('127.0.0.1'), { publicUrl })).toBe('https://chess.example');
  });

  it('is the address of the machine on its network, where that is answered', () => {
    const own = addressesOfMachine().filter((address) => !address.includes(':'));
    const found = addressForOthers(listening('0.0.0.0'), { ownMachine: true });
    if (own.length === 0) expect(found).toBeUndefined();
    else expect(own.map((address) => `http://${address}:8085`)).toContain(found);
  });

  it('is nothing where the machine answers itself alone, or is no one’s own', () => {
    expect(addressForOthers(listening('127.0.0.1'), { ownMachine: true })).toBeUndefined();
    expect(addressForOthers(listening('0.0.0.0'), {})).toBeUndefined();
  });
});
