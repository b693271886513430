/** A draw that anybody can repeat: the seed was drawn in public and is on record. */

/**
 * Lots of a draw (Desempats 1.7.1.4): each is made of the seed and the player alone, so that neither the order of the players
 * nor who else takes part changes it. FNV-1a over the characters, then mixed so that like texts get unlike lots.
 */
export function lotOf(seed: string, player: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}\n${player}`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
