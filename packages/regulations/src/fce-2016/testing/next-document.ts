import {
  dayFrom,
  type HeadToHeadInput,
  type HeadToHeadOutput,
  type LedgerLine,
  type PlayerFacts,
  writeDay,
} from '@escala/core';

/** The document for the next list, from a document and its output: what an office would write by hand. */
export function nextDocument(input: HeadToHeadInput, output: HeadToHeadOutput): HeadToHeadInput {
  const { listDate } = input;
  const row = new Map(output.list.map((line) => [line.id, line]));
  const players = input.players.map((player): PlayerFacts => {
    const { status, previous } = row.get(player.id) ?? {};
    const isFirst = status === 'new' || status === 'reassigned' || (status === 'lapsed' && previous === null);
    return {
      ...player,
      ...(linesOf(output, player.id).length > 0 ? { lastEventOn: eve(listDate) } : {}),
      ...(isFirst ? { firstRatedOn: listDate } : {}),
      gamesByYear: gamesByYearAfter(player, output, listDate),
    };
  });
  return { ...input, players, lists: [...input.lists, { date: listDate, ratings: ratingsAfter(input, output) }] };
}

/** The same document with the games of its own period counted by year, as needed for the K's that the list prints. */
export function withOwnGames(input: HeadToHeadInput, output: HeadToHeadOutput): HeadToHeadInput {
  const players = input.players.map((player) => ({
    ...player,
    gamesByYear: gamesByYearAfter(player, output, input.listDate),
  }));
  return { ...input, players };
}

/** The ratings of the list; players without a licence keep the rating of the previous list (D-OFF-1). */
function ratingsAfter(input: HeadToHeadInput, output: HeadToHeadOutput): Record<string, number> {
  const before = input.lists.at(-1)?.ratings ?? {};
  const kept = input.players.flatMap(({ id, federated }) =>
    federated === false && before[id] !== undefined ? [[id, before[id]] as const] : [],
  );
  const rated = output.list.flatMap(({ id, rating }) => (rating === null ? [] : [[id, rating] as const]));
  return Object.fromEntries([...kept, ...rated]);
}

function gamesByYearAfter(player: PlayerFacts, output: HeadToHeadOutput, listDate: string): Record<string, number> {
  const year = eve(listDate).slice(0, 4);
  const counted = linesOf(output, player.id).filter((line) => !line.articles.includes('16.6b')).length;
  return { ...player.gamesByYear, [year]: (player.gamesByYear?.[year] ?? 0) + counted };
}

function linesOf({ ledger }: HeadToHeadOutput, id: string): LedgerLine[] {
  return ledger.filter((line) => line.player === id);
}

function eve(date: string): string {
  return writeDay(dayFrom(date) - 1);
}
