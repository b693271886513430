import type { Paper } from '../../ports.ts';
import type { Player } from '../../registry/players/player.ts';

/**
 * The garbage collector repeatedly scans a federation in memory while requests wait. It skips bytes but visits every
 * object, so whatever exists in hundreds of thousands is kept in few objects (D-OFF-340).
 */

/** The bytes of all these papers in one buffer, by name. */
export function inOneBuffer(papers: readonly Pick<Paper, 'name' | 'bytes'>[]): ReadonlyMap<string, Uint8Array> {
  const all = new Uint8Array(papers.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  return new Map(
    papers.map(({ name, bytes }) => {
      all.set(bytes, at);
      at += bytes.length;
      return [name, all.subarray(at - bytes.length, at)];
    }),
  );
}

/** Club names and list dates repeat for thousands of players: each text is kept once. */
export function sharedTexts(): (player: Player) => Player {
  const known = new Map<string, string>();
  const one = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    known.set(text, text);
    return text;
  };
  return (player) => {
    const { licences, fide } = player;
    const shared = Object.fromEntries(Object.entries(licences).map(([season, club]) => [season, one(club)]));
    if (fide?.ratings === undefined) return { ...player, licences: shared };
    const ratings = fide.ratings.map((each) => ({ ...each, from: one(each.from) }));
    return { ...player, licences: shared, fide: { ...fide, ratings } };
  };
}
