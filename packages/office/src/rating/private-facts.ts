import type { HeadToHeadInput, PlayerFacts } from '@escala/core';

/**
 * A document for everybody: of a birth date only the year is shown. A first rating is given by the day (fce-2016 10.2): where a
 * number that somebody wants to check rests on days of birth, those that it may rest on stay (D-OFF-4).
 */
export function withoutBirthDays(
  document: HeadToHeadInput,
  gives: (document: HeadToHeadInput) => boolean,
): HeadToHeadInput {
  const hidden = { ...document, players: document.players.map(withBirthYear) };
  if (gives(hidden)) return hidden;
  const listed = document.lists.at(-1)?.ratings ?? {};
  const players = document.players.map((player) => (needsAge(player, listed) ? player : withBirthYear(player)));
  return { ...document, players };
}

function withBirthYear(player: PlayerFacts): PlayerFacts {
  return player.birthDate === undefined ? player : { ...player, birthDate: `${player.birthDate.slice(0, 4)}-01-01` };
}

/** Who has no rating, or has had the first one and no game since (10.3). */
function needsAge(player: PlayerFacts, listed: Readonly<Record<string, number>>): boolean {
  if (player.federated === false) return false;
  const waits = player.firstRatedOn !== undefined && (player.lastEventOn ?? '') < player.firstRatedOn;
  return listed[player.id] === undefined || waits;
}
