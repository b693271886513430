import type { Tournament, TournamentGame } from '@escala/core';

/**
 * A second implementation of the specified Swiss, for small fields: every question about complete pairings is answered
 * by trying all of them, and every set of floaters by going through all subsets. It shares no code with the engine.
 */

interface Person {
  id: string;
  number: number;
  rating: number;
  points: number;
  met: Set<string>;
  colours: ('W' | 'B')[];
  bye: boolean;
}

type Pair = { a: Person; b: Person; up: boolean };
export type OracleRound = { pairs: [string, string][]; bye: string | null; level: string } | { unpairable: string[] };

export function oracleRound(tournament: Tournament, round: number): OracleRound {
  const people = stateOf(tournament, round);
  const gone = new Set([
    ...(tournament.absences ?? []).filter((x) => x.round === round).map((x) => x.player),
    ...(tournament.withdrawals ?? []).filter((x) => x.afterRound < round).map((x) => x.player),
  ]);
  const present = people.filter((p) => !gone.has(p.id));
  const levels = round === tournament.rounds ? ['last'] : ['strict', 'relaxed'];
  for (const level of levels) {
    const ok = (a: Person, b: Person): boolean =>
      !a.met.has(b.id) &&
      (level !== 'strict' || !(due(a).strength === 3 && due(b).strength === 3 && due(a).colour === due(b).colour));
    const odd = present.length % 2 === 1;
    const byes = odd
      ? present
          .toSorted((a, b) => a.points - b.points || b.number - a.number)
          .filter((p) => p.bye && complete(without(present, [p]), ok))
      : [];
    if (odd ? byes.length === 0 : !complete(present, ok)) continue;
    const bye = odd ? byes[0]! : null;
    const pairs = pairAll(tournament, bye ? without(present, [bye]) : present, ok, round);
    return { pairs: pairs.map((p) => colours(tournament, p)), bye: bye?.id ?? null, level };
  }
  return { unpairable: leftSingle(present) };
}

function stateOf(tournament: Tournament, round: number): Person[] {
  const people = tournament.players.map(
    (p): Person => ({
      id: p.id,
      number: p.number!,
      rating: p.rating ?? 2000,
      points: 0,
      met: new Set(),
      colours: [],
      bye: true,
    }),
  );
  const find = (id: string): Person => people.find((p) => p.id === id)!;
  const earlier = tournament.games.filter((g) => g.round < round).sort((a, b) => a.round - b.round);
  for (const game of earlier) {
    const [w, b] = [find(game.white), find(game.black)];
    w.points += scoreOf(game, true);
    b.points += scoreOf(game, false);
    if ((game.kind ?? 'played') === 'played') {
      w.met.add(b.id);
      b.met.add(w.id);
      w.colours.push('W');
      b.colours.push('B');
    } else {
      if (scoreOf(game, true) === 1) w.bye = false;
      if (scoreOf(game, false) === 1) b.bye = false;
    }
  }
  for (const bye of tournament.byes ?? [])
    if (bye.round < round) {
      find(bye.player).points += bye.points;
      find(bye.player).bye = false;
    }
  return people.sort((a, b) => a.number - b.number);
}

function scoreOf(game: TournamentGame, white: boolean): number {
  if (game.result === '1/2') return 0.5;
  return game.result === (white ? '1-0' : '0-1') ? 1 : 0;
}

const without = (set: Person[], out: Person[]): Person[] => set.filter((p) => !out.includes(p));
type Ok = (a: Person, b: Person) => boolean;

function complete(set: Person[], ok: Ok): boolean {
  const [first, ...rest] = set;
  if (!first) return true;
  return set.length % 2 === 0 && rest.some((other) => ok(first, other) && complete(without(rest, [other]), ok));
}

function due(p: Person): { strength: number; colour: 'W' | 'B' | '' } {
  const w = p.colours.filter((c) => c === 'W').length;
  const b = p.colours.length - w;
  const last = p.colours.at(-1);
  if (!last) return { strength: 0, colour: '' };
  const lacking = w < b ? 'W' : 'B';
  if (Math.abs(w - b) >= 2) return { strength: 3, colour: lacking };
  const other = last === 'W' ? 'B' : 'W';
  if (p.colours.length > 1 && p.colours.at(-2) === last) return { strength: 3, colour: other };
  return w === b ? { strength: 1, colour: other } : { strength: 2, colour: lacking };
}

function quality(a: Person, b: Person): number {
  const [x, y] = [due(a), due(b)];
  return x.colour !== '' && x.colour === y.colour ? Math.min(x.strength, y.strength) : 0;
}

const near = (a: Person, b: Person): boolean => Math.abs(a.rating - b.rating) <= 100;

