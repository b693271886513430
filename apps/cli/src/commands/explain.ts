import type {
  Finding,
  HeadToHeadInput,
  HeadToHeadOutput,
  Published,
  ScrabbleInput,
  ScrabbleOutput,
} from '@escala/core';
import {
  type Explanation,
  explainHeadToHead,
  explainScrabble,
  explanationBlocks,
  findPlayer,
  type Named,
  type PlayerSearch,
  type Speech,
} from '@escala/messages';
import { isOfScrabble } from '@escala/regulations';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { printWarnings } from '../faults/print-faults.ts';
import { refuseDocument } from '../faults/refuse.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type RatingInput, type RatingOutput, rateDocument } from '../input/rate-document.ts';
import type { RatedReportOptions } from '../input/rated-report-options.ts';
import { RATING_INPUTS, type RatingPrinting, readRatingSource } from '../input/rating-source.ts';
import { explanationDocument, explanationLines } from '../output/explanation.ts';
import { progressOn } from '../output/progress.ts';
import { writeOut } from '../output/standard-output.ts';
import { type Layout, PLAIN_LAYOUT, terminalLayout } from '../output/terminal-layout.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

interface ExplainOptions extends RatedReportOptions {
  readonly player: string;
  readonly out?: string;
  readonly json?: boolean;
}

/**
 * `escala explain`: one player's line, taken apart. A rating-input or a
 * TRF report is rated first, which also provides names and workings.
 */
export async function explain(file: string, options: ExplainOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const printing: RatingPrinting = { source: file, json: options.json, pending: [] };
  const blocked = await blockedOutFile(options, file, speech, options.into);
  if (blocked !== undefined) return blocked;
  const progress = progressOn(process.stderr, (stage) => translate(`cli.progress.${stage}`));
  const formats = [...RATING_INPUTS, 'escala/rating-output@1'] as const;
  const read = await readRatingSource(file, formats, options, printing, progress, speech);
  progress.clear();
  if (read === undefined) return REFUSED;
  const { document } = read;
  const input = document.format === 'escala/rating-output@1' ? undefined : document;
  const output =
    document.format === 'escala/rating-output@1' ? outputOf(document) : rateDocument(document, { workings: true });
  const search = findPlayer(playersOf(output, input), options.player);
  if (search.kind !== 'found') return refuseDocument({ fault: searchFault(search, options.player) }, printing, speech);
  printWarnings(printing, speech);
  return deliver(explanationOf(output, search.id, input), options, speech);
}

/** Findings written by others have no key of ours: their own wording is shown. */
function outputOf(document: Published<HeadToHeadOutput> | Published<ScrabbleOutput>): RatingOutput {
  const findings = document.findings.map((finding) => ({
    code: 'published' as Finding['code'],
    values: {},
    ...finding,
  }));
  return { ...document, findings };
}

async function deliver(explanation: Explanation, options: ExplainOptions, speech: Speech): Promise<ExitCode> {
  const blocks = explanationBlocks(explanation, speech);
  const text = (layout: Layout): string =>
    options.json
      ? explanationDocument(explanation, blocks, speech)
      : explanationLines(blocks, layout)
          .map((line) => `${line}\n`)
          .join('');
  if (options.out !== undefined) return deliverToFile(options, [text(PLAIN_LAYOUT)], speech);
  await writeOut([text(terminalLayout(process.stdout))]);
  return DONE;
}

function explanationOf(output: RatingOutput, player: string, input: RatingInput | undefined): Explanation {
  return isOfScrabble(output)
    ? explainScrabble(output, player, input as ScrabbleInput | undefined)
    : explainHeadToHead(output, player, input as HeadToHeadInput | undefined);
}

/** Every player in the document: an input has names, an output only ids. */
function playersOf(output: RatingOutput, input: RatingInput | undefined): Named[] {
  if (input !== undefined) return input.players.map(({ id, name }) => (name === undefined ? { id } : { id, name }));
  const ids = isOfScrabble(output)
    ? Object.keys(output.ratings)
    : [...output.list.map((row) => row.id), ...output.performances.map((entry) => entry.player)];
  const named = output.findings.flatMap((finding) => (finding.player === undefined ? [] : [finding.player]));
  return [...new Set([...ids, ...named])].map((id) => ({ id }));
}

/** Why the search found no single player. */
export function searchFault(search: Exclude<PlayerSearch, { kind: 'found' }>, wanted: string): InputFault {
  const write = (players: readonly Named[]): string =>
    players.map(({ id, name }) => (name === undefined ? id : `${id} (${name})`)).join(', ');
  if (search.kind === 'several') return { code: 'player.several', values: { wanted, players: write(search.players) } };
  if (search.near.length === 0) return { code: 'player.unknown', values: { wanted } };
  return { code: 'player.near', values: { wanted, players: write(search.near) } };
}
