import type { HeadToHeadInput, HeadToHeadOutput, LibereEvent, ScrabbleInput, TeamList, Tournament } from '@escala/core';
import { isOfScrabble } from '@escala/regulations';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { DocumentFormat } from '../schema/documents.ts';
import { checkYearOfBirth } from './birth.ts';
import type { Draft } from './draft.ts';
import { checkEvents } from './events.ts';
import { onceARound } from './games.ts';
import { listsInOrder } from './lists-in-order.ts';
import { checkOnce } from './once.ts';
import { checkPools, checkRatedAgain } from './pools.ts';
import { checkRanking } from './ranking.ts';
import { type Roster, rosterOf } from './roster.ts';
import { checkTournament } from './tournament.ts';

/** Checks what no single value can show. The shape was checked before; faulty values were removed. */
export function checkMeaning(format: DocumentFormat, regulation: string, document: object, faults: FaultList): void {
  const isScrabble = isOfScrabble({ regulation });
  if (format === 'escala/tournament@1') checkTournament(document as Draft<Tournament>, faults);
  else if (format === 'escala/team-list@1') checkClubTeams(document as Draft<TeamList>, [], faults);
  else if (format === 'escala/line-up@1') {
    const { home, away } = document as Draft<Record<'home' | 'away', TeamList>>;
    checkClubTeams(home, ['home'], faults);
    checkClubTeams(away, ['away'], faults);
  } else if (format === 'escala/rating-output@1') {
    if (!isScrabble)
      checkOnce(['list'], (document as Draft<HeadToHeadOutput>).list ?? [], 'id', 'duplicate-player', faults);
  } else if (isScrabble) checkScrabble(document, faults);
  else checkHeadToHead(document, faults);
}

function checkHeadToHead(document: Draft<HeadToHeadInput>, faults: FaultList): void {
  const roster = rosterOf(document.players ?? [undefined], faults);
  checkFacts(document, faults);
  checkPools(document, faults);
  checkLicences(document.players ?? [], faults);
  checkLists(document, roster, faults);
  checkEvents(document.events ?? [], roster, faults);
  if (faults.faults.length === 0) checkRatedAgain(document as HeadToHeadInput, faults);
}

function checkScrabble(document: Draft<ScrabbleInput>, faults: FaultList): void {
  const roster = rosterOf(document.players ?? [undefined], faults);
  checkOnce(['collective'], document.collective ?? [], 'id', 'duplicate-game', faults);
  document.collective?.forEach((game, g) => {
    if (game?.results !== undefined) checkRanking(game.results, ['collective', g, 'results'], roster, faults);
  });
  document.libere?.forEach((event, e) => {
    if (event !== undefined) checkLibere(event, e, roster, faults);
  });
}

/** A Libere event: its final ranking, and games between two known players, one game per player and round. */
function checkLibere(event: Draft<LibereEvent>, e: number, roster: Roster, faults: FaultList): void {
  if (event.places !== undefined) checkRanking(event.places, ['libere', e, 'places'], roster, faults);
  const path = ['libere', e, 'games'];
  const watch = onceARound(path, roster, faults);
  event.games?.forEach((game, g) => {
    if (game === undefined || faults.full) return;
    const { round, a, b } = game;
    roster.expect(a, path, g, 'a');
    roster.expect(b, path, g, 'b');
    if (a !== undefined && a === b) {
      faults.add({ code: 'against-oneself', path: [...path, g, 'b'], values: { id: a } });
      return;
    }
    watch.see(round, a, g, 'a');
    watch.see(round, b, g, 'b');
  });
}

/** Births and last events are not later than the list, and a birth has one year. */
function checkFacts({ players = [], listDate }: Draft<HeadToHeadInput>, faults: FaultList): void {
  players.forEach((player, p) => {
    for (const field of ['birthDate', 'lastEventOn'] as const) {
      const date = player?.[field];
      if (date !== undefined && listDate !== undefined && date > listDate)
        faults.add({ code: 'date-after-list', path: ['players', p, field], values: { field, date, listDate } });
    }
    checkYearOfBirth(player, p, faults);
  });
}

/** A licence does not end before it begins. */
function checkLicences(players: Draft<HeadToHeadInput['players']>, faults: FaultList): void {
  players.forEach((player, p) => {
    const path = ['players', p, 'licence'];
    const licence = player?.licence;
    if (licence === undefined) return;
    [licence].flat().forEach((term, t) => {
      if (term?.from === undefined || term.until === undefined || term.from <= term.until) return;
      const place = Array.isArray(licence) ? [...path, t, 'until'] : [...path, 'until'];
      faults.add({ code: 'licence-ends-before-start', path: place, values: { from: term.from, until: term.until } });
    });
  });
}

/** Published lists: oldest first, all before the list to produce, with players in the document. */
function checkLists(document: Draft<HeadToHeadInput>, roster: Roster, faults: FaultList): void {
  checkPublished('lists', document.lists, document.listDate, roster, faults);
  const { standardLists, rhythm = 'standard' } = document;
  if (standardLists === undefined) return;
  if (rhythm === 'standard') faults.add({ code: 'standard-lists-of-standard', path: ['standardLists'], values: {} });
  // Used by the day of each event: a later list does no harm.
  checkPublished('standardLists', standardLists, undefined, roster, faults);
}

function checkPublished(
  field: 'lists' | 'standardLists',
  lists: Draft<HeadToHeadInput>['lists'],
  listDate: string | undefined,
  roster: Roster,
  faults: FaultList,
): void {
  const inOrder = listsInOrder(faults);
  lists?.forEach((list, i) => {
    const path = [field, i, 'date'];
    const date = list?.date;
    inOrder(date, path);
    if (date !== undefined && listDate !== undefined && date >= listDate)
      faults.add({ code: 'list-not-before', path, values: { date, listDate } });
    for (const id of Object.keys(list?.ratings ?? {})) roster.expect(id, [field, i, 'ratings'], id);
  });
}

/** Each team of a club has its own letter. Faults in the list itself are for the regulation, with its articles. */
function checkClubTeams(club: Draft<Pick<TeamList, 'teams'>> | undefined, path: Path, faults: FaultList): void {
  checkOnce([...path, 'teams'], club?.teams ?? [], 'id', 'duplicate-participant', faults);
}
