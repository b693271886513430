import { describe, expect, it } from 'vitest';
import { inParts } from './archive/insert-rows.ts';
import { keyValue } from './archive/key-value.ts';
import { type Line, linesOf } from './federation-file/lines-of.ts';
import { RowBatch } from './federation-file/read-federation.ts';
import { bytesOfBase64, bytesOfHex } from './postgres/bytes-of-text.ts';
import { statementNames } from './postgres/postgres-pool.ts';
import { shownAddress } from './postgres/shown-address.ts';
import { faultOf, StorageFault } from './storage-fault.ts';
import { WorkQueue } from './work-queue.ts';

describe('small parts', () => {
  it.each([0, 1, 7, 8, 9, 127, 128, 129, 300])('%i rows in parts: all, in order, in few sizes', (count) => {
    const all = Array.from({ length: count }, (_, i) => i);
    const parts = inParts(all);
    expect(parts.flat()).toEqual(all);
    expect(parts.every(({ length }) => [1, 8, 32, 128].includes(length))).toBe(true);
  });

  it('values of keys: 399, 400 and 401 letters, and what PostgreSQL cannot hold', () => {
    expect([399, 400, 401].map((length) => keyValue('ș'.repeat(length)).length)).toEqual([399, 400, 400]);
    expect(keyValue('a\0b\ud800c')).toBe('a\ufffdb\ufffdc');
    expect(keyValue(`${'x'.repeat(399)}♞𝔘`).isWellFormed()).toBe(true);
  });

  it('lines end with a line feed and nothing else, wherever the pieces end', async () => {
    const bytes = Buffer.from('ș\u2028\r\n\n𝔘\nrest');
    for (let size = 1; size <= bytes.length; size++) {
      const pieces = async function* () {
        for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
      };
      const lines: Line[] = [];
      for await (const line of linesOf(pieces())) lines.push(line);
      expect(lines.map(({ text, number }) => [number, text])).toEqual([
        [1, 'ș\u2028\r'],
        [2, ''],
        [3, '𝔘'],
        [4, 'rest'],
      ]);
    }
  });

  it.each([
    [9, true],
    [10, true],
    [11, false],
  ])('a line of %i letters, where ten are the most, is read: %s (D-OFF-436)', async (letters, isRead) => {
    const pieces = async function* () {
      yield 'first\n';
      for (let i = 0; i < letters; i++) yield 'x';
      yield '\n';
    };
    const read = async (): Promise<number> => {
      let lines = 0;
      for await (const _line of linesOf(pieces(), 10)) lines++;
      return lines;
    };
    if (isRead) expect(await read()).toBe(2);
    else await expect(read()).rejects.toThrow('Line 2');
  });

  it('rows on their way in are written when many letters have come, of whatever table (D-OFF-436)', async () => {
    let inserted = 0;
    const db = {
      getExecutor: () => ({ adapter: {} }),
      executeQuery: async () => ({ numAffectedRows: BigInt(++inserted) }),
    };
    const batch = new RowBatch(db as never);
    const row = { table: 'versions' as const, row: { id: 'x' } as never };
    for (let i = 0; i < 4; i++) await batch.add(row, 1 << 20);
    expect(inserted).toBe(0);
    await batch.add(row, 1);
    expect(inserted).toBeGreaterThan(0);
  });

  it('work of one name comes one after the other, also after a failure; names do not wait for each other', async () => {
    const [queue, said] = [new WorkQueue(), [] as string[]];
    let go = (): void => undefined;
    const first = queue.run('a', () => new Promise<void>((resolve) => (go = resolve)).then(() => said.push('a1')));
    const failing = queue.run('a', async () => {
      said.push('a2');
      throw new Error('mine');
    });
    const third = queue.run('a', async () => said.push('a3'));
    await queue.run('b', async () => said.push('b1'));
    go();
    await expect(failing).rejects.toThrow('mine');
    await Promise.all([first, third]);
    expect(said).toEqual(['b1', 'a1', 'a2', 'a3']);
  });

  it('bytes are an array of their own', () => {
    const bytes = bytesOfHex('\\x00ff10');
    expect([...bytes]).toEqual([0, 255, 16]);
    expect([bytes.byteOffset, bytes.buffer.byteLength]).toEqual([0, 3]);
    expect(bytesOfHex('\\x')).toHaveLength(0);
    for (const length of [0, 1, 2, 3, 56, 57, 58, 113, 114, 115, 5000, 200_000]) {
      const written = Uint8Array.from({ length }, (_, i) => (i * 31) >> 3);
      const lines = Buffer.from(written)
        .toString('base64')
        .replaceAll(/.{76}/g, (line) => `${line}\n`);
      const read = bytesOfBase64(lines);
      expect([read.byteOffset, read.buffer.byteLength, Buffer.compare(read, written)]).toEqual([0, length, 0]);
    }
  });

  it('places show no password', () => {
    expect(shownAddress('postgres://ana:secret@db.example:5432/office?sslmode=require')).toBe('db.example:5432/office');
    expect(shownAddress('postgres://')).not.toContain('secret');
  });

  it('a text keeps its name; long lists, texts without values and the 301st get none', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 301 }, (_, i) => nameOf(`select ${i}`, 1));
    expect(new Set(names.slice(0, 300)).size).toBe(300);
    expect([names[300], nameOf('select 0', 1)]).toEqual([undefined, names[0]]);
    const lists = [20, 21].map((values) => statementNames()('select', values) !== undefined);
    expect([...lists, statementNames()('insert into', 21) !== undefined]).toEqual([true, false, true]);
    expect(statementNames()('commit', 0)).toBeUndefined();
  });

  it('faults of the drivers by their codes; other errors stay as they are', () => {
    const codeOf = (more: object, message = ''): unknown => {
      const fault = faultOf(Object.assign(new Error(message), more), 'here');
      return fault instanceof StorageFault ? fault.code : undefined;
    };
    expect([13, 10, 778, 4874, 5, 261, 8, 1032, 11, 26, 14].map((errcode) => codeOf({ errcode }))).toEqual([
      'disk-full',
      'disk-failing',
      'disk-failing',
      'disk-full',
      'locked',
      'locked',
      'read-only',
      'read-only',
      'damaged',
      'not-a-database',
      'cannot-open',
    ]);
    expect(['53100', '57P01', 'ECONNREFUSED', '3D000', '55P03', '23505'].map((code) => codeOf({ code }))).toEqual([
      'disk-full',
      'unreachable',
      'unreachable',
      'cannot-open',
      'locked',
      undefined,
    ]);
    expect(codeOf({}, 'Connection terminated unexpectedly')).toBe('unreachable');
    // What a coordinator reports about its workers, and what ends the connection itself (D-OFF-701).
    const of = (severity: string, code: string, where = '') => codeOf({ severity, code, where });
    const onWorker = 'while executing command on worker-1:5432';
    expect([of('ERROR', '08006'), of('ERROR', '57P01', onWorker), of('ERROR', '23505', onWorker)]).toEqual([
      'part-unreachable',
      'part-unreachable',
      undefined,
    ]);
    expect(codeOf({ severity: 'ERROR', code: 'XX000' }, 'failure on connection marked as essential: w:5432')).toBe(
      'part-unreachable',
    );
    expect([of('FATAL', '08006'), of('FATAL', '57P01'), of('FATAL', '08P01')]).toEqual(Array(3).fill('unreachable'));
    expect(codeOf({}, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')).toBe('cannot-open');
    expect(codeOf({}, 'mine')).toBeUndefined();
  });
});
