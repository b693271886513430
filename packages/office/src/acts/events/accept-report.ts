import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { listsReached, loadPublishedLists } from '../../rating/late-report.ts';
import { GAMES_FOLDER, MOST_PARTICIPANTS, packedReport, packGames } from '../../rating/packed-games.ts';
import { eventKind } from '../../records/event.ts';
import { federationKind } from '../../records/federation.ts';
import { playerKind } from '../../records/player.ts';
import { type EventReport, permissionSchema, reportKind } from '../../records/report.ts';
import { acceptance, acceptanceRefusals } from './desk/acceptance.ts';
import { beforeFirstDay } from './desk/before-first-day.ts';
import { eventSubject } from './desk/event-found.ts';
import { openErrorRefusals } from './desk/open-errors.ts';
import { loadReport, reportVersion, withReport } from './desk/report-found.ts';

/** The officer accepts a report: from now on its games count. Errors were put right or waived before; other conditions are overruled with a reason. */
export const acceptReport = defineAct({
  kind: 'report.accept',
  command: z.strictObject({ event: z.string(), version: reportVersion, permission: permissionSchema.optional() }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), games: z.int(), players: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => {
    const found = await loadReport(reading, command);
    const players = await reading.getMany(playerKind, found.report === undefined ? [] : playersOf(found.report.body));
    const published = await loadPublishedLists(reading);
    const federation = (await reading.get(federationKind, reading.federation))?.body;
    return { ...found, federation, published, numbers: new Map(players.map(({ id, body }) => [id, body.number])) };
  },
  decide: (facts, command, { actor, today, reason }) =>
    withReport(facts, command, ['submitted'], (event, report) => {
      const { record } = report.body;
      const { permission } = command;
      const refused = [
        ...openErrorRefusals(report.body, event.body),
        ...acceptanceRefusals(facts.federation, event.body, report.body, { reason, permission }),
        ...beforeFirstDay(event.body, today),
      ];
      const [reached] = facts.published ? listsReached(facts.published, record) : [];
      if (reached)
        refused.push(invalid('report-late', { series: reached.series, date: reached.date }, { field: 'event' }));
      const players = playersOf(report.body);
      for (const id of players)
        if (!facts.numbers.has(id)) refused.push(invalid('player-unknown', { id }, { field: 'event' }));
      if (players.length > MOST_PARTICIPANTS)
        refused.push(invalid('too-many-players', { players: players.length, most: MOST_PARTICIPANTS }));
      if (refused.length > 0) return refuse(...refused);
      const bytes = packGames(packedReport(record, (id) => facts.numbers.get(id)!));
      return {
        changes: [
          put(eventKind, event.id, event.version, { ...event.body, state: 'accepted' as const, decidedOn: today }),
          put(reportKind, event.id, report.version, {
            ...report.body,
            state: 'accepted' as const,
            decision: { by: actor.account, on: today, ...acceptance({ reason, permission }) },
          }),
        ],
        filings: [{ folder: GAMES_FOLDER, name: event.id, part: 0, bytes }],
        outcome: { event: event.id, games: record.games.length, players: players.length },
      };
    }),
});

function playersOf({ record }: EventReport): string[] {
  return [...new Set([...(record.participants ?? []), ...record.games.flatMap(({ white, black }) => [white, black])])];
}
