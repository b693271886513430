import { forAllAsync } from '@escala/core/testing';
import { LANGUAGES, type Language } from '@escala/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../../kit/layout.ts';
import type { Site } from '../../kit/site.ts';
import { questionsOf } from '../../rules/question-form.ts';
import { ANSWERED } from '../../testing/rule-addresses.ts';
import { testSite } from '../../testing/test-site.ts';
import { regulation } from './regulation.ts';
import { rulesAtHand } from './rules-at-hand.ts';

const RULE_QUESTIONS = questionsOf('fce-1990');

const siteIn = (language: Language): Site =>
  testSite('/regulations/fce-1990/questions', { language, today: '2026-11-15' });
const nobodyIsAsked = (): never => {
  throw new Error('The page is made from the code.');
};
const pageOf = async (query: Record<string, string>, language: Language = 'en'): Promise<string> =>
  (await rulesAtHand.view(nobodyIsAsked, { params: { rules: 'fce-1990' }, query }, siteIn(language))).main.html;
const asked = (address: string, language?: Language): Promise<string> =>
  pageOf(Object.fromEntries(new URLSearchParams(address)), language);

describe('what the rules say', () => {
  it.each(LANGUAGES)('has words for every question, answer and fault in %s', async (language) => {
    for (const address of ANSWERED) {
      const page = await asked(address, language);
      expect(page, address).toContain('class="rule-answer');
      expect(page, address).not.toMatch(/undefined|NaN|\[object|\d{4}-\d\d-\d\d\D*<\/strong>/);
    }
    for (const { id, fields } of RULE_QUESTIONS) {
      const page = await asked(`question=${id}&${fields.map(({ name }) => `${name}=%3Cx%3E`).join('&')}`, language);
      expect(page).not.toContain('<x>');
      const told = fields.filter(({ kind }) => kind !== 'tick').length;
      expect(page.match(/aria-invalid="true"/g) ?? [], id).toHaveLength(told);
    }
  });

  it('says the verdict, the time on both clocks, and the article with what it means', async () => {
    const page = await asked('question=late-player&minutes=35&visitor=on&proof=on');
    expect(page).toContain('Both clocks share the lost time');
    expect(page).toContain('21 min 0 s');
    expect(page).toContain('14 min 0 s');
    expect(page).toContain('href="/en/cat/regulations/fce-1990#a-Endarreriments-12.1">Endarreriments 12.1</a>');
    expect(page).toContain('a delay of public transport shares the time 60 to 40');
    expect(page.match(/<details [^>]*open/g)).toHaveLength(1);
    // The form keeps its values.
    expect(page).toMatch(/name="minutes"[^>]* value="35"/);
    expect(page).toMatch(/name="proof"[^>]* checked/);
  });

  it('names the decision that a term rests on', async () => {
    expect(await asked('question=licence-term&close=2026-11-15&licensed=2026-11-15')).toContain('#D-COMP-34');
  });

  it('a question that nobody knows is said to be unknown; without one, nothing is open', async () => {
    expect(await asked('question=constructor')).toContain('class="notice warning"');
    expect(await asked('')).not.toMatch(/class="notice|<details [^>]*open/);
  });

  it('nothing that somebody writes into the address breaks the page', async () => {
    const names = RULE_QUESTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        'on',
        '0',
        '1',
        '60',
        '-1',
        '1e9',
        'NaN',
        '9'.repeat(40),
        '0000-01-01',
        '9999-12-31',
        'swiss',
      ),
      fc
        .date({ min: new Date('1980-01-01'), max: new Date('2105-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.integer({ min: 0, max: 120 }).map(String),
    );
    const queries = fc.tuple(
      fc.constantFrom(...RULE_QUESTIONS.map(({ id }) => id)),
      fc.dictionary(fc.constantFrom(...names), texts),
    );
    await forAllAsync({ of: [queries], numRuns: 300 }, async ([question, query]) => {
      const page = await pageOf({ ...query, question });
      // The values are in the fields again.
      expect(page.replaceAll(/ value="[^"]*"/g, '')).not.toMatch(/undefined|NaN|\[object/);
    });
  });

  it('the page of the regulation leads to it, and no other', async () => {
    const linked = async (book: string): Promise<boolean> => {
      const page = await regulation.view(
        async () => ({ settings: { series: [] } }) as never,
        { params: { book }, query: {} },
        siteIn('ca'),
      );
      return layout(page, siteIn('ca')).includes('<a class="button" href="/ca/cat/regulations/fce-1990/questions">');
    };
    expect([await linked('fce-1990'), await linked('fce-2016')]).toEqual([true, false]);
  });
});
