import type { EventRecord, GameRecord, HeadToHeadInput, IsoDate, LedgerLine } from '@escala/core';
import type { ExplainedGame, Named, UnratedGame } from './explanation.ts';

/** An unrated game, before the reason is determined. */
export type LeftOutGame = Omit<UnratedGame, 'reason'>;

/** Facts about a line of the ledger that only the input has. */
type GameFacts = Pick<ExplainedGame, 'opponentName' | 'side' | 'date' | 'kind'>;

/** Names, dates and games from an input document; without one, only ids. */
export interface DocumentFacts {
  player(id: string): Named;
  event(id: string): Named & { readonly start?: IsoDate; readonly end?: IsoDate };
  eventsOf(player: string): string[];
  game(line: LedgerLine): GameFacts;
  unratedGames(event: string, player: string, rated: readonly LedgerLine[]): LeftOutGame[];
}

export function documentFacts(input: HeadToHeadInput | undefined): DocumentFacts {
  const names = new Map(input?.players.map((player) => [player.id, player.name]));
  const events = new Map(input?.events.map((event) => [event.id, event]));
  const player = (id: string): Named => named(id, names.get(id));
  return {
    player,
    event: (id) => {
      const event = events.get(id);
      return event ? { ...named(id, event.name), start: event.start, end: event.end } : { id };
    },
    eventsOf: (id) =>
      [...events.values()].filter((event) => event.games.some((game) => plays(game, id))).map((event) => event.id),
    game: (line) => {
      const record = gamesOf(events.get(line.event), line.player).find((game) => isGameOf(line, game));
      const { name } = player(line.opponent);
      return {
        ...(name === undefined ? {} : { opponentName: name }),
        ...(record === undefined ? {} : { side: sideOf(record, line.player), kind: record.kind ?? 'played' }),
        ...(record?.date === undefined ? {} : { date: record.date }),
      };
    },
    unratedGames: (event, id, rated) => {
      const open = [...rated];
      return gamesOf(events.get(event), id).flatMap((game): LeftOutGame[] => {
        const line = open.findIndex((entry) => isGameOf(entry, game));
        if (line >= 0) {
          open.splice(line, 1);
          return [];
        }
        return [leftOutGame(game, id, player)];
      });
    },
  };
}

function leftOutGame(game: GameRecord, id: string, player: (id: string) => Named): LeftOutGame {
  return {
    round: game.round,
    opponent: player(game.white === id ? game.black : game.white),
    side: sideOf(game, id),
    result: game.result,
    kind: game.kind ?? 'played',
    ...(game.date === undefined ? {} : { date: game.date }),
  };
}

function named(id: string, name: string | undefined): Named {
  return name === undefined ? { id } : { id, name };
}

function plays(game: GameRecord, player: string): boolean {
  return game.white === player || game.black === player;
}

function gamesOf(event: EventRecord | undefined, player: string): GameRecord[] {
  return event?.games.filter((game) => plays(game, player)) ?? [];
}

function sideOf(game: GameRecord, player: string): 'white' | 'black' {
  return game.white === player ? 'white' : 'black';
}

function isGameOf(line: LedgerLine, game: GameRecord): boolean {
  return game.round === line.round && plays(game, line.opponent);
}
