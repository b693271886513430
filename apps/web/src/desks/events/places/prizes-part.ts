import { coinDecimals, type MoneyFault } from '@escala/core';
import { money } from '@escala/messages';
import { PRIZES_OPEN, type Prizes } from '@escala/office';
import { setPrizes } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { bookOf } from '../../../components/competition-book.ts';
import { eventHref, hasTable } from '../../../components/events/event-frame.ts';
import { prizeCite } from '../../../components/events/prizes.ts';
import { card } from '../../../components/ui/card.ts';
import { notice } from '../../../components/ui/notice.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

/** Where this is used; any other is kept once it is on record. */
const CURRENCIES = ['EUR', 'RON', 'MDL', 'CHF', 'GBP', 'USD'];
const FAULTS: readonly (MoneyFault | 'empty')[] = ['empty', 'unread', 'other-currency', 'too-fine'];
const LINES = 'prizes-lines';

/** The prizes by place, one a line; `browser/modules/events/event-prizes.ts` reads the amounts as they are written. */
export function prizesPart(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const { id, event, rounds } = shown;
  const book = bookOf(event);
  if (!hasTable(shown) || book.prizes === undefined) return NOTHING;
  const see = eventHref(site, id, '/standings#prizes');
  const areShared = event.prizes !== undefined && rounds.length > 0;
  return card(
    {
      title: html`<span id="prizes">${translate('web.prizes.title')}</span>`,
      footer: areShared && html`<a href="${see}">${translate('web.desk-prizes.see')}</a>`,
    },
    html`<p class="quiet small">${translate('web.desk-prizes.about')} ${prizeCite(site, book)}</p>
${PRIZES_OPEN.includes(event.state) ? form(site, shown) : settled(site, event.prizes)}`,
  );
}

function settled({ translate, language }: Site, prizes: Prizes | undefined): Html {
  if (prizes === undefined) return html`<p>${translate('web.desk-prizes.none')}</p>`;
  const written = prizes.amounts.map((coins) => html`<li>${money(coins, prizes.currency, language)}</li>\n`);
  return html`<ol>${written}</ol>${notice(translate('web.desk-prizes.closed'))}`;
}

function form(site: Site, { id, version, event: { prizes } }: DeskEvent): Html {
  const { translate, language } = site;
  const currency = prizes?.currency ?? CURRENCIES[0]!;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const choices = [...new Set([...CURRENCIES, currency])].map((code) => [code, `${code} (${names.of(code)})`] as const);
  const lines = prizes?.amounts.map((coins) => writtenAmount(coins, prizes.currency, language)) ?? [];
  const faults = FAULTS.map(
    (fault) =>
      html` data-${fault}="${translate(`web.desk-prizes.line-${fault}`, { line: '{line}', text: '{text}', currency: '{currency}' })}"`,
  );
  return actForm(site, setPrizes, {
    id: 'prizes',
    fixed: { event: id, version },
    fields: (f) => html`${f.choice('prizes.currency', choices, { value: currency })}
<input type="hidden" ${f.named('prizes.amounts', 'json')} value="[]">
<div class="field"><label for="${LINES}">${translate('web.desk-prizes.lines')}</label>
<p class="hint" id="${LINES}-hint">${translate('web.desk-prizes.lines-hint')}</p>
<textarea id="${LINES}" rows="${Math.max(5, lines.length + 1)}" aria-describedby="${LINES}-hint ${LINES}-fault" autocapitalize="none" spellcheck="false"${faults}>${lines.join('\n')}</textarea>
<p class="fault" id="${LINES}-fault" hidden></p></div>`,
    tone: 'quiet',
    leadsTo: deskPath(id, '/settings'),
  });
}

/** As somebody would write it: decimals only where there are coins. */
function writtenAmount(coins: number, currency: string, language: Site['language']): string {
  const decimals = coinDecimals(currency);
  const whole = coins / 10 ** decimals;
  if (Number.isInteger(whole)) return String(whole);
  const written = whole.toFixed(decimals);
  return language === 'en' ? written : written.replace('.', ',');
}
