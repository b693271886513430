import { amendEvent, setAbsence } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { roundsNeededBy, systemName, systemOf } from '../../../components/competition-book.ts';
import { roundStart } from '../../../components/events/round-start.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath, factsOf } from '../desk-event.ts';
import { offBefore, presence, roundsOff } from '../entries/entry-table.ts';
import { numberNotice } from '../entries/number-notice.ts';
import { nextPart } from '../event-steps.ts';
import { reserveNotice } from './reserve-facts.ts';
import { closeForm, pairForm } from './round-forms.ts';

type Entry = DeskEvent['entries'][number];

/** The next step: entering results, or pairing the next round after a look at who is away. */
export function nextRound(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const { id, rounds, desk } = shown;
  const last = rounds.at(-1);
  const isOpen = last !== undefined && last.open.length > 0 && shown.event.state === 'running';
  if (isOpen)
    return html`<section class="card inside next"><h2>${translate('web.desk-rounds.next-results', { round: last.round })}</h2>
<p>${translate('web.desk-rounds.next-missing', { open: last.open.length, boards: last.boards })}</p>
<p><a class="button main" href="${href(site, deskPath(id, `/rounds/${last.round}/results`))}">${translate('web.desk-rounds.enter-results', { round: last.round })}</a></p></section>`;
  const { next } = desk;
  if (next.step !== 'pair-round') return nextPart(site, shown);
  const round = next.round ?? (last?.round ?? 0) + 1;
  const start = roundStart(site, shown.event, round);
  return html`<section class="card inside next"><h2>${translate('web.desk-rounds.next-pair', { round })}${start && html` <span class="quiet small">${start}</span>`}</h2>
${last && last.state === 'paired' && html`<p>${translate('web.desk-rounds.close-first', { round: last.round })}</p>${closeForm(site, id, last, 'quiet')}`}
${last && reserveNotice(site, id, last.round, last.underReserve)}
${numberNotice(site, shown, 'rounds')}${roundsNotice(site, shown)}
${away(site, shown, round)}
<p>${pairForm(site, id, round)}</p></section>`;
}

/** Players who are not paired, and why; with buttons to bring them in or leave them out. */
function away(site: Site, shown: DeskEvent, round: number): Html {
  const { translate } = site;
  const { id, event, entries } = shown;
  const isLeft = ({ withdrawnAfter }: Entry): boolean => withdrawnAfter !== undefined && withdrawnAfter < round;
  const isAway = (entry: Entry): boolean => roundsOff(entry).includes(round);
  const isLate = ({ firstRound }: Entry): boolean => (firstRound ?? 1) > round;
  const there = entries.filter((entry) => !isLeft(entry)).sort((a, b) => a.name.localeCompare(b.name, site.language));
  const absent = there.filter(isAway);
  const late = there.filter((entry) => !isAway(entry) && isLate(entry));
  const present = there.filter((entry) => !isAway(entry) && !isLate(entry));
  const names = (list: readonly Entry[]): string => list.map(({ name }) => name).join('; ');
  // Losers are still entered, but out: the engine knows who advances.
  const isHalved = event.type === 'knockout' && round > 1;
  return html`<p>${isHalved ? translate('web.desk-rounds.present-knockout', { round: round - 1 }) : translate('web.desk-rounds.present', { players: present.length })}
${absent.length === 0 && translate('web.desk-rounds.nobody-absent')}</p>
${absent.length > 0 && html`<p>${translate('web.desk-rounds.absent')}</p><ul class="absent">${absent.map((entry) => html`<li>${entry.name}${byeOf(site, entry, round)} ${absenceForm(site, shown, entry, round, false)}</li>\n`)}</ul>`}
${late.length > 0 && html`<p>${translate('web.desk-rounds.late', { names: names(late) })}</p>`}
<details><summary>${translate('web.word.mark-absent')}</summary><ul class="absent">${present.map((entry) => html`<li>${entry.name} ${absenceForm(site, shown, entry, round, true)}</li>\n`)}</ul>
<p class="hint">${translate('web.desk-rounds.mark-more')} <a href="${href(site, deskPath(id, '/entries'))}">${translate('web.word.players')}</a></p></details>`;
}

function byeOf({ translate }: Site, { byes = [] }: Entry, round: number): Html | false {
  const bye = byes.find((each) => each.round === round);
  return bye !== undefined && html` <span class="quiet">${translate(`web.round.bye-of-${bye.kind}`)}</span>`;
}

function absenceForm(site: Site, shown: DeskEvent, entry: Entry, round: number, isAbsent: boolean): Html {
  return actForm(site, setAbsence, {
    id: `absent-${entry.player}`,
    fixed: presence(shown, entry, round, isAbsent),
    before: offBefore(entry),
    submit: site.translate(isAbsent ? 'web.word.mark-absent' : 'web.desk-rounds.comes'),
    about: entry.name,
    shape: 'button',
    tone: 'quiet',
  });
}

/**
 * If the number of players determines that of rounds, and the event
 * announces a different one: said before it is too late (D-OFF-323).
 */
export function roundsNotice(site: Site, shown: DeskEvent): Html {
  const { id, event, entries, version } = shown;
  const { translate } = site;
  const { rounds } = event;
  const needed = roundsNeededBy(systemOf(event), entries);
  if (needed === undefined || needed === rounds) return html``;
  return notice(
    html`<p>${translate('web.desk-rounds.rounds-needed', { players: entries.length, system: systemName(site, event), needed, rounds })}
<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.desk-rounds.rounds-correct')}</a></p>
${actForm(site, amendEvent, {
  id: 'rounds-needed',
  fixed: { event: id, version, facts: { ...factsOf(shown), rounds: needed } },
  before: { facts: factsOf(shown) },
  submit: translate('web.desk-rounds.rounds-set', { needed }),
  shape: 'button',
  tone: 'quiet',
})}`,
    'warning',
  );
}
