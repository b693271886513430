/** Teams on the command line in words. */
export const messages: Record<keyof typeof import('../../en/cli/teams.ts').messages, string> = {
  'cli.help.club-list': 'Pune lista unui club în ordinea forței, cu echipele și toate obiecțiile.',
  'cli.help.club-list-file': 'document team-list (JSON); - este intrarea standard',
  'cli.help.club-list-before': 'lista așa cum era: poate fi crescut numai cu numere „bis”',
  'cli.help.line-up': 'Judecă formațiile unui meci, condiție cu condiție, cu culorile și rezultatul.',
  'cli.help.line-up-file':
    'document line-up (JSON) cu o echipă sau amândouă și rezultatele, dacă sunt; - este intrarea standard',
  'cli.examples.club-list':
    '  escala club-list club.json\n  escala club-list martie.json --before ianuarie.json    numai numerele „bis” pot fi noi\n  escala schema team-list                                ce cuprinde un asemenea document',
  'cli.examples.line-up':
    '  escala line-up meci.json                               verdict, motive, culori, rezultat\n  escala line-up meci.json --json | jq .home.verdict\n  escala schema line-up                                  ce cuprinde un asemenea document',
  'cli.input.team-unknown':
    'clubul {side, select, home {gazdă} other {oaspete}} nu are o echipă {team}. Echipele lui sunt {known}.',
  'cli.input.results-beyond':
    'sunt {results} rezultate, dar un meci are {boards} mese. Dați câte unul de masă, null unde încă se joacă.',
  'cli.column.nationality': 'Țara',
  'cli.column.team': 'Echipa',
  'cli.club-list.verdict':
    '{verdict, select, yes {Lista este în regulă.} other {Lista nu este în regulă: {count, plural, one {# greșeală} few {# greșeli} other {# de greșeli}}.}}',
  'cli.club-list.team':
    'Echipa {team} ({competition}): numerele {first}-{last}, {boards} mese, {count, plural, one {# titular} few {# titulari} other {# de titulari}}.',
  'cli.competition.first-division': 'Prima divizie',
  'cli.competition.second-division': 'A doua divizie',
  'cli.competition.first': 'Prima categorie',
  'cli.competition.second': 'A doua categorie',
  'cli.competition.third': 'A treia categorie',
  'cli.competition.promotion': 'Promovare',
  'cli.competition.copa-catalana': 'Copa Catalana',
  'cli.line-up.side': '{side, select, home {gazdă} other {oaspete}}',
  'cli.line-up.verdict':
    '{verdict, select, yes {Formația este în regulă.} no {Formația nu este în regulă: pierde {scoring, select, olympic {punctele de la mese} other {meciul}}.} other {Nu se poate spune dacă formația este în regulă.}}',
  'cli.line-up.list-faults': 'Împotriva listei clubului:',
  'cli.line-up.match': 'Meci: {home} - {away}',
  'cli.line-up.boards': 'Mese: {home, number, points} - {away, number, points}',
  'cli.line-up.match-open': 'Meci: deschis, se joacă încă partide care îl decid',
  'cli.line-up.open-boards':
    'Se joacă încă: {count, plural, one {masa} few {mesele} other {mesele}} {boards}; {decide, select, yes {meciul depinde de aceasta} other {meciul este deja decis}}. [Ajornaments 10.1]',
  'cli.club-list.remarks': 'De știut:',
};
