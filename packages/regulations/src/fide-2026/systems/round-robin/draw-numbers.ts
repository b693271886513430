import { type RandomBelow, seededRandom, type TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../../../contracts/competition.ts';
import { VARMA_TABLES } from './varma-tables.ts';

/**
 * C.05 annex 2: numbers are drawn so that players of one federation do not meet in the last three rounds. The largest
 * federation draws first, from an envelope with enough numbers for all its players; in fields without such a table
 * everybody draws from one envelope (D-RR-1). The seed comes from a public draw.
 */
export function drawNumbers(players: readonly TournamentPlayer[], seed: number): readonly NumberedPlayer[] {
  const random = seededRandom(seed);
  const count = players.length;
  const all = Array.from({ length: count }, (_, i) => i + 1);
  const table = VARMA_TABLES[count + (count % 2)] ?? [all];
  const envelopes = table.map((numbers) => numbers.filter((number) => number <= count));
  const numbered = federationsOf(players).flatMap((compatriots) => {
    let envelope: number[] = [];
    return compatriots.map((player, i): NumberedPlayer => {
      if (envelope.length === 0) envelope = envelopeFor(compatriots.length - i, envelopes, random);
      return { ...player, number: drawn(envelope, random) };
    });
  });
  return numbered.sort((a, b) => a.number - b.number);
}

/** Federations, the largest first, then by code; their players by name. A player without a federation is alone. */
function federationsOf(players: readonly TournamentPlayer[]): TournamentPlayer[][] {
  const nameOf = ({ name = '', id }: TournamentPlayer): string => `${name} ${id}`;
  const found = new Map<string, TournamentPlayer[]>();
  for (const player of players) {
    const key = player.federation ?? ` ${nameOf(player)}`;
    found.set(key, [...(found.get(key) ?? []), player]);
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...found]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || order(a, b))
    .map(([, compatriots]) => compatriots.sort((a, b) => order(nameOf(a), nameOf(b))));
}

/** An envelope with enough numbers; if there is none, the one with most (D-RR-2). */
function envelopeFor(needed: number, envelopes: readonly number[][], random: RandomBelow): number[] {
  const enough = envelopes.filter((envelope) => envelope.length >= needed);
  if (enough.length > 0) return enough[random(enough.length)]!;
  return envelopes.reduce((most, envelope) => (envelope.length > most.length ? envelope : most));
}

function drawn(envelope: number[], random: RandomBelow): number {
  return envelope.splice(random(envelope.length), 1)[0]!;
}
