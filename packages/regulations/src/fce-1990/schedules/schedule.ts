import type { Finding, Schedule, ScheduleSystem } from '@escala/core';
import { bergerRounds, doubleBergerRounds, leagueRound } from './berger.ts';
import { knockoutRounds } from './knockout-bracket.ts';

export interface ScheduleTerms {
  readonly system: ScheduleSystem;
  readonly players: number;
}

export type ScheduleResult =
  | { readonly kind: 'scheduled'; readonly schedule: Schedule }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

/** All rounds for players numbered from 1 on (Sistemes 2, 3). */
export function schedule({ system, players }: ScheduleTerms): ScheduleResult {
  if (!Number.isInteger(players) || players < 2)
    return {
      kind: 'refused',
      findings: [
        {
          severity: 'error',
          code: 'fce-1990.schedule-players',
          article: system === 'knockout' ? 'Sistemes 3.1' : 'Sistemes 2.1',
          refuses: true,
          values: { players },
        },
      ],
    };
  const names = Array.from({ length: players }, (_, i) => String(i + 1));
  return { kind: 'scheduled', schedule: scheduleOf(system, names) };
}

export function scheduleOf(system: ScheduleSystem, names: readonly string[]): Schedule {
  const format = 'escala/schedule@1';
  const players = names.length;
  if (system === 'knockout') return { format, system, players, rounds: knockoutRounds(names) };
  const rounds = system === 'round-robin' ? bergerRounds(players) : doubleBergerRounds(players);
  return { format, system, players, rounds: rounds.map((pairs, i) => leagueRound(pairs, i + 1, names)) };
}
