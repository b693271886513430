import type { EventRecord, GameRecord } from '@escala/core';

/**
 * 6.2: merges the phases of an event (preliminaries, final, knock-out) into one event, numbering rounds through. The
 * whole is judged by its fastest phase, and an exception applies to the whole only if it applies to every phase
 * (D-FIDE-12).
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

/** One second for each of 60 moves adds a minute. */
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
