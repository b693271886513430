import { addEntry, returnEntry, setAbsence, setPaid, withdrawEntry } from '@escala/office/acts';
import type { CommandOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { bookOf, systemOf } from '../../../components/competition-book.ts';
import { numberedIn } from '../../../components/events/event-field.ts';
import { nameOfList } from '../../../components/events/rating-list.ts';
import { foldedName, titleMark } from '../../../components/player-link.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { icon } from '../../../components/ui/icon.ts';
import { menu } from '../../../components/ui/popup.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { categoryName } from '../../../pages/rating/list-filters.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

export type Entry = DeskEvent['entries'][number];

/**
 * All entries by pairing number, with their actions; players `out` of a knockout are not expected in further rounds.
 */
export function entryTable(
  site: Site,
  shown: DeskEvent,
  { out, onlyAway }: { readonly out: ReadonlySet<string>; readonly onlyAway: boolean },
  clubName: (club: string) => string,
): Html {
  const { translate } = site;
  const { entries, event, rounds } = shown;
  if (entries.length === 0) return html`<p>${translate('web.entries.nobody')}</p>`;
  const byPlayer = new Map(entries.map((entry) => [entry.player, entry]));
  const numbered = numberedIn(
    event,
    entries.map((entry) => ({ ...entry, id: entry.player })),
  );
  const rows = numbered.map(({ id, number }) => ({ ...byPlayer.get(id)!, place: number }));
  const isOpen = ['registered', 'running', 'closed'].includes(event.state);
  const next = nextRoundOf(shown);
  const isAway = (entry: Entry): boolean =>
    next !== undefined && entry.withdrawnAfter === undefined && !out.has(entry.player) && !isHere(entry, next);
  const isProvisional = rounds.length === 0 && entries.some(({ number }) => number === undefined);
  return table(
    site,
    onlyAway ? rows.filter(isAway) : rows,
    [
      next !== undefined && [
        'web.desk-work.here',
        (entry) => !out.has(entry.player) && hereTick(site, shown, entry, next),
        'here',
      ],
      ['web.word.number-short', ({ place }) => place, 'number quiet'],
      ['web.word.player', (entry) => entryName(site, shown, entry, clubName), 'name cut'],
      systemOf(event)?.teams !== undefined && ['web.word.team', ({ team }) => team, 'cut'],
      entries.some(({ club }) => club !== undefined) && [
        'web.word.club',
        ({ club }) => club && clubName(club),
        'wide quiet cut',
      ],
      entries.some(({ category }) => category !== undefined) && [
        bookOf(event).entryFacts?.categories ? 'web.word.category' : 'web.word.group',
        ({ category }) => category && categoryName(site, category),
        'wide quiet',
      ],
      ['web.word.rating', ({ rating }) => html`<strong>${rating ?? '–'}</strong>`, 'number'],
      entries.some(({ ratingFrom }) => ratingFrom !== undefined) && [
        'web.word.list',
        (entry) => listOf(site, shown, entry),
        'wide quiet small nowrap',
      ],
      event.entering?.fee !== undefined && [
        'web.desk-entering.paid',
        (entry) => paidTick(site, shown, entry),
        'wide here',
      ],
      entries.some((entry) => entryState(site, entry, rounds.length) !== '') && [
        'web.word.remarks',
        (entry) => remarkOf(site, entry, rounds.length),
        'wide',
      ],
      isOpen && [
        'web.word.actions',
        (entry) =>
          menu(`more-${entry.player}`, translate('web.desk-work.more', { name: entry.name }), [
            html`<a href="${entryHref(site, shown, entry)}">${translate('web.word.details')}</a>`,
            leaveOrReturn(site, shown, entry),
          ]),
        'unseen menus',
      ],
    ],
    {
      caption: html`${translate('web.entries.caption', { players: entries.length })} ${isProvisional && translate('web.desk-events.provisional')}`,
      hidesCaption: !isProvisional,
      kind: 'dense entries',
    },
  );
}

/** The list the rating comes from. */
export function listOf(site: Site, { ratedBy }: DeskEvent, { rating, ratingFrom }: Entry): string | undefined {
  if (rating === undefined) return undefined;
  if (ratingFrom === undefined) return site.translate('web.rating-list.told');
  return nameOfList(site, ratedBy.lists.find(({ list }) => list === ratingFrom) ?? { list: ratingFrom });
}

const entryHref = (site: Site, { id }: DeskEvent, { player }: Entry): string =>
  href(site, deskPath(id, `/entries/${encodeURIComponent(player)}`));

function entryName(site: Site, shown: DeskEvent, entry: Entry, clubName: (club: string) => string): Html {
  const { title, name, club } = entry;
  const under = [club && clubName(club), entryState(site, entry, shown.rounds.length)].filter(Boolean).join(' · ');
  return html`${title && html`${titleMark(site, title)} `}<a href="${entryHref(site, shown, entry)}">${foldedName(name)}</a>${under !== '' && html`<span class="under">${under}</span>`}`;
}

function remarkOf(site: Site, entry: Entry, paired: number): Value {
  const words = entryState(site, entry, paired);
  return words !== '' && badge(words, entry.withdrawnAfter === undefined ? 'neutral' : 'warning');
}

/**
 * The round for which presence is ticked; undefined if no more pairing
 * is to come, and with a schedule, which pairs everybody (D-OFF-786).
 */
export function nextRoundOf({ event, rounds }: DeskEvent): number | undefined {
  const next = rounds.length + 1;
  if (systemOf(event)?.pairedBy !== 'engine') return undefined;
  const isOpen = event.state === 'registered' || event.state === 'running';
  return isOpen && event.system !== undefined && next <= event.rounds ? next : undefined;
}

/** Rounds in which a player is away, with or without points. */
export const roundsOff = ({ absences, byes = [] }: Entry): number[] => [...absences, ...byes.map(({ round }) => round)];

export const isHere = (entry: Entry, round: number): boolean =>
  entry.withdrawnAfter === undefined && !roundsOff(entry).includes(round);

const ofKind = ({ byes = [] }: Entry, kind: 'half' | 'full'): number[] =>
  byes.flatMap((bye) => (bye.kind === kind ? [bye.round] : []));

/** The previous rounds off, for Undo. */
export const offBefore = (entry: Entry) => ({
  rounds: entry.absences,
  half: ofKind(entry, 'half'),
  full: ofKind(entry, 'full'),
});

/** The command that marks a player as present in a round, or as absent without points. */
export function presence({ id }: Pick<DeskEvent, 'id'>, entry: Entry, round: number, isAway: boolean) {
  const { player, version, byes = [] } = entry;
  const { rounds, half, full } = offBefore(entry);
  const others = (all: readonly number[]): number[] => all.filter((each) => each !== round);
  return {
    ...{ event: id, player, version, rounds: isAway ? [...others(rounds), round] : others(rounds) },
    ...(byes.length > 0 && { half: others(half), full: others(full) }),
  };
}

/** One click: present in the next round, or not. */
function hereTick(site: Site, shown: DeskEvent, entry: Entry, round: number): Value {
  const { player, name, withdrawnAfter } = entry;
  if (withdrawnAfter !== undefined) return undefined;
  const here = isHere(entry, round);
  return actForm(site, setAbsence, {
    id: `here-${player}`,
    fixed: presence(shown, entry, round, here),
    submit: site.translate(here ? 'web.word.mark-absent' : 'web.desk-rounds.comes'),
    sign: html`<span class="tick-box" data-here="${here ? 'yes' : 'no'}">${here && icon('done')}</span>`,
    about: name,
    shape: 'button',
    after: 'stay',
  });
}

/** One click: paid, or not. */
function paidTick(site: Site, { id, desk }: DeskEvent, { player, name, version }: Entry): Value {
  const paid = desk.paid.includes(player);
  return actForm(site, setPaid, {
    id: `paid-${player}`,
    fixed: { event: id, player, version, paid: !paid },
    submit: site.translate(paid ? 'web.desk-entering.not-paid' : 'web.desk-entering.paid'),
    sign: html`<span class="tick-box" data-paid="${paid ? 'yes' : 'no'}">${paid && icon('done')}</span>`,
    about: name,
    shape: 'button',
    after: 'stay',
  });
}

/** Late, away in future rounds, with byes, or withdrawn. */
export function entryState({ translate }: Site, entry: Entry, paired: number): string {
  const { firstRound = 1, absences, withdrawnAfter } = entry;
  if (withdrawnAfter !== undefined) return translate('web.entries.withdrawn', { round: withdrawnAfter });
  const said = (
    key: 'web.desk-events.absent' | 'web.entries.half-byes' | 'web.entries.full-byes',
    rounds: readonly number[],
  ): string[] => (rounds.length === 0 ? [] : [translate(key, { rounds: rounds.join(', '), count: rounds.length })]);
  return [
    ...(firstRound > 1 ? [translate('web.entries.late', { round: firstRound })] : []),
    ...said(
      'web.desk-events.absent',
      absences.filter((round) => round > paired),
    ),
    ...said('web.entries.half-byes', ofKind(entry, 'half')),
    ...said('web.entries.full-byes', ofKind(entry, 'full')),
  ].join('; ');
}

export function leaveOrReturn(site: Site, { id, event, rounds }: DeskEvent, entry: Entry): Value {
  const { translate } = site;
  const { player, name, version, withdrawnAfter } = entry;
  const terms = {
    fixed: { event: id, player, version },
    id: `entry-${player}`,
    shape: 'button',
    about: name,
  } as const;
  if (withdrawnAfter === undefined)
    return actForm(site, withdrawEntry, {
      ...terms,
      tone: 'danger',
      words: { name },
      before: rounds.length === 0 ? { facts: factsOf(entry) } : {},
      confirm: translate(
        rounds.length === 0 ? 'web.desk-events.withdraw-sure-before' : 'web.desk-events.withdraw-sure',
        { name, round: rounds.length },
      ),
    });
  if (event.state !== 'running') return html``;
  return actForm(site, returnEntry, {
    ...terms,
    words: { name },
    before: { afterRound: withdrawnAfter },
  });
}

/** The data of an entry, for making it again. */
export const factsOf = ({ number, rating, ratings, title, club, team, category }: Entry) =>
  ({ number, rating, ratings, title, club, team, category }) satisfies CommandOf<typeof addEntry>['facts'];

/** Before the first pairing a deleted entry leaves no trace in the field; it can be made again. */
export function takenBack(site: Site, { id, event, desk }: DeskEvent): Html {
  const { translate } = site;
  if (desk.takenBack.length === 0) return html``;
  const isOpen = event.state === 'registered' || event.state === 'running';
  return html`<h3>${translate('web.desk-events.taken-back')}</h3>
<ul>${desk.takenBack.map(
    ({ player, name, withoutPlace }) =>
      html`<li>${name} ${
        withoutPlace && html`<span class="quiet">${translate('web.desk-places.without-place')}</span>`
      } ${
        isOpen &&
        !(withoutPlace && event.state === 'registered') &&
        actForm(site, addEntry, {
          id: `again-${player}`,
          fixed: { event: id, player },
          submit: translate('web.desk-events.enter-again'),
          about: name,
          words: { name },
          ...(desk.placesGiven && { reason: 'required' }),
          shape: desk.placesGiven ? 'form' : 'button',
          tone: 'quiet',
        })
      }</li>\n`,
  )}</ul>`;
}
