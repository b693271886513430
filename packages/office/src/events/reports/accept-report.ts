import { dayFrom, type IsoDate } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { GAMES_FOLDER, MOST_PARTICIPANTS, packGames, unpackGames } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { joinedParts } from '../../rating/series/joined-parts.ts';
import { amended } from '../../registry/as-seen.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fieldOfReport } from '../checks/registration-terms.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { acceptance, acceptanceRefusals, openErrorRefusals } from './acceptance.ts';
import { type EventReport, permissionSchema, reportKind } from './report.ts';
import { reportAct, reportVersion } from './report-act.ts';
import { evaluatedRounds, isLastPart } from './report-part.ts';

/**
 * The officer accepts a report: from now on its games count, on the list for their days or, if that is published, on
 * the next one (fce-2016 8.1, D-FCE-20). Errors must be fixed or waived first; other conditions are overruled with a
 * reason.
 */
export const acceptReport = reportAct({
  kind: 'report.accept',
  command: z.strictObject({
    event: z.string(),
    version: reportVersion,
    permission: permissionSchema.optional(),
    /**
     * The guests of the report were checked and are who it says: from now on they are players of the registry
     * (D-OFF-1011).
     */
    confirmsGuests: z.literal(true).optional(),
  }),
  outcome: z.strictObject({ event: z.string(), games: z.int(), players: z.int() }),
  load: async (reading, { event: name }, _ports, { report }) => {
    const players = await reading.getMany(playerKind, playersOf(report.body));
    const isPart = report.body.rounds !== undefined;
    const [paper] = isPart ? await reading.papers(GAMES_FOLDER, { name, edition: 'latest' }) : [];
    return {
      paper,
      federation: await federationOf(reading),
      registry: new Map(players.map(({ id, body }) => [id, body])),
      numbers: new Map(players.map(({ id, body }) => [id, body.number])),
      guests: players.filter(({ body }) => body.guest),
    };
  },
  states: ['submitted'],
  decide: ({ event, report, paper, federation, registry, numbers, guests }, command, { actor, today, reason, seq }) => {
    const { record } = report.body;
    const { permission, confirmsGuests } = command;
    const refused = [
      ...openErrorRefusals(report.body, event.body),
      ...acceptanceRefusals(federation, event.body, report.body, fieldOfReport(report.body.tournament, registry), {
        reason,
        permission,
      }),
      ...beforeFirstDay(event.body, today),
    ];
    const players = playersOf(report.body);
    for (const id of players) if (!numbers.has(id)) refused.push(invalid('player-unknown', { id }, { field: 'event' }));
    for (const { id, body } of confirmsGuests ? [] : guests)
      refused.push(invalid('player-guest', { id, name: body.name }, { field: 'event' }));
    if (players.length > MOST_PARTICIPANTS)
      refused.push(invalid('too-many-players', { players: players.length, most: MOST_PARTICIPANTS }));
    if (refused.length > 0) return refuse(...refused);
    const received = dayFrom(report.body.submittedOn);
    const { rounds } = report.body;
    const isLast = isLastPart(event.body, rounds);
    const evaluation = { ...evaluatedRounds(rounds, isLast), act: seq, on: dayFrom(today), received };
    const part = packedReport(record, (id) => numbers.get(id)!, [evaluation]);
    const bytes = packGames(joinedParts(paper && unpackGames(paper.bytes), part));
    return {
      changes: [
        ...guests.map(({ id, version, body }) => put(playerKind, id, version, amended(body, { guest: null }))),
        put(eventKind, event.id, event.version, {
          ...event.body,
          ...(isLast && { state: 'accepted' as const, decidedOn: today }),
          ...(rounds !== undefined && { parts: { accepted: rounds.to } }),
        }),
        put(reportKind, event.id, report.version, {
          ...report.body,
          state: 'accepted' as const,
          decision: { by: actor.account, on: today, ...acceptance({ reason, permission }) },
        }),
      ],
      filings: [{ folder: GAMES_FOLDER, name: event.id, part: 0, bytes }],
      outcome: { event: event.id, games: record.games.length, players: players.length },
    };
  },
});

function playersOf({ record }: EventReport): string[] {
  return [...new Set([...(record.participants ?? []), ...record.games.flatMap(({ white, black }) => [white, black])])];
}

/**
 * Play may end before the announced last day (D-OFF-130), but not before the first: such a report has wrong dates, and
 * its games would wait for a list of another month or year (D-OFF-314).
 */
function beforeFirstDay({ start }: Pick<FederationEvent, 'start'>, today: IsoDate): Refusal[] {
  return today < start ? [invalid('event-not-begun', { start, today }, { field: 'event' })] : [];
}
