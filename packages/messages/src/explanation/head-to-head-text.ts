import { type Block, sentence } from './block.ts';
import type { ExplainedEvent, HeadToHeadExplanation } from './explanation.ts';
import { findingBlock } from './finding-text.ts';
import { footnoteBlocks } from './footnotes.ts';
import { gameBlocks, unratedGameBlock } from './game-text.ts';
import { isStart, listLineBlocks } from './list-line-text.ts';
import { nameOf, type Speech } from './speech.ts';
import { stepSentences } from './step-text.ts';

/** A player's line of a list in sentences: the line, the origin of its factors, then game by game. */
export function headToHeadBlocks(explanation: HeadToHeadExplanation, speech: Speech): Block[] {
  const { regulation, revision, listDate, rhythm = 'none' } = explanation;
  return [
    {
      kind: 'title',
      text: nameOf(explanation.player),
      subtitle: speech.translate('explain.list', { date: listDate, rhythm, regulation, revision }),
    },
    ...listLineBlocks(explanation, speech),
    ...explanation.findings.map((finding) => findingBlock(finding, speech)),
    ...stepSentences(
      explanation.steps.filter((step) => explanation.line === null || !isStart(step)),
      speech,
    ),
    ...explanation.events.flatMap((event) => eventBlocks(event, speech)),
    ...footnoteBlocks(explanation, speech),
  ];
}

function eventBlocks(event: ExplainedEvent, speech: Speech): Block[] {
  const { translate } = speech;
  const dates =
    event.start === undefined
      ? {}
      : { aside: translate('explain.event-dates', { start: event.start, end: event.end! }) };
  const blocks: Block[] = [{ kind: 'heading', text: nameOf(event), ...dates }];
  blocks.push(...event.findings.map((finding) => findingBlock(finding, speech)));
  if (event.performance !== undefined)
    blocks.push(ownPerformance(event, speech), ...stepSentences(event.steps, speech));
  blocks.push(...event.games.flatMap((game) => gameBlocks(game, speech)));
  blocks.push(...event.unratedGames.map((game) => unratedGameBlock(game, speech)));
  if (event.unratedGames.some((game) => game.reason === 'performance' || game.reason === 'unrated'))
    blocks.push(sentence(translate('explain.no-rating-to-change')));
  return blocks;
}

function ownPerformance(event: ExplainedEvent, { translate }: Speech): Block {
  const { games, points, ra, rc, performance, ru, counted } = event.performance!;
  return sentence(
    translate('explain.own-performance', {
      points,
      games,
      average: ra ?? rc ?? '-',
      performance: performance ?? ru ?? '-',
      counted: counted === undefined ? 'unsaid' : counted ? 'yes' : 'no',
    }),
  );
}
