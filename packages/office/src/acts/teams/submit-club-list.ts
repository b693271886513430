import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { type ClubList, clubListId, clubListKind, clubListSchema } from '../../records/club-list.ts';
import { versionRefusals } from '../events/desk/event-refusals.ts';
import { clubListVerdict, loadClubList } from './desk/club-list-verdict.ts';
import { namesOfPlayers } from './desk/named-reasons.ts';
import { refusalsOfReasons } from './desk/team-refusals.ts';

const { season, club, players } = clubListSchema.shape;

/** A club hands in its players by strength. Once its matches are drawn the list only grows. */
export const submitClubList = defineAct({
  kind: 'club-list.submit',
  /** 0 for the first list. */
  command: z.strictObject({ season, club, version: z.int().min(0), players: players.max(2000) }),
  reason: 'optional',
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
    const body: ClubList = {
      season: command.season,
      club: command.club,
      players: command.players,
      submittedBy: actor.account,
      submittedOn: today,
    };
    const version = list?.version ?? 0;
    return {
      changes: [put(clubListKind, clubListId(command.season, command.club), version, body)],
      outcome: { version: version + 1, players: command.players.length, teams: judged.teams.map(({ id }) => id) },
    };
  },
});
