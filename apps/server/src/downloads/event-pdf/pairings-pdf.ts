import { entryOf } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { showRounds } from '@escala/office/questions';
import { pointsText, reservedBoards, resultText, seatedGames } from '@escala/web';
import { type PdfColumn, tablePdf } from '../../pdf/table-pdf.ts';
import { paperOf } from '../../pdf/tagged-document.ts';
import { type EventPaper, figure, footOf, fullName, heading, headOf, named, words } from './event-paper.ts';

/** This many boards can be read from a few steps away. */
const BOARDS = { a4: 25, a3: 30 } as const;

/** In a team event each name is followed by its team (D-OFF-962). */
function withTeam(paper: EventPaper, id: string): string {
  const { field, tournament } = paper.seen;
  const team = entryOf(field.book.systems, tournament.system)?.teams && field.get(id)?.team;
  return team ? `${fullName(paper, id)} (${team})` : fullName(paper, id);
}

/** Pairings for the notice board, with room for the results; once entered, the results are printed. */
export async function pairingsPdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, round, language, translate, size } = paper;
  const { field, shown } = seen;
  const points = field.pointsBefore(round);
  const reserved = reservedBoards(shown, round);
  const games = await seatedGames(ask, seen, round);
  const isPlayed = games.length > 0 && games.every(({ result }) => result !== undefined);
  // A poster is read from afar: names alone. The list of a rating
  // is printed with the players; here names need the room.
  const facts = (id: string): string[] =>
    size === 'a3' ? [] : [String(field.get(id)?.rating ?? ''), pointsText(points.get(id) ?? 0)];
  return tablePdf({
    language,
    paper: paperOf(size),
    mostRows: BOARDS[size],
    head: headOf(paper, translate(isPlayed ? 'web.paper.results' : 'web.paper.by-board', ofRounds(paper)), round),
    foot: footOf(paper),
    columns: columnsIn(paper),
    rows: games.map((game) => {
      const mark = reserved.has(game.board) ? ' *' : '';
      const result = game.result === undefined ? '' : `${resultText(game)}${mark}`;
      const pace = game.pace ? ` (${translate(`web.pace.${game.pace}`)})` : '';
      const [white, black] = [withTeam(paper, game.white), `${withTeam(paper, game.black)}${pace}`];
      return [String(game.board), white, ...facts(game.white), result, black, ...facts(game.black)];
    }),
    after: [
      ...(reserved.size > 0 ? [`* ${translate('web.reserve.title')}. ${translate('web.reserve.waits')}`] : []),
      ...(await withoutGame(paper)),
    ],
  });
}

const ofRounds = ({ seen, round }: EventPaper) => ({ round, rounds: seen.shown.event.rounds });

function columnsIn(paper: EventPaper): PdfColumn[] {
  const { translate, size } = paper;
  const facts =
    size === 'a3' ? [] : [figure(translate('web.word.rating')), figure(translate('web.round.points-short'))];
  return [
    { ...figure(translate('web.round.board')), bold: true },
    heading(translate('web.colour.white')),
    ...facts,
    { ...words(translate('web.word.result')), isBox: true },
    named(translate('web.colour.black')),
    ...facts,
  ];
}

/** Where everybody sits, by name, since people look for themselves: in as many columns as fit. */
export async function seatsPdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, round, language, translate, size } = paper;
  const seats = (await seatedGames(ask, seen, round)).flatMap((game) =>
    (['white', 'black'] as const).map((colour) => ({
      name: seen.field.name(game[colour]),
      colour: translate(`web.colour.${colour}`),
      board: String(game.board),
    })),
  );
  const byName = new Intl.Collator(language);
  return tablePdf({
    language,
    paper: paperOf(size),
    strips: [1, 2, 3],
    mostRows: 2 * BOARDS[size],
    head: headOf(paper, translate('web.paper.by-name', ofRounds(paper)), round),
    foot: footOf(paper),
    columns: [
      heading(translate('web.word.player')),
      { ...figure(translate('web.round.board')), bold: true },
      words(translate('web.word.colour')),
    ],
    rows: seats.sort((a, b) => byName.compare(a.name, b.name)).map(({ name, board, colour }) => [name, board, colour]),
    after: await withoutGame(paper),
  });
}

/** Byes, players who rest because their scheduled opponent has left (D-OFF-21), and absent players. */
async function withoutGame(paper: EventPaper): Promise<string[]> {
  const { ask, seen, round, translate } = paper;
  const { tournament, shown } = seen;
  const isOfDesk = shown.rounds.some((each) => each.round === round);
  const { rounds } = isOfDesk ? await ask(showRounds, { event: shown.id, round }) : { rounds: [] };
  const listed = (key: MessageKey, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`${translate(key)}: ${ids.map((id) => fullName(paper, id)).join('; ')}`];
  const byes = (tournament.byes ?? []).filter((bye) => bye.round === round);
  const absent = (tournament.absences ?? []).filter((absence) => absence.round === round);
  return [
    ...byes.map(({ player, points, kind = 'pairing' }) => {
      const written = translate('web.round.bye-points', { points, written: pointsText(points) });
      return `${translate(`web.round.bye-of-${kind}`)}: ${fullName(paper, player)}, ${written}`;
    }),
    ...listed('web.round.free', rounds[0]?.free ?? []),
    ...listed(
      'web.round.absent',
      absent.map(({ player }) => player),
    ),
  ];
}
