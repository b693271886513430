import type { HeadToHeadInput, HeadToHeadOutput, PlayerFacts, PooledSum } from '@escala/core';

/** The document for the next list, from a document and its output: what an office would write by hand. */
export function nextDocument(input: HeadToHeadInput, output: HeadToHeadOutput): HeadToHeadInput {
  const ratings = output.list.flatMap(({ id, rating }) => (rating === null ? [] : [[id, rating] as const]));
  return {
    ...input,
    players: input.players.map((player) => nextFacts(input, output, player)),
    lists: [...input.lists, { date: input.listDate, ratings: Object.fromEntries(ratings) }],
  };
}

function nextFacts(input: HeadToHeadInput, output: HeadToHeadOutput, player: PlayerFacts): PlayerFacts {
  const { pool = [], lastEventOn, careerGames, k: _, ...rest } = player;
  const { id } = player;
  const earlier = pool as readonly PooledSum[];
  const row = output.list.find((each) => each.id === id);
  const lines = output.ledger.filter((line) => line.player === id);
  const endOf = (event: string): string => input.events.find((each) => each.id === event)!.end;
  const made = output.performances
    .filter((performance) => performance.player === id && performance.counted)
    .map(({ event, games, points, sum }): PooledSum => ({ event, list: input.listDate, games, points, sum: sum! }));
  const before = careerGames ?? earlier.reduce((games, entry) => games + entry.games, 0);
  const wasRated = input.lists.at(-1)?.ratings[id] !== undefined;
  const isPooling = !wasRated && lines.length === 0;
  const pooled = made.reduce((games, entry) => games + entry.games, 0);
  const keepsPool = isPooling && row?.status !== 'new';
  const last = [lastEventOn ?? '', ...lines.map(({ event }) => endOf(event)), ...made.map(({ event }) => endOf(event))]
    .sort()
    .at(-1)!;
  const entries = [...earlier, ...made];
  return {
    ...rest,
    careerGames: before + lines.length + pooled,
    ...(last !== '' && { lastEventOn: last }),
    ...(keepsPool && entries.length > 0 && { pool: entries }),
  };
}
