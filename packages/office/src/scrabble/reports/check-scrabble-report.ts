import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { playerKind } from '../../registry/players/player.ts';
import { loadReported, reportedShape, submittedReport } from './submitted-report.ts';

/** All reasons why a report would be refused; otherwise a summary of it. Nothing is stored. */
export const checkScrabbleReport = defineQuestion({
  kind: 'scrabble-report.check',
  input: z.strictObject(reportedShape),
  answer: z.strictObject({
    start: z.iso.date(),
    end: z.iso.date(),
    /** Number of collective games, and of Libere games. */
    collective: z.int(),
    libere: z.int(),
    players: z.int(),
    /** What the rule book will not rate. */
    findings: z.array(findingSchema),
  }),
  ask: async (reading, reported, { viewer, today }) => {
    const facts = await loadReported(reading, reported);
    const { refused, body } = submittedReport(facts, reported, viewer.account, today);
    if (refused.length > 0) throw new Refused(refused);
    const { start, end, collective, libere, findings } = body;
    const players = new Set([
      ...collective.flatMap(({ results }) => results.map(({ player }) => player)),
      ...libere.flatMap(({ games }) => games.flatMap(({ a, b }) => [a, b])),
    ]);
    return {
      start,
      end,
      collective: collective.length,
      libere: libere.reduce((sum, { games }) => sum + games.length, 0),
      players: players.size,
      findings,
    };
  },
});

const MOST = 2000;

/** The players meant by a file that names them by id or by name: ids first, then names that only one player has. */
export const writtenPlayers = defineQuestion({
  kind: 'scrabble-report.players',
  input: z.strictObject({ written: z.array(z.string().min(1).max(200)).max(MOST) }),
  answer: z.strictObject({
    /** The players found; the other texts match none or several. */
    found: z.array(z.strictObject({ written: z.string(), player: z.string(), name: z.string() })),
  }),
  ask: async (reading, { written }) => {
    const texts = [...new Set(written)];
    const byId = new Map((await reading.getMany(playerKind, texts)).map(({ id, body }) => [id, body.name]));
    const found = [];
    for (const text of texts) {
      const named = byId.get(text);
      const only = named === undefined ? await onlyOneCalled(reading, text) : { player: text, name: named };
      if (only !== undefined) found.push({ written: text, ...only });
    }
    return { found };
  },
});

/** D-OFF-201: a name identifies a player if only one has it. “Popa, Ana” and “Ana Popa” are the same name. */
async function onlyOneCalled(reading: Reading, name: string) {
  const called = await reading.find(playerKind, { key: 'nameWords', equals: wordsInOrder(name) }, { limit: 2 });
  const [only, another] = called;
  return only === undefined || another !== undefined ? undefined : { player: only.id, name: only.body.name };
}
