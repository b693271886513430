import type { PairedRound, ScheduledRound, Tournament, TournamentPlayer, WhatIfReply } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionSystem, DrawnRound, NameOf, RoundExplanation } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseDocument, refuseFindings, warnOfFindings } from '../faults/refuse.ts';
import { systemOf } from '../input/competition-book.ts';
import type { InputFault } from '../input/input-fault.ts';
import { warnOfUnusedSettings } from '../input/unused-settings.ts';
import { roundLines } from '../output/competitions/round-table.ts';
import { whatIfLines } from '../output/competitions/why-text.ts';
import { People } from '../output/people.ts';
import type { Layout } from '../output/terminal-layout.ts';
import { deliverResult, type TournamentOptions, withTournament } from './deliver-result.ts';

const BYE = 'bye';

/**
 * `12-30` or `12-bye`: players by id or by pairing number; ids may
 * themselves contain hyphens. Undefined if there are no such players.
 */
function whatIfPlayers(
  wanted: string,
  players: readonly TournamentPlayer[],
): readonly [string, string | null] | undefined {
  const idOf = (name: string): string | undefined =>
    players.find(({ id }) => id === name)?.id ?? players.find(({ number }) => String(number) === name)?.id;
  const parts = wanted.split('-');
  for (let at = 1; at < parts.length; at++) {
    const [first, second] = [parts.slice(0, at).join('-'), parts.slice(at).join('-')].map((part) => part.trim());
    const [player, other] = [idOf(first!), second === BYE ? null : idOf(second!)];
    if (player !== undefined && other !== undefined && player !== other) return [player, other];
  }
  return undefined;
}

interface PairOptions extends TournamentOptions {
  readonly round?: number;
  readonly why?: boolean;
  readonly whatIf?: readonly string[];
}

/** `escala pair`: reads a tournament, and writes its next round. */
export function pair(file: string, options: PairOptions, speech: Speech): Promise<ExitCode> {
  return withTournament(
    file,
    { ...options, pairs: options.round ?? 'next' },
    speech,
    ({ tournament, book, printing }) => {
      const found = systemOf(book, tournament);
      if (!found.ok) return refuseDocument(found, printing, speech);
      const { system } = found;
      const round = roundToPair(tournament, options.round);
      const paired = system.pair(tournament, round);
      if (paired.kind === 'refused') return refuseFindings(paired.findings, printing, speech);
      const asked = askedPlayers(options.whatIf ?? [], tournament, system);
      if (!asked.ok) return refuseDocument(asked, printing, speech);
      warnOfUnusedSettings('pairing', tournament, book, printing, speech);
      warnOfFindings(system.remarks?.(tournament, paired) ?? [], printing, speech);
      const why = (options.why ?? false) && system.pairedBy === 'engine';
      const explain = (nameOf: NameOf): RoundExplanation | undefined =>
        why || asked.players.length > 0 ? system.explain?.(tournament, round, nameOf) : undefined;
      const people = new People(tournament.players);
      const table = roundLines(tournament, paired, { book, system }, { why, explain }, speech);
      const hasAsked = asked.players.length > 0;
      // If only questions were asked, only they are answered.
      const parts = [
        ...(why || !hasAsked ? [table] : []),
        ...(hasAsked ? [whatIfLines(asked.players, explain((id) => people.label(id))!, people, speech)] : []),
      ];
      const lines = (layout: Layout): string[] =>
        parts.flatMap((part, i) => [...(i === 0 ? [] : ['']), ...part(layout)]);
      const document = roundDocument(paired, system, { why, asked: asked.players, explanation: explain((id) => id) });
      return deliverResult({ document, lines }, options, printing, speech);
    },
  );
}

type AskedPlayers =
  | { readonly ok: true; readonly players: readonly WhatIfReply['players'][] }
  | { readonly ok: false; readonly fault: InputFault };

function askedPlayers(
  wishes: readonly string[],
  { players }: Tournament,
  { explain }: CompetitionSystem,
): AskedPlayers {
  if (wishes.length > 0 && explain === undefined)
    return { ok: false, fault: { code: 'input.what-if-unanswered', values: {} } };
  const asked = wishes.map((wanted) => whatIfPlayers(wanted, players));
  const unknown = asked.indexOf(undefined);
  if (unknown >= 0)
    return { ok: false, fault: { code: 'input.what-if-players', values: { wanted: wishes[unknown]! } } };
  return { ok: true, players: asked.filter((each) => each !== undefined) };
}

/** The requested round, or else the first one without pairings. */
function roundToPair({ games, byes = [] }: Tournament, requested?: number): number {
  if (requested !== undefined) return requested;
  const paired = new Set(games.map(({ round }) => round));
  for (const { round, kind = 'pairing' } of byes) if (kind === 'pairing') paired.add(round);
  let round = 1;
  while (paired.has(round)) round++;
  return round;
}

interface Told {
  readonly why: boolean;
  readonly asked: readonly WhatIfReply['players'][];
  readonly explanation: RoundExplanation | undefined;
}

function roundDocument(
  paired: DrawnRound,
  { pairedBy, writesTrace, pairSteps }: CompetitionSystem,
  { why, asked, explanation }: Told,
): PairedRound | ScheduledRound {
  const { round, free } = paired;
  const nameOf = (id: string): string => id;
  const pairs = paired.pairs.map(({ trace, ...pair }) => {
    const isTold = pairedBy === 'engine' && (why || !writesTrace);
    const steps =
      (why && explanation?.pairSteps(pair.white, pair.black)) || pairSteps({ ...pair, trace }, { nameOf, round });
    return { ...pair, ...(writesTrace && trace && { trace }), ...(isTold && { steps }) };
  });
  const byes = paired.byes.map(({ player }) => player);
  const byeSteps = why ? (explanation?.byeSteps() ?? []) : [];
  const whatIf = asked.map((players) => ({ players, ...explanation!.whatIf(...players) }));
  return {
    format: 'escala/round@1',
    round,
    pairs,
    bye: byes.length === 1 ? byes[0]! : null,
    ...(byeSteps.length > 0 && { byeSteps }),
    ...(whatIf.length > 0 && { whatIf }),
    ...(byes.length > 1 && { byes }),
    ...(free.length > 0 && { free }),
  };
}
