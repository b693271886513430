import { buildDemo, DEMO_LEAGUE } from '@escala/demo';
import { clubKind, playerKind } from '@escala/office';
import { memoryArchive, memoryVault } from '@escala/office/testing';
import { type Ask, publicPages } from '@escala/web';
import { expect, it } from 'vitest';
import { contextOf } from '../server-parts.ts';
import { sha256 } from '../system-ports.ts';
import { LONG_WORK } from '../threads/long-work.ts';
import { askIn } from './ask-in.ts';
import { siteIn } from './page-site.ts';

const TODAY = '2026-11-15';

it('a page made on the loop asks nothing that takes long; one that asks it is long (D-OFF-1330)', async () => {
  let ids = 0;
  const context = contextOf({
    archive: memoryArchive(),
    vault: memoryVault(),
    clock: { now: () => `${TODAY}T12:00:00.000Z`, today: () => TODAY },
    digest: sha256,
    newId: () => `id-${++ids}`,
  });
  await buildDemo(context, 'demo', { players: 60, years: 1, seed: 1, endsOn: TODAY });
  const wrong = await context.archive.read('demo', async (reading) => {
    const [player] = (await reading.list(playerKind)).filter(({ body }) => !body.mergedInto);
    const [club] = await reading.list(clubKind);
    const names: Readonly<Record<string, string>> = {
      ...{ event: 'obert-en-joc', round: '4', board: '1', entrant: '1', league: DEMO_LEAGUE, match: 'none' },
      ...{ series: 'standard', date: '2026-11-01', player: player!.id, club: club!.id },
      ...{ book: 'fce-2016', rules: 'fce-1990', guide: 'arbiter' },
    };
    const found: string[] = [];
    for (const { path, isLong, view } of publicPages) {
      const params = { ...names, lang: 'en', federation: 'demo' };
      const { site } = (await siteIn(reading, context, { params, query: {}, url: '/en/demo' }, {}))!;
      const asked = new Set<string>();
      const ask = askIn(reading, context, 'en');
      const watched: Ask = (question, input) => {
        if (LONG_WORK.has(question.kind)) asked.add(question.kind);
        return ask(question, input);
      };
      // Only the match is not there.
      await view(watched, { params: names, query: {} }, site).catch((error) => {
        if (names.match !== 'none' || !path.includes(':match')) throw error;
      });
      if (asked.size > 0 && !isLong) found.push(`${path}: ${[...asked]}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
});
