import { describe, expect, it } from 'vitest';
import { mailSettings } from './mail-settings.ts';

const from = 'office@example.org';
const publicUrl = 'https://office.example.org';
const of = (smtp: string, more: object = {}) => mailSettings({ smtp, from, publicUrl, ...more });
const server = (smtp: string) => of(smtp) as { settings: object };
const faults = (smtp: string, more: object = {}) => (of(smtp, more) as { faults?: readonly string[] }).faults;

describe('settings of the mail server', () => {
  it('none: the office sends no mail', () => {
    expect(mailSettings({ publicUrl })).toBeUndefined();
  });

  it('TLS from the first byte, STARTTLS, or nothing on this machine and where it is asked for', () => {
    expect(server('smtps://mail.example.org').settings).toMatchObject({ port: 465, tls: 'at-once' });
    expect(server('smtp://mail.example.org').settings).toMatchObject({ port: 587, tls: 'needed' });
    expect(server('smtp://mail.example.org:2525?tls=none').settings).toMatchObject({ port: 2525, tls: 'none' });
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(server(`smtp://${host}:25`).settings).toMatchObject({ port: 25, tls: 'none' });
    expect(server('smtp://[::1]').settings).toMatchObject({ host: '::1' });
  });

  it('a name and a password, also with signs of their own', () => {
    expect(server('smtps://ana%40example.org:p%2Fss%3A%3F@mail.example.org').settings).toMatchObject({
      user: 'ana@example.org',
      password: 'p/ss:?',
    });
  });

  it('who sends: an address, with a name or without', () => {
    const sender = (text: string) => of('smtp://localhost', { from: text });
    expect(sender('Office <office@example.org>')).toMatchObject({
      settings: { from: { name: 'Office', address: from } },
    });
    expect(sender(from)).toMatchObject({ settings: { from: { name: undefined, address: from } } });
  });

  it.each([
    ['mail.example.org', 'smtp-no-url'],
    ['http://mail.example.org', 'smtp-scheme'],
    ['smtp://', 'smtp-host'],
    ['smtp://ana@mail.example.org', 'smtp-half-credentials'],
    ['smtp://mail.example.org?tls=perhaps', 'smtp-tls'],
    ['smtps://mail.example.org?tls=none', 'smtp-tls'],
  ])('%s: %s', (smtp, fault) => {
    expect(faults(smtp)).toEqual([fault]);
  });

  it.each(['office', 'a@b.org, c@d.org', 'A\r\nBcc: x@y.org <a@b.org>', '<a@b.org> <c@d.org>', ''])(
    'nobody sends as %j',
    (text) => {
      expect(faults('smtp://localhost', { from: text })).toEqual(['from-no-address']);
    },
  );

  it('links need the address of the office, and a safe way there', () => {
    expect(faults('smtp://localhost', { publicUrl: undefined })).toEqual(['public-url-missing']);
    expect(faults('smtp://localhost', { publicUrl: 'http://office.example.org' })).toEqual(['public-url-secure']);
    expect(faults('smtp://localhost', { publicUrl: 'http://127.0.0.1:8080' })).toBeUndefined();
  });

  it('everything that is wrong at once', () => {
    expect(mailSettings({ smtp: 'x', from: 'y' })).toEqual({
      faults: ['smtp-no-url', 'from-no-address', 'public-url-missing'],
    });
    expect(mailSettings({ from, publicUrl })).toEqual({ faults: ['smtp-missing'] });
    expect(mailSettings({ smtp: 'smtp://localhost', publicUrl })).toEqual({ faults: ['from-missing'] });
  });
});
