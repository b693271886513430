import { signed } from '../number.ts';
import { type Block, sentence } from './block.ts';
import type { ExplainedGame, UnratedGame } from './explanation.ts';
import { nameOf, type Speech } from './speech.ts';

/** One rated game: opponent, expected score, and the multiplication. */
export function gameBlocks(game: ExplainedGame, speech: Speech): Block[] {
  const { translate, language } = speech;
  const opponent = nameOf({
    id: game.opponent,
    ...(game.opponentName === undefined ? {} : { name: game.opponentName }),
  });
  const forfeit = game.kind === 'forfeit';
  const blocks: Block[] = [
    sentence(
      translate('explain.game', {
        round: game.round,
        opponent,
        side: game.side ?? 'unknown',
        kind: game.kind ?? 'played',
        score: scoreWord(game.score),
        date: game.date ?? '',
        dated: game.date === undefined ? 'no' : 'yes',
      }),
    ),
  ];
  if (game.opponentPerformance !== undefined && !forfeit) blocks.push(performanceBlock(game, opponent, speech));
  blocks.push(
    sentence(
      translate(forfeit ? 'explain.expected-forfeit' : 'explain.expected', {
        own: game.own,
        opponentRating: game.opponentRating,
        difference: Math.abs(game.difference),
        relation: game.difference > 0 ? 'above' : game.difference < 0 ? 'below' : 'level',
        expected: game.expected,
        counted: game.counted ?? '',
        counts: countsWord(game),
      }),
      { level: 1 },
    ),
    sentence(
      translate('explain.change', {
        k: game.k,
        score: game.score,
        expected: game.expected,
        change: signed(game.change, language),
      }),
      { level: 1, articles: game.articles, decisions: game.decisions },
    ),
  );
  return blocks;
}

/** The opponent is unrated: the result in the event is used instead. */
function performanceBlock(game: ExplainedGame, opponent: string, speech: Speech): Block {
  const { games, points, ra, rc } = game.opponentPerformance!;
  return sentence(
    speech.translate('explain.opponent-performance', {
      opponent,
      performance: game.opponentRating,
      average: ra ?? rc ?? '-',
      points,
      games,
    }),
    { level: 1 },
  );
}

export function unratedGameBlock(game: UnratedGame, speech: Speech): Block {
  return sentence(
    speech.translate('explain.unrated-game', {
      round: game.round,
      opponent: nameOf(game.opponent),
      side: game.side,
      kind: game.kind,
      result: game.result,
      reason: game.reason,
    }),
  );
}

/** For a difference beyond the limit that counts. */
function countsWord({ counted, difference }: ExplainedGame): 'less' | 'whole' | 'unsaid' {
  if (counted === undefined) return 'unsaid';
  return counted < Math.abs(difference) ? 'less' : 'whole';
}

function scoreWord(score: number): 'win' | 'draw' | 'loss' {
  return score === 1 ? 'win' : score === 0 ? 'loss' : 'draw';
}
