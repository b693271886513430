import type { EventRecord, GameRecord } from '@escala/core';

/**
 * 6.2: the phases of one event (preliminaries, final, knock-out) as a single event. Rounds are numbered on, phase after
 * phase. The whole is judged by its fastest phase, and an exception holds for the whole only if it holds for every phase (D-FIDE-12).
 */
export function poolPhases(id: string, phases: readonly [EventRecord, ...EventRecord[]]): EventRecord {
  const ordered = [...phases].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id < b.id ? -1 : 1));
  const all = (flag: 'perRoundRatings' | 'official' | 'approved' | 'teamChampionship'): boolean =>
    ordered.every((phase) => phase[flag]);
  const fastest = ordered.reduce((a, b) => (minutesForSixty(b) < minutesForSixty(a) ? b : a));
  return {
    id,
    name: ordered[0]!.name,
    type: ordered.every((phase) => phase.type === 'team') ? 'team' : 'swiss',
    start: ordered[0]!.start,
    end: ordered.map((phase) => phase.end).reduce((a, b) => (a > b ? a : b)),
    timeControl: fastest.timeControl,
    perRoundRatings: all('perRoundRatings'),
    official: all('official'),
    approved: all('approved'),
    teamChampionship: all('teamChampionship'),
    participants: [...new Set(ordered.flatMap(participantsOf))],
    games: numberedOn(ordered),
  };
}

/** A second for each of 60 moves makes a minute. */
function minutesForSixty({ timeControl }: EventRecord): number {
  return timeControl.minutes + (timeControl.increment ?? 0);
}

function participantsOf({ participants, games }: EventRecord): string[] {
  return [...(participants ?? []), ...games.flatMap((game) => [game.white, game.black])];
}

function numberedOn(phases: readonly EventRecord[]): GameRecord[] {
  let before = 0;
  return phases.flatMap((phase) => {
    const games = phase.games.map((game) => ({ ...game, round: game.round + before }));
    before = games.reduce((last, game) => Math.max(last, game.round), before);
    return games;
  });
}
