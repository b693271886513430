import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyText, forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/run-escala.ts';
import { UsageError } from '../usage-error.ts';
import { databaseAddress } from './database-address.ts';

describe('the address of a database', () => {
  it.each([
    'postgresql//db/office',
    'postgres:db/office',
    'postgres/office',
    'db.example.org/office',
    'db.example.org:5432/office',
    'localhost:5432',
    'user:secret@db/office',
    'user@db/office',
    'office',
    'postgres://user:secret@db:54x2/office',
  ])('%s is no file and no address: it starts no empty office, and no password is shown', (wanted) => {
    const complaint = (): unknown => databaseAddress('DATABASE_URL', wanted);
    expect(complaint).toThrow(UsageError);
    try {
      complaint();
    } catch (error) {
      expect(JSON.stringify((error as UsageError).values)).not.toContain('secret');
    }
  });

  it.each(['office.sqlite', '/srv/a@b/office.SQLite3', 'C:\\office.sqlite', './new/office.db'])(
    '%s is a file',
    (path) => expect(databaseAddress('--database', path)).toBe(path),
  );

  it('a file that is there may have any name', () => {
    const file = join(temporaryFolder(), 'kept');
    expect(() => databaseAddress('--database', file)).toThrow(UsageError);
    writeFileSync(file, '');
    expect(databaseAddress('--database', file)).toBe(file);
  });

  it.each([
    'postgres://db/office',
    'postgresql://user:secret@db:5432/office?sslmode=require',
    'postgres://user:p%2Fw@[::1]:5432/office',
    'postgres:///office?host=/var/run/postgresql',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/office',
  ])('%s is taken as it is', (address) => expect(databaseAddress('--database', address)).toBe(address));

  it('whatever signs a password has, host and database are found, and the password is read as it was meant', () => {
    // One that is already written as in an address stays so.
    const password = anyText({ minLength: 1, maxLength: 12 }).filter((text) => !/%[\da-f]{2}/i.test(text));
    forAll({ of: [password] }, (secret) => {
      const url = new URL(databaseAddress('--database', `postgres://ana:${secret}@db:5433/office`));
      expect([url.username, url.hostname, url.port, url.pathname]).toEqual(['ana', 'db', '5433', '/office']);
      expect(decodeURIComponent(url.password)).toBe(secret);
    });
  });
});
