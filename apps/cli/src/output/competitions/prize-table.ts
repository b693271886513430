import type { PrizeShare, Standings } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { People } from '../people.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';

/** Who takes what of the prizes, and of which places they are (fce-1990 Desempats 1.6.1). */
export function prizeLines({ prizes }: Standings, people: People, speech: Speech, { paint, width }: Layout): string[] {
  if (prizes === undefined) return [];
  const { translate } = speech;
  const columns: Column[] = [
    { title: translate('web.prizes.places'), align: 'right' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('web.prizes.amount'), align: 'right' },
    { title: translate('web.prizes.working'), align: 'left' },
  ];
  const cells = prizes.shares.map((share): Cell[] => [
    { text: placesText(share) },
    { text: people.name(share.player) },
    { text: inHundredths(share.amount, speech), paint: paint.strong },
    { text: howText(share, speech), paint: paint.faint },
  ]);
  const rule = `${translate('web.prizes.rule')} ${translate('web.prizes.rule-odd')} ${paint.citation('[Desempats 1.6.1]')}`;
  return [
    '',
    paint.strong(translate('web.prizes.title')),
    ...wrapped(rule, { first: '', rest: '', width }),
    ...tableLines(columns, cells, { width, titlePaint: paint.faint }),
  ];
}

const placesText = ({ firstPlace, lastPlace }: PrizeShare): string =>
  firstPlace === lastPlace ? String(firstPlace) : `${firstPlace}–${lastPlace}`;

function howText({ firstPlace, lastPlace, pool }: PrizeShare, speech: Speech): string {
  const players = lastPlace - firstPlace + 1;
  return players === 1 ? '' : `${inHundredths(pool, speech)} / ${players}`;
}

/** No currency is told, so that none is written. */
function inHundredths(amount: number, { language }: Speech): string {
  const written = (amount / 100).toFixed(2);
  return language === 'en' ? written : written.replace('.', ',');
}
