import type { HeadToHeadInput, HeadToHeadOutput, PlayerFacts, PooledMean } from '@escala/core';

/** The document for the next list, from a document and its output: what an office would write by hand. */
export function nextDocument(input: HeadToHeadInput, output: HeadToHeadOutput, listDate: string): HeadToHeadInput {
  const ratings = output.list.flatMap(({ id, rating }) => (rating === null ? [] : [[id, rating] as const]));
  return {
    ...input,
    listDate,
    players: input.players.map((player) => nextFacts(input, output, player)),
    lists: [...input.lists, { date: input.listDate, ratings: Object.fromEntries(ratings) }],
  };
}

function nextFacts(input: HeadToHeadInput, output: HeadToHeadOutput, player: PlayerFacts): PlayerFacts {
  const { pool = [], lastEventOn, careerGames = 0, ...rest } = player;
  const earlier = pool as readonly PooledMean[];
  const listed = input.lists.at(-1)?.ratings[player.id] !== undefined;
  const row = output.list.find(({ id }) => id === player.id);
  const counted = output.performances.filter((performance) => performance.player === player.id && performance.counted);
  const endOf = (id: string): string => input.events.find((event) => event.id === id)!.end;
  const made: PooledMean[] = counted.map(({ event, games, points, rc }) => ({
    event,
    end: endOf(event),
    games,
    points,
    rc: rc!,
    ...(input.events.find(({ id }) => id === event)!.teamChampionship ? { teamChampionship: true } : {}),
  }));
  const rated = output.ledger.filter((line) => line.player === player.id).map((line) => endOf(line.event));
  const last = [...(lastEventOn === undefined ? [] : [lastEventOn]), ...rated, ...made.map((entry) => entry.end)]
    .sort()
    .at(-1);
  const next = listed || row?.status === 'new' ? [] : [...earlier, ...made];
  const firstGames = row?.status === 'new' ? alivePoolGames([...earlier, ...made], input.listDate) : 0;
  return {
    ...rest,
    careerGames: careerGames + (listed ? rated.length : firstGames),
    reached2400: player.reached2400 === true || (row?.rating ?? 0) >= 2400,
    ...(last === undefined ? {} : { lastEventOn: last }),
    ...(next.length === 0 ? {} : { pool: next }),
  };
}

/** Dates are firsts of months, so two years earlier is the same text with another year. */
function alivePoolGames(pool: readonly PooledMean[], listDate: string): number {
  const oldest = `${Number(listDate.slice(0, 4)) - 2}${listDate.slice(4)}`;
  return pool.filter((entry) => entry.end >= oldest).reduce((games, entry) => games + entry.games, 0);
}
