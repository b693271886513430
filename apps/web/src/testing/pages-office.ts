import type { Language } from '@escala/messages';
import { previewCorrection } from '@escala/office/questions';
import { fideRated, fileEvents, filePlayers, swissOn, type TestOffice, testOffice } from '@escala/office/testing';
import { actOf, type Visitor, visitorOf } from './visitor.ts';

const CHANGE = { kind: 'result', event: 'e1', round: 1, white: 'p0', black: 'p1', result: '0-1' } as const;

/** A small federation whose pages are viewed by a visitor. */
export interface PagesOffice {
  readonly office: TestOffice;
  correct(): Promise<void>;
  readonly view: Visitor;
}

/** Two lists are published, an event for the third is in. Missing words throw. */
export async function pagesOffice(language: Language = 'en'): Promise<PagesOffice> {
  const office = await testOffice();
  await filePlayers(office, [
    { name: 'Pons <b>, Ana', fide: fideRated(1900), federatedOn: '2015-01-10', birthDate: '2002-05-06', sex: 'f' },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn: '2015-01-10', birthDate: '1980-05-06' },
    { name: 'Guest, Gwen', licences: {} },
  ]);
  await fileEvents(office, [
    swissOn('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
    swissOn('e2', '2017-02-20', [
      { round: 1, white: 'p1', black: 'p0', result: '1/2' },
      { round: 2, white: 'p0', black: 'p2', result: '1-0' },
    ]),
    swissOn('e3', '2017-03-20', [{ round: 1, white: 'p1', black: 'p0', result: '1-0', kind: 'forfeit' }]),
  ]);
  office.setToday('2017-03-05');
  await office.perform(actOf('list.publish-history'), { series: 'standard', upTo: '2017-03-01' });
  return {
    office,
    correct: async () => {
      const { preview } = await office.ask(previewCorrection, { change: CHANGE });
      await office.perform(actOf('correction.confirm'), { change: CHANGE, preview }, { reason: 'The score sheet.' });
    },
    view: visitorOf(office, language),
  };
}
