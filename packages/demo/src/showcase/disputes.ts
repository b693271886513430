import { type Day, dayFrom, kindOf, PLAYED, resultIn, writeDay } from '@escala/core';
import type { Actor } from '@escala/office';
import { eventKind, GAMES_FOLDER, listKind, type PackedReport, unpackGames } from '@escala/office';
import { acceptInvitation, confirmCorrection, decideClaim, inviteAccount, openClaim } from '@escala/office/acts';
import { explainRating, previewCorrection, readList } from '@escala/office/questions';
import type { DemoDesk } from '../building/demo-desk.ts';
import { type DemoFederation, demoPlayerId } from '../demo-federation.ts';

/** An upheld claim with its correction, and a pending claim. */
export async function disputes(desk: DemoDesk, demo: DemoFederation): Promise<void> {
  const lists = (await desk.read((reading) => reading.find(listKind, { key: 'series', equals: 'standard' }))).map(
    ({ body }) => body.date,
  );
  const dates = lists.sort();
  const halfWay = dates[Math.floor(dates.length / 2)]!;
  const game = await lostGame(desk, demo, dayFrom(halfWay));
  if (game !== undefined) await upheld(desk, demo, { ...game, list: { series: 'standard', date: halfWay } });
  const list = { series: 'standard', date: dates.at(-1)! };
  const other = (await lostGameOn(desk, demo, list)) ?? (await lostGame(desk, demo, dayFrom(list.date)));
  if (other === undefined) return;
  await desk.perform(
    openClaim,
    {
      player: other.black,
      list,
      about: {
        kind: 'game',
        event: other.event,
        round: other.round,
        opponent: other.white,
        wrong: { kind: 'result', outcome: 'won' },
      },
      text: 'Aquesta partida la vaig guanyar jo: consta com a derrota.',
      evidence: ['Planella signada per tots dos jugadors.'],
    },
    { actor: await claimant(desk, demo, other.black) },
  );
}

/** The claimant: a real account, if the demo has accounts. */
async function claimant(desk: DemoDesk, { players, size }: DemoFederation, player: string): Promise<Actor> {
  if (!size.toTry) return playerActor(player);
  const [family, given] = players[Number(player) - 1]!.name.split(', ');
  const { account } = await desk.perform(inviteAccount, {
    name: `${given} ${family}`,
    email: `player-${player}@demo.example`,
    roles: ['player'],
    clubs: [],
    events: [],
    player,
  });
  const actor = { ...playerActor(player), account };
  await desk.perform(acceptInvitation, { account }, { actor });
  return actor;
}

/** Even a small federation has finished an event in this many days. */
const LONGEST_AGO = 200;

interface ListOfDay {
  readonly series: string;
  readonly date: string;
}

const edition = 'published';

/** Lines of a list to look at. */
const MOST_LINES = 50;

interface LostGame {
  readonly event: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

async function upheld(
  desk: DemoDesk,
  demo: DemoFederation,
  { event, round, white, black, list }: LostGame & { readonly list: ListOfDay },
): Promise<void> {
  const { claim } = await desk.perform(
    openClaim,
    {
      player: black,
      list,
      about: { kind: 'game', event, round, opponent: white },
      text: 'L’acta diu que vaig perdre, i van ser taules.',
      evidence: ['Còpia de l’acta amb la firma de l’àrbitre.'],
    },
    { actor: await claimant(desk, demo, black) },
  );
  const change = { kind: 'result', event, round, white, black, result: '1/2' } as const;
  const { preview } = await desk.ask(previewCorrection, { change });
  const reason = 'L’acta original diu taules; el resultat es va transcriure malament.';
  const { correction } = await desk.perform(confirmCorrection, { change, preview, claim }, { reason });
  await desk.perform(decideClaim, { claim, version: 1, verdict: 'upheld', correction }, { reason });
}

/**
 * A standard game that White won over the board against a member, from the latest event before the day that has one.
 */
async function lostGame(desk: DemoDesk, demo: DemoFederation, before: Day): Promise<LostGame | undefined> {
  return desk.read(async (reading) => {
    const span = { key: 'end', from: writeDay(before - LONGEST_AGO), to: writeDay(before) };
    for (const { id, body } of await reading.find(eventKind, span, { descending: true })) {
      if (body.timeControl.minutes < 60 || body.type === 'match') continue;
      const [paper] = await reading.papers(GAMES_FOLDER, { name: id, edition: 'latest' });
      const game = paper && whiteWin(id, unpackGames(paper.bytes), demo);
      if (game !== undefined) return game;
    }
    return undefined;
  });
}

/** The same among the games that a list counts, where a player would look. */
async function lostGameOn(desk: DemoDesk, demo: DemoFederation, list: ListOfDay): Promise<LostGame | undefined> {
  const { rows } = await desk.ask(readList, {
    ...list,
    edition,
    sort: 'games',
    descending: true,
    page: 1,
    size: MOST_LINES,
  });
  for (const { id: player, games } of rows) {
    if (games === 0 || !mayDispute(demo, Number(player) - 1)) continue;
    const line = await desk.ask(explainRating, { player, ...list, edition });
    if (line.kind !== 'head-to-head') continue;
    for (const { id: event, games: played } of line.document.events) {
      const lost = played.find(
        ({ black, result, kind = 'played' }) => black === player && result === '1-0' && kind === 'played',
      );
      if (lost !== undefined) return { event, round: lost.round, white: lost.white, black: player };
    }
  }
  return undefined;
}

/** A member of full age, whose disputes are public. */
function mayDispute({ players, size }: DemoFederation, player: number): boolean {
  const season = size.endsOn.slice(0, 4);
  const { birthDate = '9999', licences } = players[player]!;
  return birthDate < `${Number(season) - 18}` && licences[season] !== undefined;
}

function whiteWin(event: string, report: PackedReport, demo: DemoFederation): LostGame | undefined {
  const { games, participants } = report;
  for (let i = 0; i < games.count; i++) {
    const outcome = games.outcome[i]!;
    const [white, black] = [participants[games.white[i]!]!, participants[games.black[i]!]!];
    if (resultIn(outcome) === '1-0' && kindOf(outcome) === PLAYED && mayDispute(demo, black))
      return { event, round: games.round[i]!, white: demoPlayerId(white), black: demoPlayerId(black) };
  }
  return undefined;
}

const playerActor = (player: string): Actor => ({
  account: `player-${player}`,
  roles: ['player'],
  clubs: [],
  events: [],
  player,
});
