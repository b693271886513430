import { dayFrom, type Finding, type TitleWithoutNorms, type Tournament, type TournamentPlayer } from '@escala/core';
import type { TitlesAsked, TitlesFound } from '../../contracts/titles.ts';
import { type Field, fieldOf } from '../norms/field.ts';
import { IN_FORCE_FROM, numbersOn } from '../parameters.ts';
import { type FideTitle, isFideTitle } from '../title-names.ts';
import { titlesByRating } from './by-rating.ts';
import { directTitle } from './direct-title.ts';

/** Titles by rating for one player or everybody, and the title that a player's place gives (D-FT-6). */
export function titlesWithoutNorms(
  tournament: Tournament,
  { player: wanted, place, games }: TitlesAsked = {},
): TitlesFound {
  const field = fieldOf(tournament);
  const players = [...field.players.values()].filter(({ id }) => wanted === undefined || id === wanted);
  const { start } = field.event;
  const rated = start === undefined ? [] : players.flatMap((player) => byRating(player, start, games));
  const placed =
    place === undefined || !isFideTitle(place) ? [] : players.map((player) => byPlace(field, player, place, games));
  return { titles: [...placed, ...rated], findings: start === undefined ? [MISSING_START] : [] };
}

const MISSING_START: Finding = {
  severity: 'warning',
  code: 'fide-titles-2024.missing-start',
  article: '1.3',
  decisions: ['D-FT-12'],
  values: {},
};

/** A document gives a player's rating at the start, so it was reached by the first day (D-FT-12). */
function byRating({ id, rating, title, sex }: TournamentPlayer, on: string, games?: number): TitleWithoutNorms[] {
  if (rating === undefined) return [];
  const titles = title === undefined ? [] : [title];
  return titlesByRating({ sex, titles }, [{ rating, on, games }], on).map(({ reached: _, ...found }) => ({
    player: id,
    by: 'rating',
    ...found,
  }));
}

/**
 * 0.6.2 and 1.2.2, with the size of the tournament. A document does not give the highest rating ever: one below the
 * limit says nothing about earlier ones.
 */
function byPlace(
  { tournament, event, players }: Field,
  { id, rating, sex }: TournamentPlayer,
  title: FideTitle,
  games?: number,
): TitleWithoutNorms {
  const { start: on, kind } = event;
  const size = { players: players.size, rounds: tournament.rounds };
  const day = on ?? IN_FORCE_FROM;
  const reached = rating !== undefined && rating >= numbersOn(dayFrom(day)).directRating[title] ? rating : undefined;
  const facts = { title, sex, rating: reached, on, games, olympiad: kind === 'olympiad', ...size };
  return { player: id, title, by: 'place', ...directTitle(facts, day) };
}
