import { dayFrom, isListed } from '@escala/core';
import { z } from 'zod';
import { reasonSchema } from '../events/verdict.ts';
import { defineAct, put, refuse, type Terms } from '../kit/act.ts';
import { findingValues } from '../kit/finding.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { lineAt, listFolder, partOf, type SheetLine, sliceOf } from '../rating/columns/packed-sheet.ts';
import { revisedFolder, revisedLine } from '../rating/columns/revised-lines.ts';
import { listId, listKind, type OfficialList } from '../rating/lists/list.ts';
import { federationOf, isStandardChess, type Series } from '../registry/federation/federation.ts';
import { loadSeasons, type Season, seasonOf } from '../registry/licences/season.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import { loadNorms } from './judging/norms-standing.ts';
import { type TitleRules, titleRulesOf } from './judging/title-rules.ts';
import { type Norm, type NormSource, normId, normKind } from './norm.ts';

const commandSchema = z.strictObject({ player: z.string(), series: z.string(), date: z.iso.date() });
type Command = z.infer<typeof commandSchema>;

interface Facts {
  readonly rules: TitleRules | undefined;
  readonly series: readonly Series[];
  readonly player: Kept<Player> | undefined;
  readonly list: Kept<OfficialList> | undefined;
  /** Lines of the series' lists up to the date, as the record has them today. */
  readonly lines: readonly { readonly date: string; readonly line: SheetLine }[];
  readonly norms: readonly Kept<Norm>[];
  readonly seasons: readonly Season[];
}

/**
 * MC norma 1: a norm by the rating on a published list, with the games on its season's lists so far. A season gives one
 * such norm, however many lists it has (D-OFF-91). The list must be one of standard chess: active chess and blitz have
 * separate lists (Actius 24), which do not count towards the master title (D-OFF-350).
 */
export const recordNormByRating = defineAct({
  kind: 'norm.record-by-rating',
  command: commandSchema,
  outcome: z.strictObject({ norm: z.string(), version: z.int(), season: z.int() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: loadFacts,
  decide: (facts, command, terms) => {
    const refused = factsRefusals(facts, command);
    if (refused.length > 0) return refuse(...refused);
    const season = seasonOf(facts.seasons, command.date);
    const ofSeason = facts.lines.filter(({ date }) => seasonOf(facts.seasons, date) === season);
    const games = ofSeason.reduce((sum, { line }) => sum + line.games, 0);
    const { rating } = lineOf(facts, command.date)!;
    const { rules } = facts;
    const judged = rules?.normed.byRating?.(rating, games, dayFrom(command.date));
    if (rules === undefined || judged === undefined) return refuse(invalid('verdicts-no-rules', {}));
    const { verdict, reasons } = judged;
    const same = facts.norms.find(
      ({ body }) => body.ground === 'rating' && body.season === season && body.revoked === undefined,
    );
    if (same !== undefined) refused.push(invalid('norm-by-rating-recorded', { norm: same.id, season }));
    if (verdict !== 'yes')
      for (const reason of reasons)
        if (reason.holds !== 'yes') {
          const cited = { field: 'player', regulation: rules.regulation, article: reason.article };
          refused.push(invalid('norm-not-given', { ...findingValues(reason), player: command.player }, cited));
        }
    if (refused.length > 0) return refuse(...refused);
    const body = normOf(rules, command, season, z.array(reasonSchema).parse(reasons), terms);
    const id = normId(body.source, command.player);
    const from = facts.norms.find((norm) => norm.id === id)?.version ?? 0;
    return { changes: [put(normKind, id, from, body)], outcome: { norm: id, version: from + 1, season } };
  },
});

async function loadFacts(reading: Reading, { player: id, series, date }: Command): Promise<Facts> {
  const federation = await federationOf(reading);
  const player = await reading.get(playerKind, id);
  const number = player?.body.number ?? 0;
  const slice = sliceOf(number);
  const papers = await reading.papers(listFolder(series), { part: partOf(number), edition: 'latest', slice });
  const lines = new Map(
    papers.filter(({ bytes }) => bytes.length >= slice.length).map(({ name, bytes }) => [name, lineAt(bytes)]),
  );
  for (const { name, bytes } of await reading.papers(revisedFolder(series), { edition: 'all' })) {
    const line = revisedLine(bytes, number, 'after');
    if (line !== undefined) lines.set(name, line);
  }
  return {
    rules: titleRulesOf({ rules: federation?.competitionRules }),
    series: federation?.series ?? [],
    player,
    list: await reading.get(listKind, listId(series, date)),
    lines: [...lines]
      .filter(([name, line]) => name <= date && isListed(line.status))
      .map(([name, line]) => ({ date: name, line })),
    norms: await loadNorms(reading, id),
    seasons: await loadSeasons(reading),
  };
}

const lineOf = ({ lines }: Facts, asked: string): SheetLine | undefined =>
  lines.find(({ date }) => date === asked)?.line;

function factsRefusals(facts: Facts, { player: id, series, date }: Command): Refusal[] {
  const { rules, player, list } = facts;
  if (rules?.normed.byRating === undefined) return [invalid('verdicts-no-rules', {})];
  if (player === undefined) return [missing('player-unknown', { id }, { field: 'player' })];
  if (list === undefined) return [missing('claim-list-unknown', { series, date }, { field: 'date' })];
  const kept = facts.series.find((each) => each.id === series);
  if (kept !== undefined && !isStandardChess(kept)) {
    const { byRating: article = '' } = rules.normed.articles;
    const cited = { field: 'series', regulation: rules.regulation, article };
    return [invalid('norm-by-rating-not-standard', { name: kept.name }, cited)];
  }
  if (lineOf(facts, date) === undefined)
    return [invalid('claim-not-on-list', { id, series, date }, { field: 'player' })];
  return [];
}

function normOf(
  { title, regulation }: TitleRules,
  command: Command,
  season: number,
  reasons: Norm['reasons'],
  { today, actor }: Terms,
): Norm {
  const source: NormSource = { kind: 'list', series: command.series, date: command.date };
  return {
    player: command.player,
    title,
    source,
    season,
    ground: 'rating',
    regulation,
    reasons,
    judgedOn: today,
    by: actor.account,
  };
}
