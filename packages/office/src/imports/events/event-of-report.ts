import { type PlayerFacts, withoutGaps } from '@escala/core';
import { type EventOfTrfOptions, eventOfTrf, type ParsedTrf, type TrfPlayer, type TrfRemark } from '@escala/formats';
import type { ImportedEvent, MentionedPlayer } from './imported-event.ts';

interface EventOfReport {
  /** Absent if dates or time control are missing: the remarks say which. */
  readonly event?: ImportedEvent;
  readonly remarks: readonly TrfRemark[];
}

export interface ReportOptions extends Pick<EventOfTrfOptions, 'type' | 'start' | 'end' | 'timeControl'> {
  /** Whose numbers are in the identity column: FIDE's, as the format says, or the federation's own. */
  readonly ids?: 'fide' | 'own';
}

/** A tournament report from an archive as an event for import. */
export function eventOfReport(
  file: ImportedEvent['file'],
  { report }: Pick<ParsedTrf, 'report'>,
  options: ReportOptions = {},
): EventOfReport {
  const { ids = 'fide', ...facts } = options;
  const { event, periods, players, remarks } = eventOfTrf(report, { ...facts, ids: 'start' });
  if (event === undefined) return { remarks };
  const { name = file.name, type, start, end, timeControl, games } = event;
  const { increment } = timeControl;
  const lines = new Map(report.players.toReversed().map((player) => [String(player.number), player]));
  // The federation's own number for the player, if the report has a separate record for it.
  const nationalIds = new Map(
    report.nationals.flatMap(({ number, id }) => (id ? [[String(number), id] as const] : [])),
  );
  const rounds = Math.max(1, report.rounds ?? 0, ...games.map(({ round }) => round));
  const imported: ImportedEvent = {
    file,
    facts: {
      name: cut(name) || cut(file.name),
      type,
      start,
      end,
      rounds,
      timeControl: withoutGaps<ImportedEvent['facts']['timeControl']>({
        minutes: timeControl.minutes,
        increment,
        periods,
      }),
      ...(report.city && { place: cut(report.city) }),
    },
    players: players.map((each) => mentioned(each, lines.get(each.id)!, ids, nationalIds.get(each.id))),
    games: games.map(({ round, date, white, black, result, kind }) => ({
      round,
      ...(date !== undefined && { date }),
      white,
      black,
      result,
      ...(kind !== undefined && { kind }),
    })),
  };
  return { event: imported, remarks };
}

/** Cut to the allowed length, but never in the middle of a character. */
function cut(text: string): string {
  const short = text.slice(0, 200);
  return short.isWellFormed() ? short : short.slice(0, -1);
}

function mentioned(
  { id: key, name, birthDate, sex }: PlayerFacts,
  player: TrfPlayer,
  ids: 'fide' | 'own',
  nationalId: string | undefined,
): MentionedPlayer {
  const { id, birth = '', federation, rating } = player;
  const isId = id !== undefined && /^[1-9]\d{0,9}$/.test(id);
  const year = /^((?:19|20)\d\d)(?!\d)/.exec(birth)?.[1];
  return {
    key,
    ...(nationalId !== undefined && { id: nationalId.slice(0, 64) }),
    ...(isId && (ids === 'fide' ? { fideId: id } : { id })),
    ...(name && { name }),
    ...(birthDate !== undefined && { birthDate }),
    ...(birthDate === undefined && year !== undefined && { birthYear: Number(year) }),
    ...(sex !== undefined && { sex }),
    ...(federation && { nationality: federation }),
    ...(rating !== undefined && rating > 0 && { rating }),
  };
}
