import { eventGames, eventVerdicts, performanceNorms, showCrosstable } from '@escala/office/questions';
import { bracket } from '../../components/events/bracket.ts';
import { isSquare, roundsCrosstable, squareCrosstable, standingsBeside } from '../../components/events/crosstable.ts';
import { verdictsDecided } from '../../components/events/event-decision.ts';
import { playerLink } from '../../components/events/event-field.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { chancesCard, isNear, performanceSection } from '../../components/events/performance-norms.ts';
import { reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { homologationSection, normsSection, promotionsSection } from '../../components/events/verdicts.ts';
import { paperButton } from '../../components/paper-link.ts';
import { lineUps, teamCrosstable, teamStandings, teamsIn } from '../../components/schedules/event-teams.ts';
import { allRounds, roundsAhead } from '../../components/schedules/rounds-ahead.ts';
import { emptyState, notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site } from '../../kit/site.ts';
import { type EventSeen, eventPart } from './event-seen.ts';
import { gamesTable } from './games-table.ts';

/** For pages with their heading in a card that refresh themselves. */
const FOLLOWED = { isHeaded: true, live: true } as const;

/** A knockout as a tree. */
export const eventBracket = eventPart(
  'bracket',
  'web.event.part-bracket',
  async ({ shown, tournament, field, lastRound }, { site, translate }) => ({
    ...FOLLOWED,
    main:
      shown.event.type !== 'knockout'
        ? emptyState({ title: translate('web.bracket.none') })
        : html`${bracket(site, tournament, field)}
<p class="quiet small">${translate('web.bracket.seed')} <a href="${eventHref(site, shown.id, `/rounds/${Math.max(1, lastRound)}`)}">${translate('web.bracket.as-list')}</a></p>`,
  }),
);

/** All rounds of a league, as soon as its players are entered. */
export const eventRoundsAhead = eventPart('schedule', 'web.event.part-schedule', async (seen, { site, translate }) => ({
  ...FOLLOWED,
  main:
    allRounds(seen.tournament, seen.field, seen.lastRound).length === 0
      ? emptyState({ title: translate('web.schedule.none') })
      : roundsAhead(site, seen),
}));

/** The teams of an event: standings, crosstable, and line-ups. */
export const eventTeams = eventPart(
  'teams',
  'web.event.part-teams',
  async ({ shown, tournament, field }, { site, translate }) => {
    const teams = teamsIn(field, tournament);
    const table = teams?.table(tournament, shown.event.tiebreaks);
    return {
      ...FOLLOWED,
      main:
        teams === undefined || table === undefined
          ? emptyState({ title: translate('web.event-teams.none') })
          : html`<div class="stack">${teamStandings(site, field, table)}
${teamCrosstable(site, table, teams.matches(tournament))}
<section>${lineUps(site, field, tournament, teams, table)}</section></div>`,
    };
  },
);

/** Everybody's results in one table. */
export const eventCrosstable = eventPart(
  'crosstable',
  'web.event.part-crosstable',
  async (seen, { ask, site }) => {
    const { shown, field } = seen;
    const crosstable = await ask(showCrosstable, { event: shown.id });
    const { round } = crosstable;
    const square = isSquare(shown.event.type, crosstable);
    const standings = square ? await standingsBeside(ask, shown.id, crosstable) : undefined;
    const table = square ? squareCrosstable : roundsCrosstable;
    const terms = { field, underReserve: reservedPlayers(seen, round), standings };
    return {
      ...FOLLOWED,
      actions: paperButton(site, shown.id, 'crosstable'),
      main: html`${gamesAlone(site, seen)}${reserveNote(site, seen, round)}${table(site, crosstable, terms)}`,
    };
  },
  { isLong: true },
);

/** The games stored with an event, round by round, and all of them as one file. */
export const eventGamesPage = eventPart(
  'games',
  'web.word.games',
  async ({ shown, field }, { ask, site, translate }) => {
    const { games } = await ask(eventGames, { event: shown.id });
    const file = apiHref(site, `/events/${encodeURIComponent(shown.id)}/files/games.pgn`);
    return {
      main:
        games.length === 0
          ? emptyState({ title: translate('web.games.none') })
          : html`<p class="no-print"><a href="${file}" download>${translate('web.games.all')}</a></p>
${gamesTable(site, field, games)}`,
    };
  },
);

/** The office's decision, who made a norm or is promoted; then every verdict with all reasons and articles. */
export const eventVerdictsPage = eventPart(
  'verdicts',
  'web.event.part-verdicts',
  async ({ shown, field }, { ask, site, translate }) => {
    const { decision, norms, promotions, homologation } = await ask(eventVerdicts, { event: shown.id });
    const { norms: performance, chances } = await ask(performanceNorms, { event: shown.id });
    const nameOf = (id: string): string | undefined => field.get(id) && field.name(id);
    const isOver = shown.event.state !== 'registered' && shown.event.state !== 'running';
    return {
      main: html`${decision ? verdictsDecided(site, decision, nameOf, norms !== undefined) : notice(translate(isOver ? 'web.decision.not-yet' : 'web.verdict.not-over'))}
${performance && html`${chancesCard(site, performance.regulation, chances.filter(isNear), (id) => playerLink(site, field, id))}${performanceSection(site, performance, shown.id, field.name, { isOver })}`}
${norms && normsSection(site, norms, field, isOver)}${promotions && promotionsSection(site, promotions, field, isOver)}${homologation && homologationSection(site, homologation, nameOf)}`,
    };
  },
  { isLong: true },
);

/** If only the rated games of an event are on record, byes are missing from its points: this is pointed out. */
export function gamesAlone({ translate }: Site, { shown, tournament }: EventSeen): Html {
  if (shown.rounds.length > 0 || tournament.byes !== undefined || tournament.players.length % 2 === 0) return html``;
  return notice(translate('web.event.games-alone'));
}
