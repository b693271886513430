import { gamesOfRound } from '@escala/web';
import { fittedText } from '../../pdf/fitted-text.ts';
import { paperOf, TaggedDocument } from '../../pdf/tagged-document.ts';
import { type EventPaper, fullName } from './event-paper.ts';

const PAPER = paperOf('a4');
const COLUMNS = 2;
const ROWS = 5;
const WIDTH = (PAPER.width - 2 * PAPER.margin) / COLUMNS;
const HEIGHT = (PAPER.height - 2 * PAPER.margin) / ROWS;
const INSET = 14;

/** Place cards of a round, one for each player, ten to a sheet, with lines to cut along. */
export function cardsPdf(paper: EventPaper): Uint8Array {
  const { seen, round, translate, language } = paper;
  const document = new TaggedDocument(PAPER);
  const title = translate('web.event.title', {
    event: seen.shown.event.name,
    part: translate('web.cards.title', { round }),
  });
  const cards = gamesOfRound(seen.tournament, round).flatMap((game, i) =>
    (['white', 'black'] as const).map((colour) => ({ player: game[colour], colour, board: game.board ?? i + 1 })),
  );
  if (cards.length === 0) document.newPage();
  cards.forEach((card, i) => {
    if (i % (COLUMNS * ROWS) === 0) document.newPage();
    const place = i % (COLUMNS * ROWS);
    oneCard(
      document,
      paper,
      card,
      PAPER.margin + (place % COLUMNS) * WIDTH,
      PAPER.margin + Math.floor(place / COLUMNS) * HEIGHT,
    );
  });
  return document.finish(title, language);
}

interface Card {
  readonly player: string;
  readonly colour: 'white' | 'black';
  readonly board: number;
}

function oneCard(document: TaggedDocument, paper: EventPaper, card: Card, x: number, y: number): void {
  const { seen, round, translate } = paper;
  const { player, colour, board } = card;
  const known = seen.field.get(player);
  const facts = [known?.rating, known && translate('web.cards.number', { number: known.number })]
    .filter(Boolean)
    .join(' · ');
  const event = `${seen.shown.event.name}, ${translate('web.round.title', { round })}`;
  const tag = document.tag('P', document.whole);
  document.frame(x, y, WIDTH, HEIGHT);
  const line = (text: string, from: number, size: number, bold = false): void => {
    const fitted = fittedText(document.font(bold), text, WIDTH - 2 * INSET, size, Math.min(9, size));
    document.write(tag, text, { x: x + INSET, y: y + from, bold, ...fitted });
  };
  line(String(board), 48, 40, true);
  line(fullName(paper, player), 84, 20, true);
  line(facts, 102, 12);
  const square = [x + INSET, y + 111, 11, 11] as const;
  if (colour === 'black') document.fill(square, [0, 0, 0]);
  else document.frame(...square);
  document.write(tag, translate(`web.colour.${colour}`), { x: x + INSET + 18, y: y + 121, size: 12 });
  line(event, HEIGHT - 10, 9);
}
