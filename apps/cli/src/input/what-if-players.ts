import type { TournamentPlayer } from '@escala/core';

const BYE = 'bye';

/** `12-30` or `12-bye`: players by id or by pairing number; ids may have hyphens of their own. Nothing where no such players are there. */
export function whatIfPlayers(
  wanted: string,
  players: readonly TournamentPlayer[],
): readonly [string, string | null] | undefined {
  const idOf = (name: string): string | undefined =>
    players.find(({ id }) => id === name)?.id ?? players.find(({ number }) => String(number) === name)?.id;
  const parts = wanted.split('-');
  for (let at = 1; at < parts.length; at++) {
    const [first, second] = [parts.slice(0, at).join('-'), parts.slice(at).join('-')].map((part) => part.trim());
    const [player, other] = [idOf(first!), second === BYE ? null : idOf(second!)];
    if (player !== undefined && other !== undefined && player !== other) return [player, other];
  }
  return undefined;
}
