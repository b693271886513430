import { askQuestion } from '@escala/office';
import { expect, it } from 'vitest';
import type { DeskSite } from '../kit/desk-page.ts';
import type { Ask } from '../kit/page.ts';
import { officerOffice } from '../testing/officer-office.ts';
import { testSite } from '../testing/test-site.ts';
import { waitingCounts } from './waiting.ts';

it('the rail counts what waits, not the lines that say so', async () => {
  const { ports, federation } = await officerOffice();
  const viewer = { account: 'o', roles: ['officer'], clubs: [], events: [], player: null, name: 'Ana' } as const;
  const ask: Ask = (question, input) => askQuestion(ports, question, { federation, viewer, input });
  const site: DeskSite = { ...testSite('/desk'), viewer };
  expect(await waitingCounts(ask, site)).toMatchObject({ '/desk/reports': 2 });
});
