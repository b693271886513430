import {
  decimal,
  type GeneralRating,
  PLAY_TYPES,
  type PlayerWorking,
  type PlayType,
  type ScrabbleInput,
  type ScrabbleLedgerLine,
  type Step,
  type TypeRating,
} from '@escala/core';
import { citations } from './citations.ts';
import type { AnyFinding, ExplainedScrabbleGame, ExplainedType, ScrabbleExplanation } from './explanation.ts';

export interface ScrabbleResult {
  readonly regulation: string;
  readonly revision: string;
  readonly listDate: string;
  readonly class: string;
  readonly ratings: Readonly<Record<string, Readonly<Partial<Record<PlayType, TypeRating>>>>>;
  readonly general: Readonly<Record<string, GeneralRating>>;
  readonly ledger: readonly ScrabbleLedgerLine[];
  readonly findings: readonly AnyFinding[];
  readonly workings?: readonly PlayerWorking[] | undefined;
}

/** Points in outputs have six digits; their mean may be off by this much. */
const AGREEMENT = 2e-6;

/** Everything behind a player's ratings, type by type, and the general rating. */
export function explainScrabble(result: ScrabbleResult, player: string, input?: ScrabbleInput): ScrabbleExplanation {
  const lines = result.ledger.filter((entry) => entry.player === player);
  const ratings = result.ratings[player] ?? {};
  const steps = result.workings?.find((working) => working.player === player)?.steps ?? [];
  const types = PLAY_TYPES.flatMap((type) => {
    const rating = ratings[type];
    return rating === undefined ? [] : [explainedType(type, rating, lines, steps, input)];
  });
  const findings = result.findings.filter((finding) => finding.player === player);
  const name = input?.players.find((entry) => entry.id === player)?.name;
  return {
    format: 'escala/explanation@1',
    kind: 'scrabble',
    regulation: result.regulation,
    revision: result.revision,
    listDate: result.listDate,
    class: result.class,
    player: name === undefined ? { id: player } : { id: player, name },
    types,
    general: result.general[player] ?? null,
    steps: steps.filter((step) => typeOfStep(step) === undefined),
    findings,
    ...citations([...lines, ...steps, ...findings]),
  };
}

function explainedType(
  type: PlayType,
  rating: TypeRating,
  lines: readonly ScrabbleLedgerLine[],
  steps: readonly Step[],
  input: ScrabbleInput | undefined,
): ExplainedType {
  const games = lines.filter((entry) => entry.type === type).map((entry) => withNames(entry, input));
  const weights = games.reduce((sum, game) => sum + game.weight, 0);
  const weightedPoints = games.reduce((sum, game) => sum + game.points * game.weight, 0);
  const agrees = games.length === 0 || Math.abs(weightedPoints / weights - rating.rating) < AGREEMENT;
  const ofType = steps.filter((step) => typeOfStep(step) === type);
  return { type, rating, games, steps: ofType, weights, weightedPoints: decimal(weightedPoints), agrees };
}

/** A step gives its type in its values; steps of Libere have it in their name. */
function typeOfStep({ quantity, values }: Step): PlayType | undefined {
  const type = quantity.includes('.libere-') ? 'libere' : values.type;
  return PLAY_TYPES.find((known) => known === type);
}

function withNames(line: ScrabbleLedgerLine, input: ScrabbleInput | undefined): ExplainedScrabbleGame {
  const event = line.type === 'libere' ? undefined : input?.collective?.find((game) => game.id === line.game)?.event;
  const opponentName = input?.players.find((player) => player.id === line.opponent)?.name;
  return {
    ...line,
    ...(event === undefined ? {} : { event }),
    ...(opponentName === undefined ? {} : { opponentName }),
  };
}
