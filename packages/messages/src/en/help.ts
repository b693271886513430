export const messages = {
  'help.title': 'Help',
  'refusal.guide-unknown': 'There is no guide “{guide}”. See the page of help for all of them.',
  'help.about': 'Short guides, by what you do.',
  'help.contents': 'In this guide',
  'help.arbiter': 'For arbiters',
  'help.arbiter.about': 'From the first name to the report.',
  'help.delegate': 'For club delegates',
  'help.delegate.about': 'Licences, teams and match reports.',
  'help.officer': 'For rating officers',
  'help.officer.about': 'Reports, lists, corrections and disputes.',
  'help.player': 'For players',
  'help.player.about': 'Your rating, your next game, your rights.',
  'help.arbiter.start': 'Start a tournament',
  'help.arbiter.start.text':
    '[web.run.title] needs one page and about a minute.\n' +
    '- Give the tournament a name, and choose the system, the number of rounds and the time.\n' +
    '- Type or paste the players as you have them, one a line. Ratings, clubs and FIDE numbers are recognized, with or without a heading.\n' +
    '- Look at the table beside the lines: who was found, who is to be chosen among several, who comes as a guest.\n' +
    '- Press [web.run.create-and-pair].\n' +
    'Everything can be changed later under [web.desk-events.part-settings].',
  'help.arbiter.players': 'Players, late entries and withdrawals',
  'help.arbiter.players.text':
    'Under [web.desk-events.part-entries], type a name, press Enter, and type the next one. A name that nobody has becomes a guest.\n' +
    'Whoever comes late is added the same way and plays from the next round on. Whoever leaves is withdrawn and keeps the games played; [web.submit.entry.return] takes that back.',
  'help.arbiter.byes': 'Byes and absences',
  'help.arbiter.byes.text':
    '[web.byes.title] is a grid: a row for each player, a column for each round. Press a cell to give a half point, no point or a full point, or to mark somebody absent.\n' +
    'The limits of the event (how many, not in the last rounds) are kept for you.',
  'help.arbiter.pair': 'Pair a round',
  'help.arbiter.pair.text':
    'Under [web.desk-events.part-rounds], look at who is away and press the button. The round before is closed by this.\n' +
    'Each pair says why it is so: open its board on the public page. Ask there, too, why two players do not meet.\n' +
    'Pairs can be changed by hand, with a reason; the program’s own pairing is kept beside yours. As long as no result is in, the pairing can be undone.',
  'help.arbiter.results': 'Enter results',
  'help.arbiter.results.text':
    'One key a board: 1 White wins, 5 draw, 0 Black wins; + and - are wins by forfeit. The program goes on to the next board. U undoes, G goes to a board.\n' +
    'Results are kept on this computer first and sent when there is a connection. [web.desk-work.add-phone] gives a helper’s phone a code for some boards.',
  'help.arbiter.correct': 'Correct a result',
  'help.arbiter.correct.text':
    'Open the board (its number in the first column), choose the right result and give the reason. This works in closed rounds, too.\n' +
    'If the next round is already paired, the program says what would change. You can pair that round again or leave it as it is.',
  'help.arbiter.hall': 'Screens, phones and paper in the hall',
  'help.arbiter.hall.text':
    '[web.desk-work.hall] shows pairings, results and standings on a projector or a television, and a code that opens the same on a phone.\n' +
    'All lists can be printed: by board, by name, standings, crosstable, and as a poster.',
  'help.arbiter.end': 'Prizes, report and norms',
  'help.arbiter.end.text':
    '[web.desk-events.part-prizes] shares the money as you announced it and says why everybody gets what they get, with a sheet to sign.\n' +
    '[web.desk-events.part-report] names what is still missing, with a link to each field, and makes the file for FIDE. Norms and their certificates are there as well.',
  'help.arbiter.trouble': 'When something goes wrong',
  'help.arbiter.trouble.text':
    '- The laptop was closed, or its battery is dead: start the program again. Everything that was saved is there; what was entered last is sent from the browser.\n' +
    '- No connection: go on. Results wait on this device, and the next round can be paired here, too.\n' +
    '- Two devices entered different results: both are shown, and you choose.\n' +
    '- The disk is full: nothing is half-saved. Make room and press again.\n' +
    '- The clock of the computer is wrong: set it right; results and pairings do not depend on it.\n' +
    '- The laptop is broken: take the newest copy (`escala backup`) to another one and start there.',
  'help.delegate.club': 'Your club',
  'help.delegate.club.text':
    'The desk of your club lists its players with their ratings and licences, and what waits for you.\n' +
    'Ask for a new licence or a transfer there; the federation decides and you are told.',
  'help.delegate.teams': 'Teams and line-ups',
  'help.delegate.teams.text':
    'Enter a team, with its players in order of strength. Send the line-up before each match: the other side sees it when both are in.',
  'help.delegate.match': 'Match reports',
  'help.delegate.match.text':
    'The home team sends the match report; the visitors confirm or dispute it. Whoever played under reserve says so in the report.',
  'help.officer.reports': 'Reports of events',
  'help.officer.reports.text':
    'Reports that wait are first on your desk. Each shows what the regulation finds, article by article, and what it would change on the lists.\n' +
    'Accept it, refuse it with a reason, or waive a finding where the regulation lets you.',
  'help.officer.lists': 'Publish a list',
  'help.officer.lists.text':
    'The board of the period says which events are in, which are being played and which are missing. Look at the preview, then publish. A published list never changes: whoever looks can verify every number.',
  'help.officer.corrections': 'Correct the past',
  'help.officer.corrections.text':
    'A correction shows beforehand whom it moves and on which lists. Confirmed, it counts from the next list on; the revised lists stand beside the published ones.',
  'help.officer.disputes': 'Disputes',
  'help.officer.disputes.text':
    'Players and clubs can dispute a number or a decision. The deadline is shown; your ruling and its reason are told to whoever asked.',
  'help.officer.registry': 'Players and clubs',
  'help.officer.registry.text':
    'Two records of one person are merged, and can be parted again. FIDE’s list, loaded once a month, finds anybody while you type.',
  'help.player.find': 'Find your rating',
  'help.player.find.text':
    'Type your name on the first page. Your own page has your rating today, its history, your games and your opponents.',
  'help.player.why': 'Why it changed',
  'help.player.why.text':
    'Press the number. It is taken apart into events, games and articles of the regulation. [web.verify.button] works it out once more in your own browser.',
  'help.player.next': 'Where you sit',
  'help.player.next.text':
    'Open the page of the tournament on your phone, or scan the code in the hall, and type your name: board, colour, opponent, and your own card. The page changes by itself when the next round is paired.',
  'help.player.dispute': 'If a number is wrong',
  'help.player.dispute.text':
    'Sign in, open the rating and press [web.submit.claim.open]. Say what is wrong and add what shows it. The federation must answer within the time of its regulation.',
};
