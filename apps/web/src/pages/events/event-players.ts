import { searchClubs } from '@escala/office/questions';
import { playerLink } from '../../components/events/event-field.ts';
import { ratingListColumn } from '../../components/events/rating-list.ts';
import { paperButton } from '../../components/paper-link.ts';
import { table } from '../../components/table.ts';
import { emptyState } from '../../components/ui/card.ts';
import type { Html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventPart } from './event-seen.ts';

/** The players, by pairing number. */
export const eventPlayers = eventPart('players', 'web.event.part-players', async (seen, { ask, site }) => {
  const { clubs } = await ask(searchClubs, { limit: 500, left: true });
  const names = new Map(clubs.map(({ club, name }) => [club, name]));
  return {
    isHeaded: true,
    actions: paperButton(site, seen.shown.id, 'players'),
    main: playersTable(site, seen, (club) => names.get(club) ?? club),
  };
});

function playersTable(site: Site, { field, shown, tournament }: EventSeen, nameOf: (club: string) => string): Html {
  const { translate } = site;
  if (field.players.length === 0) return emptyState({ title: translate('web.entries.nobody') });
  const entries = new Map(shown.entries.map((entry) => [entry.player, entry]));
  const left = new Map((tournament.withdrawals ?? []).map(({ player, afterRound }) => [player, afterRound]));
  const remark = (id: string): string => {
    const after = left.get(id);
    const first = entries.get(id)?.firstRound;
    if (after !== undefined) return translate('web.entries.withdrawn', { round: after });
    return first === undefined || first === 1 ? '' : translate('web.entries.late', { round: first });
  };
  return table(
    site,
    field.players,
    [
      ['web.word.number-short', ({ number }) => number, 'number'],
      ['web.word.player', ({ id }) => playerLink(site, field, id), 'name'],
      ['web.word.rating', ({ rating }) => rating, 'number'],
      ratingListColumn(site, field, ({ id }) => id, 'quiet tiny nowrap'),
      ['web.word.club', ({ club }) => club && nameOf(club), 'wide'],
      field.players.some(({ id }) => remark(id) !== '') && ['web.word.remarks', ({ id }) => remark(id), 'wide'],
    ],
    { caption: translate('web.entries.caption', { players: field.players.length }), hidesCaption: true },
  );
}
