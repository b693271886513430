import { dayFrom } from '@escala/core';
import { LANGUAGES, translator } from '@escala/messages';
import { partsOf, type RuleBook, ruleBookOf, ruleBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import type { Html } from '../../kit/html.ts';
import { PRESETS, SERIES_IDS } from './presets.ts';
import { setup } from './setup.ts';
import type { OutsideSite } from './setup-document.ts';
import { offeredSeries } from './setup-series.ts';

describe('series that a new federation may choose', () => {
  it('are all rhythms and classes of all rule books, each with an id of its own', () => {
    const offered = offeredSeries('2026-06-15');
    expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
    const parts = Object.values<RuleBook>(ruleBooks).flatMap((book) =>
      partsOf(book).map(({ id }) => `${book.id} ${id}`),
    );
    expect(offered.map(({ regulation, part }) => `${regulation} ${part}`)).toEqual(parts);
    expect(parts).toEqual(expect.arrayContaining(['fce-2016 rapid', 'fide-2024 blitz', 'frs-2012 youth']));
  });

  it('of a further book with a part of the same name have the book in their id', () => {
    const names = SERIES_IDS as Record<string, string>;
    const { 'fide-2009.standard': short, ...others } = names;
    delete names['fide-2009.standard'];
    const ids = offeredSeries('2026-06-15').map(({ id }) => id);
    Object.assign(names, { ...others, 'fide-2009.standard': short });
    expect(ids.slice(0, 4)).toEqual(['standard', 'rapid', 'fide-2009-standard', 'fide']);
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

it.each([
  ['ro', 'romanian-scrabble', 'fide-2026', 'seniors'],
  ['ca', 'catalan-chess', 'fide-2026', 'standard'],
  ['en', 'fide-chess', 'fide-2026', 'fide'],
] as const)('%s: what suits the reader, or any federation, is offered first', (language, preset, rules, series) => {
  const { html } = setup.view({
    language,
    translate: translator(language),
    today: '2026-06-15',
  } as unknown as OutsideSite).main as Html;
  expect(/name="preset" value="([^"]+)"/.exec(html)?.[1]).toBe(preset);
  expect(/name="competitionRules"[\s\S]*?<option value="([^"]+)"/.exec(html)?.[1]).toBe(rules);
  expect(/data-offered="([^"]+)"/.exec(html)?.[1]).toBe(series);
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
