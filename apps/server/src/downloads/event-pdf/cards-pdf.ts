import { searchClubs } from '@escala/office/questions';
import { seatedGames } from '@escala/web';
import { cardSheets } from './card-sheets.ts';
import { type EventPaper, fullName } from './event-paper.ts';

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
    draw: ({ id, title, federation, club, team }, { height, line }) => {
      const [family = '', given = ''] = seen.field.name(id).split(/,\s*(.*)/s);
      line([title, given || family].filter(Boolean).join(' '), 50, 30, true);
      if (given !== '') line(family, 82, 26, true);
      line([team ?? (club && clubName(club)), federation].filter(Boolean).join(' · '), 106, 13);
      line([event.name, event.place].filter(Boolean).join(', '), height - 12, 10);
    },
  });
}

const titleOf = ({ seen, translate }: EventPaper, part: string): string =>
  translate('web.event.title', { event: seen.shown.event.name, part });
