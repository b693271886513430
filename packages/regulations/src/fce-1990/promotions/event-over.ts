import { type Finding, findingOf, reason, type Tournament } from '@escala/core';

/** Ascensos preferent 5: the points at the end of the event count. An earlier verdict may still change. */
export function eventOverFindings(tournament: Tournament): Finding[] {
  const { rounds, games } = tournament;
  const open = games.filter((game) => game.result === undefined).length;
  const played = games.reduce((last, game) => Math.max(last, game.round), 0);
  if (open === 0 && played >= rounds) return [];
  const unfinished = reason('fce-1990.event-over', 'Ascensos preferent 5', false, { played, rounds, open });
  return [findingOf(unfinished, 'warning')];
}
