import { dayFrom } from '@escala/core';
import { LANGUAGES, translator } from '@escala/messages';
import { ruleBookOf } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import type { Html } from '../../kit/html.ts';
import { PRESETS } from './presets.ts';
import { setup } from './setup.ts';
import type { OutsideSite } from './setup-document.ts';
import { offeredSeries } from './setup-series.ts';

describe('series that a new federation may choose', () => {
  it('are all rhythms and classes of all rule books, each with an id of its own', () => {
    const offered = offeredSeries('2026-06-15');
    expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
    expect(offered.map(({ regulation, part }) => `${regulation} ${part}`)).toEqual([
      'fce-2016 standard',
      'fce-2016 rapid',
      'fide-2009 standard',
      'fide-2024 standard',
      'fide-2024 rapid',
      'fide-2024 blitz',
      'frs-2012 seniors',
      'frs-2012 youth',
      'frs-2012 pairs',
      'frs-2012 teams',
    ]);
  });

  it.each(['2026-06-30', '2026-07-01', '2026-07-02'])(
    'on %s propose the next day that their regulation allows',
    (today) => {
      for (const { regulation, firstList } of offeredSeries(today)) {
        expect(firstList >= today).toBe(true);
        expect(ruleBookOf(regulation)!.isListDay(dayFrom(firstList))).toBe(true);
      }
    },
  );

  it('every preset ticks series that are offered', () => {
    const ids = offeredSeries('2026-06-15').map(({ id }) => id);
    for (const { series } of PRESETS) expect(series.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it.each(LANGUAGES)(
  '%s: whoever founded the federation is shown where to take the roles for the own work',
  (language) => {
    const translate = translator(language, { missing: 'throw' });
    const { html } = setup.view({ language, translate, today: '2026-06-15' } as unknown as OutsideSite).main as Html;
    const done = html.slice(html.indexOf('data-done'));
    expect(done).toContain(translate('web.setup.own-roles'));
    expect(done).toContain('data-to="/desk/accounts"');
  },
);
