import { type MessageKey, number } from '@escala/messages';
import { showRounds } from '@escala/office/questions';
import { gamesOfRound, reservedBoards, resultText } from '@escala/web';
import { type PdfColumn, tablePdf } from '../../pdf/table-pdf.ts';
import { dayText, type EventPaper, figure, fullName, heading, pageName, words } from './event-paper.ts';

/** Pairings for the notice board; the same paper shows the results once they are in. */
export async function pairingsPdf(paper: EventPaper): Promise<Uint8Array> {
  const { seen, round, language, translate } = paper;
  const { field, tournament, shown } = seen;
  const points = field.pointsBefore(round);
  const reserved = reservedBoards(shown, round);
  const side = (id: string): string[] => [
    String(field.get(id)?.number ?? ''),
    fullName(paper, id),
    String(field.get(id)?.rating ?? ''),
    number(points.get(id) ?? 0, language),
  ];
  return tablePdf({
    language,
    title: translate('web.event.title', { event: shown.event.name, part: translate('web.round.title', { round }) }),
    notes: [dayText(shown.event.roundDates?.[round - 1], language), shown.event.place ?? ''].filter(
      (note) => note !== '',
    ),
    columns: columnsIn(paper),
    rows: gamesOfRound(tournament, round).map((game, i) => {
      const result = game.result === undefined ? '…' : resultText(game);
      const mark = reserved.has(game.board ?? 0) ? ' *' : '';
      return [String(game.board ?? i + 1), ...side(game.white), `${result}${mark}`, ...side(game.black)];
    }),
    after: [
      ...(reserved.size > 0 ? [`* ${translate('web.reserve.title')}. ${translate('web.reserve.waits')}`] : []),
      ...(await withoutGame(paper)),
    ],
    pageName: pageName(paper),
  });
}

function columnsIn({ translate }: EventPaper): PdfColumn[] {
  const side = (colour: 'white' | 'black'): PdfColumn[] => [
    figure(translate('web.round.number'), 6),
    colour === 'white' ? heading(translate('web.colour.white'), 26) : words(translate('web.colour.black'), 26),
    figure(translate('web.round.rating'), 7),
    figure(translate('web.round.points-short'), 5),
  ];
  return [
    figure(translate('web.round.board'), 7),
    ...side('white'),
    figure(translate('web.round.result'), 9),
    ...side('black'),
  ];
}

/** Byes, who rests since the opponent of the schedule has left (D-OFF-21), and who is away. */
async function withoutGame(paper: EventPaper): Promise<string[]> {
  const { ask, seen, round, translate, language } = paper;
  const { tournament, shown } = seen;
  const isOfDesk = shown.rounds.some((each) => each.round === round);
  const { rounds } = isOfDesk ? await ask(showRounds, { event: shown.id, round }) : { rounds: [] };
  const named = (key: MessageKey, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`${translate(key)}: ${ids.map((id) => fullName(paper, id)).join('; ')}`];
  const byes = (tournament.byes ?? []).filter((bye) => bye.round === round);
  const absent = (tournament.absences ?? []).filter((absence) => absence.round === round);
  return [
    ...byes.map(({ player, points }) => {
      const written = translate('web.round.bye-points', { points, written: number(points, language) });
      return `${translate('web.round.bye')}: ${fullName(paper, player)}, ${written}`;
    }),
    ...named('web.round.free', rounds[0]?.free ?? []),
    ...named(
      'web.round.absent',
      absent.map(({ player }) => player),
    ),
  ];
}
