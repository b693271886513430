import { editDistance } from '@escala/core';
import type { Named } from './explanation.ts';

export type PlayerSearch =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'several'; readonly players: readonly Named[] }
  | { readonly kind: 'none'; readonly near: readonly Named[] };

const SUGGESTIONS = 3;

/** A player by id, else by the exact name where one alone has it; else those who come near. */
export function findPlayer(players: readonly Named[], wanted: string): PlayerSearch {
  if (players.some((player) => player.id === wanted)) return { kind: 'found', id: wanted };
  const homonyms = players.filter((player) => player.name === wanted);
  if (homonyms.length === 1) return { kind: 'found', id: homonyms[0]!.id };
  if (homonyms.length > 1) return { kind: 'several', players: homonyms };
  return { kind: 'none', near: nearest(players, wanted) };
}

/** Letters without case, accents and the order of the words: "puig, joana" is near to "Joana Puig". */
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

/** A part of the name is as near as one slip of the finger. */
function nearness(candidate: string, target: string): number {
  if (target.length >= 3 && candidate.split(' ').includes(target)) return 1;
  return Math.abs(candidate.length - target.length) > target.length ? target.length : editDistance(candidate, target);
}
