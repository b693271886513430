import { editDistance } from '@escala/core';
import type { Named } from './explanation.ts';

export type PlayerSearch =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'several'; readonly players: readonly Named[] }
  | { readonly kind: 'none'; readonly near: readonly Named[] };

const SUGGESTIONS = 3;

/** Finds a player by id, or by exact name if only one has it; otherwise lists the closest matches. */
export function findPlayer(players: readonly Named[], wanted: string): PlayerSearch {
  if (players.some((player) => player.id === wanted)) return { kind: 'found', id: wanted };
  const homonyms = players.filter((player) => player.name === wanted);
  if (homonyms.length === 1) return { kind: 'found', id: homonyms[0]!.id };
  if (homonyms.length > 1) return { kind: 'several', players: homonyms };
  return { kind: 'none', near: nearest(players, wanted) };
}

/** Lower-case letters without accents, in words sorted alphabetically: "puig, joana" matches "Joana Puig". */
function plainWords(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return (letters.match(/[\p{Letter}\p{Number}]+/gu) ?? []).sort().join(' ');
}

function nearest(players: readonly Named[], wanted: string): Named[] {
  const target = plainWords(wanted);
  const allowed = Math.max(1, Math.floor(target.length / 3));
  const scored = players.flatMap((player) => {
    const distance = Math.min(
      ...[player.id, player.name ?? player.id].map((text) => nearness(plainWords(text), target)),
    );
    return distance <= allowed ? [{ player, distance }] : [];
  });
  return scored
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ player }) => player);
}

/** A word of the name is as close as one typing error. */
function nearness(candidate: string, target: string): number {
  if (target.length >= 3 && candidate.split(' ').includes(target)) return 1;
  return Math.abs(candidate.length - target.length) > target.length ? target.length : editDistance(candidate, target);
}
