import { canonicalText } from '../../kit/act-entry.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { RecordedBefore, ScrabbleChange } from '../../rating/corrections/correction.ts';
import type { LibereReport, ScrabblePlay } from '../reports/scrabble-report.ts';

type Change<Kind extends ScrabbleChange['kind']> = Extract<ScrabbleChange, { kind: Kind }>;
type Corrected = ScrabblePlay | { readonly refused: readonly Refusal[] };
type OneGame = Extract<ScrabbleChange, { game: string }>;

const refused = (refusal: Refusal): { readonly refused: readonly Refusal[] } => ({ refused: [refusal] });

/** The games as the report should have had them. An impossible change is refused. */
export function correctedPlay(
  play: ScrabblePlay,
  change: Exclude<ScrabbleChange, Change<'annulment'> | Change<'reinstatement'>>,
): Corrected {
  const after = change.kind === 'identity' ? withIdentity(play, change) : withGame(play, change);
  if ('refused' in after) return after;
  const isSame = canonicalText(after) === canonicalText({ collective: play.collective, libere: play.libere });
  return isSame ? refused(invalid('scrabble-on-record', { event: change.event }, { field: 'change' })) : after;
}

function withGame(play: ScrabblePlay, change: OneGame): Corrected {
  const { event, game } = change;
  const isIt = ({ id }: { readonly id: string }): boolean => id === game;
  if (![...play.collective, ...play.libere].some(isIt))
    return refused(missing('scrabble-game-unknown', { event, game }, { field: 'change.game' }));
  const { collective, libere } = play;
  switch (change.kind) {
    case 'game-annulment':
      return { collective: collective.filter((each) => !isIt(each)), libere: libere.filter((each) => !isIt(each)) };
    case 'game-date':
      return {
        collective: collective.map((each) => (isIt(each) ? { ...each, date: change.date } : each)),
        libere: libere.map((each) => (isIt(each) ? { ...each, date: change.date } : each)),
      };
    case 'ranking':
      return {
        collective: collective.map((each) => (isIt(each) ? { ...each, results: change.results } : each)),
        libere: libere.map((each) => (isIt(each) ? { ...each, places: change.results } : each)),
      };
    default:
      return withResult(play, change);
  }
}

function withResult(play: ScrabblePlay, change: Change<'libere-result'> | Change<'libere-annulment'>): Corrected {
  const { event, game, round, a, b } = change;
  const isIt = (each: LibereReport['games'][number]): boolean => each.round === round && each.a === a && each.b === b;
  const found = play.libere.find(({ id }) => id === game)?.games.some(isIt);
  if (!found) return refused(missing('scrabble-result-unknown', { event, game, round, a, b }, { field: 'change' }));
  const corrected = (games: LibereReport['games']): LibereReport['games'] =>
    change.kind === 'libere-annulment'
      ? games.filter((each) => !isIt(each))
      : games.map((each) => (isIt(each) ? { ...each, result: change.result } : each));
  const { collective, libere } = play;
  return {
    collective,
    libere: libere.map((each) => (each.id === game ? { ...each, games: corrected(each.games) } : each)),
  };
}

/** Whether the new player is known, or was also there, is checked with the rest of the report. */
function withIdentity({ collective, libere }: ScrabblePlay, { event, from, to }: Change<'identity'>): Corrected {
  let found = false;
  const who = (player: string): string => {
    if (player !== from) return player;
    found = true;
    return to;
  };
  const ranked = <Row extends { readonly player: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, player: who(row.player) }));
  const after = {
    collective: collective.map((each) => ({ ...each, results: ranked(each.results) })),
    libere: libere.map((each) => ({
      ...each,
      ...(each.places && { places: ranked(each.places) }),
      games: each.games.map((game) => ({ ...game, a: who(game.a), b: who(game.b) })),
    })),
  };
  return found ? after : refused(missing('scrabble-not-in-event', { player: from, event }, { field: 'change.from' }));
}

/** What is on record before a change of a result, a date or a ranking. */
export function playBefore({ collective, libere }: ScrabblePlay, change: ScrabbleChange): RecordedBefore | undefined {
  if (!('game' in change)) return undefined;
  const isIt = ({ id }: { readonly id: string }): boolean => id === change.game;
  const [game, event] = [collective.find(isIt), libere.find(isIt)];
  if (change.kind === 'game-date') return { date: (game ?? event)!.date };
  if (change.kind === 'ranking') return { results: game?.results ?? event?.places ?? [] };
  if (change.kind === 'game-annulment') return undefined;
  const { round, a, b } = change;
  const found = event?.games.find((each) => each.round === round && each.a === a && each.b === b);
  return found && { result: found.result };
}
