export const messages = {
  'help.title': 'Help',
  'refusal.guide-unknown': 'There is no guide “{guide}”. The help page lists all of them.',
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
    '[web.word.run-a-tournament] is one page and takes about a minute.\n' +
    '- Give the tournament a name, and choose the system, the number of rounds and the time control.\n' +
    '- In a knockout, say how many games a match has and whether there is a match for third place. Teams are written with a colon: “Reds: Puig, Joana; Serra, Pau”.\n' +
    '- Type or paste the players as you have them, one per line. Ratings, clubs and FIDE IDs are recognised, with or without headings.\n' +
    '- Check the table beside the text: who was found, whom you still have to choose among several, who will be a guest.\n' +
    '- Press [web.run.create-and-pair].\n' +
    'You can change everything later under [web.desk-events.part-settings].',
  'help.arbiter.players': 'Players, late entries and withdrawals',
  'help.arbiter.players.text':
    'Under [web.desk-events.part-entries], type a name, press Enter, and type the next one. A name that is not in the registry becomes a guest.\n' +
    'Add late players the same way: they play from the next round on. If a player leaves, withdraw them: the games played stay, and [web.submit.entry.return] undoes it.\n' +
    'Before round 1, [web.act.absence.call-roll] shows who is there: tick players yourself, or open a screen by the door under [web.check-in.open]. [web.badges.title] prints ten badges to a sheet.',
  'help.arbiter.byes': 'Byes and absences',
  'help.arbiter.byes.text':
    '[web.byes.title] is a grid: a row for each player, a column for each round. Press a cell to give a half point, no point or a full point, or to mark a player absent.\n' +
    'The program keeps to the limits set for the event (how many, none in the last rounds).',
  'help.arbiter.pair': 'Pair a round',
  'help.arbiter.pair.text':
    'Under [web.desk-events.part-rounds], check who is absent and press the button. This closes the previous round.\n' +
    'Every pairing has a reason: open its board on the public page to read it. There you can also ask why two players do not meet.\n' +
    'You can edit pairings, with a reason; the program’s own pairings are kept beside yours. You can undo the pairing until the first result is in.',
  'help.arbiter.results': 'Enter results',
  'help.arbiter.results.text':
    'One key per board: 1 White wins, 5 draw, 0 Black wins; + and - are wins by forfeit. The program moves on to the next board. U undoes, G goes to a board.\n' +
    'Results are saved on this computer first and sent when there is a connection. [web.word.add-a-phone] creates a code with which a helper’s phone enters some of the boards.\n' +
    'A level match of a knockout is offered further games, rapid, blitz or armageddon. They are boards of the round; what cannot change the match any more needs no result.',
  'help.arbiter.correct': 'Correct a result',
  'help.arbiter.correct.text':
    'Open the board (its number in the first column), choose the correct result and give the reason. This works in closed rounds too. A round that was closed too early is reopened on its page, with a reason, until the next one is paired.\n' +
    'If the next round is already paired, the program shows what would change. You can pair that round again or leave it as it is.',
  'help.arbiter.hall': 'Screens, phones and paper in the hall',
  'help.arbiter.hall.text':
    '[web.desk-work.hall] shows pairings, results and standings on a projector or a television, with a QR code that opens them on a phone.\n' +
    'Everything can be printed: pairings by board and by name, standings, crosstable, posters.',
  'help.arbiter.end': 'Prizes, report and norms',
  'help.arbiter.end.text':
    '[web.desk-events.part-prizes] shares out the money as you announced it, explains who gets what and why, and prints a sheet to sign.\n' +
    '[web.desk-events.part-report] lists what is still missing, with a link to each field, and makes the file for FIDE. Norms and their certificates are there too.',
  'help.arbiter.trouble': 'When something goes wrong',
  'help.arbiter.trouble.text':
    '- The laptop was closed, or its battery ran out: start the program again. Everything that was saved is there; what was entered last is sent from the browser.\n' +
    '- No connection: go on. Results wait on this device, and you can pair the next round here too.\n' +
    '- Two devices entered different results: both are shown, and you choose.\n' +
    '- Two computers went on with the same event: open the event file of the other one, and choose for each difference what counts.\n' +
    '- The disk is full: nothing is half-saved. Free some space: what waits is sent by itself.\n' +
    '- The computer’s clock is wrong: set it; results and pairings do not depend on it.\n' +
    '- The laptop is broken: take the latest backup (`escala backup`) to another one and start there.',
  'help.delegate.club': 'Your club',
  'help.delegate.club.text':
    'The page of your club shows its players with their ratings and licences, and what you have to do.\n' +
    'Ask there for a new licence or a transfer; the federation decides and lets you know.',
  'help.delegate.teams': 'Teams and line-ups',
  'help.delegate.teams.text':
    'Enter a team, with its players in order of strength. Submit the line-up before each match: the other team sees it once both are in.',
  'help.delegate.match': 'Match reports',
  'help.delegate.match.text':
    'The home team sends the match report; the visitors confirm or dispute it. If something was played under reserve, say so in the report.',
  'help.officer.reports': 'Reports of events',
  'help.officer.reports.text':
    'Waiting reports come first on your desk. Each shows what the regulation says, article by article, and what it would change on the lists.\n' +
    'Accept it, refuse it with a reason, or waive an objection where the regulation lets you.',
  'help.officer.lists': 'Publish a list',
  'help.officer.lists.text':
    'The page of the period shows which events are in, which are being played and which are missing. Check the preview, then publish. A published list never changes, and anyone can verify every number.',
  'help.officer.corrections': 'Correct past results',
  'help.officer.corrections.text':
    'Before you confirm a correction, you see whose ratings change and on which lists. It counts from the next list on; the revised lists are shown beside the published ones.',
  'help.officer.disputes': 'Disputes',
  'help.officer.disputes.text':
    'Players and clubs can dispute a number or a decision. The deadline is shown; the player or club reads your decision and its reasons.',
  'help.officer.registry': 'Players and clubs',
  'help.officer.registry.text':
    'Merge two records of the same person; you can undo the merge. Load FIDE’s list once a month, and you find anyone on it as you type.',
  'help.player.find': 'Find your rating',
  'help.player.find.text':
    'Type your name on the home page. Your page shows your rating today, its history, your games and your opponents.',
  'help.player.why': 'Why it changed',
  'help.player.why.text':
    'Press the number to see the events, games and articles behind it. [web.verify.button] computes it again in your own browser.',
  'help.player.next': 'Where you sit',
  'help.player.next.text':
    'Open the page of the tournament on your phone, or scan the code in the hall, and type your name: board, colour, opponent, and your own card. The page changes by itself when the next round is paired. Where the button [web.notify.ask] is shown, your phone tells you as well.',
  'help.player.dispute': 'If a number is wrong',
  'help.player.dispute.text':
    'Sign in, open the rating and press [web.submit.claim.open]. Say what is wrong and add your evidence. The federation answers with its reasons; if you disagree, you can appeal.',
};
