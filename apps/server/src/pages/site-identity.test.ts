import { SYSTEM } from '@escala/office';
import { amendIdentity } from '@escala/office/acts';
import { testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { siteIdentity } from './page-site.ts';

it('pages show a federation as it wants to be seen, in the reader’s language', async () => {
  const office = await testOffice();
  const shown = () =>
    office.ports.archive.read('cat', (reading) => siteIdentity(reading, { language: 'ca' } as never, 'en'));
  expect(await shown()).toBeUndefined();
  const told = { version: 0, accent: '#B3001B', shortName: 'FCE', officeHours: { ca: 'De 17 a 20 h' } };
  const links = [{ name: 'FIDE', address: 'https://www.fide.com/' }];
  const listNames = { standard: { ca: 'Ritme estàndard', en: 'Standard' } };
  const command = { ...told, links, listNames, privacyNotice: { ca: 'Res.' } } as never;
  await office.perform(amendIdentity, command, { actor: SYSTEM });
  expect(await shown()).toEqual({
    shortName: 'FCE',
    accentSheet: '/api/cat/accent.css?v=b3001b',
    hours: 'De 17 a 20 h',
    privacy: '/privacy',
    listNames: { standard: 'Standard' },
    links: [['FIDE', 'https://www.fide.com/']],
  });
});
