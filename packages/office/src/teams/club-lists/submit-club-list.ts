import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { refusalsOfReasons } from '../leagues/league-act.ts';
import { namesOfPlayers } from '../line-ups/named-reasons.ts';
import { type ClubList, clubListId, clubListKind, clubListSchema } from './club-list.ts';
import { clubListVerdict, loadClubList } from './club-list-verdict.ts';

const { season, club, players } = clubListSchema.shape;

/** A club submits its players by strength. Once its matches are drawn, the list can only grow. */
export const submitClubList = defineAct({
  kind: 'club-list.submit',
  /** 0 for the first list. */
  command: z.strictObject({ season, club, version: z.int().min(0), players: players.max(2000) }),
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