function pairAll(_tournament: Tournament, everybody: Person[], ok: Ok, round: number): Pair[] {
  const pairs: Pair[] = [];
  let unpaired = [...everybody];
  const fix = (a: Person, b: Person, up: boolean): void => {
    pairs.push({ a, b, up });
    unpaired = without(unpaired, [a, b]);
  };
  const half = (round - 1) / 2;
  const scores = [...new Set(everybody.map((p) => p.points))].sort((a, b) => b - a);
  const downs = scores.filter((s) => s > half);
  const ups = scores.filter((s) => s < half).reverse();
  type Float = { p: Person; from: number; down: boolean };
  const residentsOf = (s: number): Person[] => everybody.filter((p) => p.points === s);

  const stepA = (s: number, floats: Float[], up: boolean): Float[] => {
    const key = (f: Float): number[] => [f.down ? 0 : 1, f.down ? -f.from : f.from, f.down ? -f.p.number : f.p.number];
    const order = floats.toSorted((x, y) => {
      const [a, b] = [key(x), key(y)];
      return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!;
    });
    return order.filter((f) => {
      const read = residentsOf(s).filter((p) => unpaired.includes(p));
      if (!f.down) read.reverse();
      const K = read.filter((r) => ok(f.p, r) && complete(without(unpaired, [f.p, r]), ok));
      if (K.length === 0) return true;
      const best = Math.min(...K.map((r) => quality(f.p, r)));
      const q = K.find((r) => quality(f.p, r) === best)!;
      fix(f.p, near(K[0]!, q) ? q : K[0]!, up);
      return false;
    });
  };
  const stepB = (s: number, passing: Person[], next: Person[], up: boolean): Person[] => {
    const G = residentsOf(s).filter((p) => unpaired.includes(p));
    const O = without(unpaired, G);
    const sets = subsets(G).filter(
      (L) =>
        complete(without(G, L), ok) &&
        complete(
          [...O, ...L].sort((a, b) => a.number - b.number),
          ok,
        ),
    );
    const m = Math.min(...sets.map((L) => L.length));
    const smallest = sets.filter((L) => L.length === m);
    const chosen: Person[] = [];
    while (chosen.length < m) {
      const left = without(G, chosen);
      const possible = left.filter((c) => smallest.some((L) => [...chosen, c].every((x) => L.includes(x))));
      const have = opponents([...passing, ...chosen], next, ok);
      const free = possible.filter((c) => next.length === 0 || opponents([...passing, ...chosen, c], next, ok) > have);
      const considered = free.length > 0 ? free : possible;
      if (!up) considered.reverse();
      const [white, black] = ['W', 'B'].map((c) => left.filter((p) => due(p).colour === c).length) as [number, number];
      const c = white === black ? undefined : considered.find((p) => due(p).colour === (white > black ? 'W' : 'B'));
      chosen.push(c && near(considered[0]!, c) ? c : considered[0]!);
    }
    return chosen;
  };
  const stepC = (set: Person[], up: boolean): void => {
    let left = up ? set.toReversed() : [...set];
    while (left.length > 0) {
      const [a] = left as [Person];
      const half = left.length / 2;
      const order = [...left.slice(half), ...left.slice(1, half).reverse()];
      const K = order.filter((b) => ok(a, b) && complete(without(left, [a, b]), ok));
      const best = Math.min(...K.map((b) => quality(a, b)));
      const b = K.find((x) => quality(a, x) === best)!;
      fix(a, b, up);
      left = without(left, [a, b]);
    }
  };

  const toMiddle: Float[] = [];
  for (const [side, up] of [
    [downs, false],
    [ups, true],
  ] as const) {
    let floats: Float[] = [];
    side.forEach((s, i) => {
      const passing = stepA(s, floats, up);
      const next = residentsOf(side[i + 1] ?? half).filter((p) => unpaired.includes(p));
      const out = stepB(
        s,
        passing.map((f) => f.p),
        next,
        up,
      );
      stepC(
        residentsOf(s).filter((p) => unpaired.includes(p) && !out.includes(p)),
        up,
      );
      floats = [...passing, ...out.map((p) => ({ p, from: s, down: !up }))];
    });
    toMiddle.push(...floats);
  }
  stepA(half, toMiddle, false);
  stepC(
    unpaired.toSorted((a, b) => a.number - b.number),
    false,
  );
  return pairs;
}

function subsets(set: Person[]): Person[][] {
  const all: Person[][] = [[]];
  for (const p of set) all.push(...all.map((s) => [...s, p]));
  return all;
}

/** The largest number of floaters that can have different opponents. */
function opponents(floaters: Person[], residents: Person[], ok: Ok): number {
  const [first, ...rest] = floaters;
  if (!first) return 0;
  return Math.max(
    opponents(rest, residents, ok),
    ...residents.filter((r) => ok(first, r)).map((r) => 1 + opponents(rest, without(residents, [r]), ok)),
  );
}

function colours(tournament: Tournament, { a, b, up }: Pair): [string, string] {
  const [x, y] = [due(a), due(b)];
  const white = (aIsWhite: boolean): [string, string] => (aIsWhite ? [a.id, b.id] : [b.id, a.id]);
  if (x.colour === '' && y.colour === '') {
    const better = a.number < b.number ? a : b;
    const initial = (better.number % 2 === 1) === (tournament.initialColour === 'white');
    return white(initial === (better === a));
  }
  if (x.colour !== y.colour) return white(x.colour === 'W' || y.colour === 'B');
  const due_ = x.colour === 'W';
  if (x.strength !== y.strength) return white(due_ === x.strength > y.strength);
  for (let i = 1; i <= Math.max(a.colours.length, b.colours.length); i++) {
    const ca = a.colours.at(-i);
    const cb = b.colours.at(-i);
    if (ca === cb) continue;
    return white(ca === 'B' || cb === 'W');
  }
  const granted = a.number < b.number !== up ? a : b;
  return white(due_ === (granted === a));
}

/** Who is left over in some maximum set of pairs, the bye being a partner for those who may have it. */
function leftSingle(present: Person[]): string[] {
  const odd = present.length % 2 === 1;
  let most = -1;
  let singles = new Set<string>();
  const go = (left: Person[], pairs: number, single: string[], bye: boolean): void => {
    const [first, ...rest] = left;
    if (!first) {
      if (pairs > most) [most, singles] = [pairs, new Set()];
      if (pairs === most) for (const id of single) singles.add(id);
      return;
    }
    go(rest, pairs, [...single, first.id], bye);
    if (bye && first.bye) go(rest, pairs + 1, single, false);
    for (const other of rest) if (!first.met.has(other.id)) go(without(rest, [other]), pairs + 1, single, bye);
  };
  go(present, 0, [], odd);
  return present.filter((p) => singles.has(p.id)).map((p) => p.id);
}
