import type { HeadToHeadInput, HeadToHeadOutput, ScrabbleInput, TeamList, Tournament } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import type { DocumentFormat } from '../schema/documents.ts';
import { checkClubTeams } from './club-teams.ts';
import type { Draft } from './draft.ts';
import { checkEvents } from './events.ts';
import { checkIds } from './ids.ts';
import { checkLibere } from './libere.ts';
import { checkLicences } from './licences.ts';
import { checkLists } from './lists.ts';
import { checkPools } from './pools.ts';
import { checkRanking } from './ranking.ts';
import { rosterOf } from './roster.ts';
import { checkTournament } from './tournament.ts';

/** What no single value of a document can show. The shape was checked before; faulty values were taken out. */
export function checkMeaning(format: DocumentFormat, regulation: string, document: object, faults: FaultList): void {
  const isScrabble = regulation === 'frs-2012';
  if (format === 'escala/tournament@1') checkTournament(document as Draft<Tournament>, faults);
  else if (format === 'escala/team-list@1') checkClubTeams(document as Draft<TeamList>, [], faults);
  else if (format === 'escala/line-up@1') {
    const { home, away } = document as Draft<Record<'home' | 'away', TeamList>>;
    checkClubTeams(home, ['home'], faults);
    checkClubTeams(away, ['away'], faults);
  } else if (format === 'escala/rating-output@1') {
    if (!isScrabble) checkIds('list', (document as Draft<HeadToHeadOutput>).list ?? [], 'duplicate-player', faults);
  } else if (isScrabble) checkScrabble(document, faults);
  else checkHeadToHead(document, faults);
}

function checkHeadToHead(document: Draft<HeadToHeadInput>, faults: FaultList): void {
  const roster = rosterOf(document.players ?? [undefined], faults);
  checkPools(document.players ?? [], faults);
  checkLicences(document.players ?? [], faults);
  checkLists(document, roster, faults);
  checkEvents(document.events ?? [], roster, faults);
}

function checkScrabble(document: Draft<ScrabbleInput>, faults: FaultList): void {
  const roster = rosterOf(document.players ?? [undefined], faults);
  checkIds('collective', document.collective ?? [], 'duplicate-game', faults);
  document.collective?.forEach((game, g) => {
    if (game?.results !== undefined) checkRanking(game.results, ['collective', g, 'results'], roster, faults);
  });
  document.libere?.forEach((event, e) => {
    if (event !== undefined) checkLibere(event, e, roster, faults);
  });
}
