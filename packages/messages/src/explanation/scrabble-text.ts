import { type Block, sentence } from './block.ts';
import { exactSum } from './exact-sum.ts';
import type { ExplainedScrabbleGame, ExplainedType, ScrabbleExplanation } from './explanation.ts';
import { findingBlock } from './finding-text.ts';
import { footnoteBlocks } from './footnotes.ts';
import { addend, nameOf, type Speech } from './speech.ts';
import { stepSentences } from './step-text.ts';

/** A player's ratings in sentences: general, then type by type with the games that count. */
export function scrabbleBlocks(explanation: ScrabbleExplanation, speech: Speech): Block[] {
  const { regulation, revision, listDate, general, types } = explanation;
  const { translate } = speech;
  return [
    {
      kind: 'title',
      text: nameOf(explanation.player),
      subtitle: translate('explain.list', { date: listDate, rhythm: 'none', regulation, revision }),
    },
    sentence(
      general === null
        ? translate('explain.no-general', { types: types.length })
        : translate('explain.general', { displayed: general.displayed, rating: general.rating }),
      { tone: 'strong' },
    ),
    ...explanation.findings.map((finding) => findingBlock(finding, speech)),
    ...stepSentences(explanation.steps, speech),
    ...types.flatMap((type) => typeBlocks(type, speech)),
    ...footnoteBlocks(explanation, speech),
  ];
}

function typeBlocks(explained: ExplainedType, speech: Speech): Block[] {
  const { translate } = speech;
  const { type, rating, games, steps, weights, weightedPoints, agrees } = explained;
  const { status, displayed } = rating;
  const blocks: Block[] = [
    {
      kind: 'heading',
      text: translate(`cli.type.${type}`),
      aside: translate('explain.type-status', { status, displayed }),
    },
    ...games.map((game) =>
      sentence(game.type === 'libere' ? libereText(game, speech) : collectiveText(game, speech), game),
    ),
  ];
  // An engine asked for its working has already said this.
  const told = steps.some(({ values }) => 'weightedPoints' in values && 'displayed' in values);
  if (games.length > 0 && !told)
    blocks.push(
      sentence(translate('explain.weighted-mean', { weightedPoints, weights, rating: rating.rating, displayed })),
    );
  blocks.push(...stepSentences(steps, speech));
  if (!agrees) blocks.push(sentence(translate('explain.mean-disagrees'), { tone: 'error' }));
  return blocks;
}

function collectiveText(game: ExplainedScrabbleGame, { translate }: Speech): string {
  return translate('explain.collective-game', {
    game: game.event === undefined ? game.game : `${game.event}, ${game.game}`,
    date: game.date,
    place: game.place ?? '-',
    players: game.players ?? '-',
    value: game.value ?? '-',
    points: game.points,
    weight: game.weight,
  });
}

function libereText(game: ExplainedScrabbleGame, speech: Speech): string {
  const { opponent = '-', opponentName, opponentRating = '-', own = '-', value = game.points } = game;
  return speech.translate('explain.libere-game', {
    event: game.game,
    date: game.date,
    round: game.round ?? '-',
    opponent: nameOf({ id: opponent, ...(opponentName === undefined ? {} : { name: opponentName }) }),
    score: game.score === 1 ? 'win' : game.score === 0 ? 'loss' : 'draw',
    own,
    opponentRating,
    capped: value === opponentRating ? 'no' : 'yes',
    value,
    addend: addend(exactSum([game.points, -value]), speech),
    points: game.points,
    weight: game.weight,
  });
}
