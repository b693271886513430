/** Teams on the command line in words. */
export const messages = {
  'cli.help.club-list': 'Order a club’s list by strength, with its teams and all objections.',
  'cli.help.club-list-file': 'team-list document (JSON); - is standard input',
  'cli.help.club-list-before': 'the earlier list: only “bis” numbers may have been added',
  'cli.help.line-up': 'Check the line-ups of a match, condition by condition, with colours and the result.',
  'cli.help.line-up-file':
    'line-up document (JSON) with one team or both, and results if there are any; - is standard input',
  'cli.examples.club-list':
    '  escala club-list club.json\n  escala club-list march.json --before january.json      only “bis” numbers may be new\n  escala schema team-list                                what such a document holds',
  'cli.examples.line-up':
    '  escala line-up match.json                              verdict, reasons, colours, result\n  escala line-up match.json --json | jq .home.verdict\n  escala schema line-up                                  what such a document holds',
  'cli.input.team-unknown':
    'the club of {side, select, home {the home team} other {the visitors}} has no team {team}. Its teams are {known}.',
  'cli.input.results-beyond':
    'there are {results} results, but a match has {boards} boards. Give one for each board, null where the game is still being played.',
  'cli.column.nationality': 'Country',
  'cli.column.team': 'Team',
  'cli.club-list.verdict':
    '{verdict, select, yes {The list is in order.} other {The list is not in order: {count, plural, one {# fault} other {# faults}}.}}',
  'cli.club-list.team':
    'Team {team} ({competition}): numbers {first} to {last}, {boards} boards, {count, plural, one {# regular} other {# regulars}}.',
  'cli.competition.first-division': 'First division',
  'cli.competition.second-division': 'Second division',
  'cli.competition.first': 'First category',
  'cli.competition.second': 'Second category',
  'cli.competition.third': 'Third category',
  'cli.competition.promotion': 'Promotion',
  'cli.competition.copa-catalana': 'Copa Catalana',
  'cli.line-up.side': '{side, select, home {at home} other {visitors}}',
  'cli.line-up.verdict':
    '{verdict, select, yes {The line-up is in order.} no {The line-up is not in order: it loses {scoring, select, olympic {the points of its boards} other {the match}}.} other {It is not known whether the line-up is in order.}}',
  'cli.line-up.list-faults': 'Objections to the club’s list:',
  'cli.line-up.match': 'Match: {home} - {away}',
  'cli.line-up.boards': 'Boards: {home, number, points} - {away, number, points}',
  'cli.line-up.match-open': 'Match: open, games that decide it are still being played',
  'cli.line-up.open-boards':
    'Still being played: {count, plural, one {board} other {boards}} {boards}; {decide, select, yes {the match depends on it} other {the match is decided without it}}. [Ajornaments 10.1]',
  'cli.club-list.remarks': 'Please note:',
};
