import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { refusalsOfReasons } from '../leagues/league-act.ts';
import { namesOfPlayers } from '../line-ups/named-reasons.ts';
import { type ClubList, clubListId, clubListKind, clubListSchema, toldPlayersSchema } from './club-list.ts';
import { clubListVerdict, loadClubList } from './club-list-verdict.ts';

const { season, club } = clubListSchema.shape;

/** A club submits its players by strength. Once its matches are drawn, the list can only grow. */
export const submitClubList = defineAct({
  kind: 'club-list.submit',
  /** 0 for the first list. */
  command: z.strictObject({ season, club, version: z.int().min(0), players: toldPlayersSchema.max(2000) }),
  outcome: z.strictObject({ version: z.int(), players: z.int(), teams: z.array(z.string()) }),
  subject: (command) => ({ kind: 'club-list', id: clubListId(command.season, command.club) }),
  load: (reading, command) => loadClubList(reading, command),
  scope: (_facts, command) => ({ club: command.club }),
  decide: (facts, command, { actor, today }) => {
    const { list } = facts.sheet;
    const { judged, growth, refused } = clubListVerdict(facts, command, today);
    const all = [
      ...(list === undefined ? [] : versionRefusals(list, command.version, command)),
      ...refused,
      ...refusalsOfReasons([...judged.reasons, ...growth], namesOfPlayers(facts.known), 'players'),
    ];
    if (all.length > 0) return refuse(...all);
    const since = facts.isDrawn ? (list?.body.firstSubmittedOn ?? list?.body.submittedOn) : undefined;
    const body: ClubList = {
      season: command.season,
      club: command.club,
      players: since === undefined ? command.players : withDays(list!.body.players, command.players, today),
      submittedBy: actor.account,
      submittedOn: today,
      ...(since !== undefined && { firstSubmittedOn: since }),
    };
    const version = list?.version ?? 0;
    return {
      changes: [put(clubListKind, clubListId(command.season, command.club), version, body)],
      outcome: { version: version + 1, players: command.players.length, teams: judged.teams.map(({ id }) => id) },
    };
  },
});

/** Whom the sealed list has had since when: the list of an earlier day can still be told (Delegats 5.4.2). */
function withDays(before: ClubList['players'], after: ClubList['players'], today: IsoDate): ClubList['players'] {
  const known = new Map(before.map((each) => [each.id, each]));
  return after.map(({ id, number }) => {
    const was = known.get(id);
    return { id, number, ...(was === undefined ? { addedOn: today } : was.addedOn && { addedOn: was.addedOn }) };
  });
}
