/** Teams on the command line in words. */
export const messages: Record<keyof typeof import('../../en/cli/teams.ts').messages, string> = {
  'cli.help.club-list': 'Posa la llista d’un club per ordre de força, amb els equips i tot el que hi ha en contra.',
  'cli.help.club-list-file': 'document team-list (JSON); - és l’entrada estàndard',
  'cli.help.club-list-before': 'la llista tal com era: només pot haver crescut amb números «bis»',
  'cli.help.line-up': 'Jutja les alineacions d’un matx, condició per condició, amb els colors i el resultat.',
  'cli.help.line-up-file':
    'document line-up (JSON) amb un equip o tots dos, i els resultats si n’hi ha; - és l’entrada estàndard',
  'cli.examples.club-list':
    '  escala club-list club.json\n  escala club-list marc.json --before gener.json         només els «bis» poden ser nous\n  escala schema team-list                                què hi ha en un document així',
  'cli.examples.line-up':
    '  escala line-up matx.json                               veredicte, motius, colors, resultat\n  escala line-up matx.json --json | jq .home.verdict\n  escala schema line-up                                  què hi ha en un document així',
  'cli.input.team-unknown':
    'el club {side, select, home {local} other {visitant}} no té cap equip {team}. Els seus equips són {known}.',
  'cli.input.results-beyond':
    'hi ha {results} resultats, però un matx té {boards} taulers. Doneu-ne un per tauler, null on encara es juga.',
  'cli.column.nationality': 'País',
  'cli.column.team': 'Equip',
  'cli.club-list.verdict':
    '{verdict, select, yes {La llista és correcta.} other {La llista no és correcta: {count, plural, one {# error} other {# errors}}.}}',
  'cli.club-list.team':
    'Equip {team} ({competition}): números {first} a {last}, {boards} taulers, {count, plural, one {# titular} other {# titulars}}.',
  'cli.competition.first-division': 'Primera divisió',
  'cli.competition.second-division': 'Segona divisió',
  'cli.competition.first': 'Primera categoria',
  'cli.competition.second': 'Segona categoria',
  'cli.competition.third': 'Tercera categoria',
  'cli.competition.promotion': 'Promoció',
  'cli.competition.copa-catalana': 'Copa Catalana',
  'cli.line-up.side': '{side, select, home {local} other {visitant}}',
  'cli.line-up.verdict':
    '{verdict, select, yes {L’alineació és correcta.} no {L’alineació no és correcta: perd {scoring, select, olympic {els punts dels taulers} other {el matx}}.} other {No es pot dir si l’alineació és correcta.}}',
  'cli.line-up.list-faults': 'Contra la llista del club:',
  'cli.line-up.match': 'Matx: {home} - {away}',
  'cli.line-up.boards': 'Taulers: {home, number, points} - {away, number, points}',
  'cli.line-up.match-open': 'Matx: obert, encara es juguen partides que el decideixen',
  'cli.line-up.open-boards':
    'Encara es juga: {count, plural, one {tauler} other {taulers}} {boards}; {decide, select, yes {el matx en depèn} other {el matx ja està decidit}}. [Ajornaments 10.1]',
  'cli.club-list.remarks': 'Cal saber:',
};
