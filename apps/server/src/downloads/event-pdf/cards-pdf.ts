import { searchClubs } from '@escala/office/questions';
import { seatedGames } from '@escala/web';
import { fittedText } from '../../pdf/embedded-font.ts';
import { paperOf, TaggedDocument } from '../../pdf/tagged-document.ts';
import { type EventPaper, fullName } from './event-paper.ts';

const PAPER = paperOf('a4');
const COLUMNS = 2;
const ROWS = 5;
const WIDTH = (PAPER.width - 2 * PAPER.margin) / COLUMNS;
const HEIGHT = (PAPER.height - 2 * PAPER.margin) / ROWS;
const INSET = 14;

/** One card of a sheet: lines are never cut, but set smaller if they must be. */
interface CardPlace {
  readonly height: number;
  line(text: string, from: number, size: number, bold?: boolean): void;
  /** A check box in front of text. */
  mark(text: string, from: number, isFilled: boolean): void;
}

/** Cards of one size, ten to an A4 sheet, with cutting lines. */
function cardSheets<Card>(
  cards: readonly Card[],
  { title, language, draw }: { title: string; language: string; draw(card: Card, place: CardPlace): void },
): Uint8Array {
  const document = new TaggedDocument(PAPER);
  if (cards.length === 0) document.newPage();
  cards.forEach((card, i) => {
    const place = i % (COLUMNS * ROWS);
    if (place === 0) document.newPage();
    const x = PAPER.margin + (place % COLUMNS) * WIDTH;
    const y = PAPER.margin + Math.floor(place / COLUMNS) * HEIGHT;
    const tag = document.tag('P', document.whole);
    document.frame(x, y, WIDTH, HEIGHT);
    draw(card, {
      height: HEIGHT,
      line: (text, from, size, bold = false) => {
        const fitted = fittedText(document.font(bold), text, WIDTH - 2 * INSET, size, Math.min(9, size));
        document.write(tag, text, { x: x + INSET, y: y + from, bold, ...fitted });
      },
      mark: (text, from, isFilled) => {
        const square = [x + INSET, y + from - 10, 11, 11] as const;
        if (isFilled) document.fill(square, [0, 0, 0]);
        else document.frame(...square);
        document.write(tag, text, { x: x + INSET + 18, y: y + from, size: 12 });
      },
    });
  });
  return document.finish(title, language);
}

/** Place cards of a round, one for each player. */
export async function cardsPdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, round, translate, language } = paper;
  const games = await seatedGames(ask, seen, round);
  const cards = games.flatMap((game) =>
    (['white', 'black'] as const).map((colour) => ({ ...game, player: game[colour], colour })),
  );
  return cardSheets(cards, {
    title: titleOf(paper, translate('web.cards.title', { round })),
    language,
    draw: ({ player, colour, board, pace }, { height, line, mark }) => {
      const known = seen.field.get(player);
      const number = known && translate('web.cards.number', { number: known.number });
      line(String(board), 48, 40, true);
      line(fullName(paper, player), 84, 20, true);
      line([known?.rating, number].filter(Boolean).join(' · '), 102, 12);
      const played = pace ? ` · ${translate(`web.pace.${pace}`)}` : '';
      mark(`${translate(`web.colour.${colour}`)}${played}`, 121, colour === 'black');
      line(`${seen.shown.event.name}, ${translate('web.round.title', { round })}`, height - 10, 9);
    },
  });
}

/** Badges, one for each player in the event: title, name, club or federation, event (D-OFF-735). */
export async function badgesPdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, translate, language } = paper;
  const { event } = seen.shown;
  const { clubs } = await ask(searchClubs, { limit: 500, left: true });
  const clubName = (id: string): string => clubs.find(({ club }) => club === id)?.name ?? id;
  const players = seen.field.players
    .filter(({ id }) => seen.field.leftAfter(id) === undefined)
    .toSorted((a, b) => new Intl.Collator(language).compare(a.name ?? a.id, b.name ?? b.id));
  return cardSheets(players, {
    title: titleOf(paper, translate('web.badges.title')),
    language,
    draw: ({ id, name = id, title, federation, club, team }, { height, line }) => {
      const [family = '', given = ''] = name.split(/,\s*(.*)/s);
      line([title, given || family].filter(Boolean).join(' '), 50, 30, true);
      if (given !== '') line(family, 82, 26, true);
      line([team ?? (club && clubName(club)), federation].filter(Boolean).join(' · '), 106, 13);
      line([event.name, event.place].filter(Boolean).join(', '), height - 12, 10);
    },
  });
}

const titleOf = ({ seen, translate }: EventPaper, part: string): string =>
  translate('web.event.title', { event: seen.shown.event.name, part });
