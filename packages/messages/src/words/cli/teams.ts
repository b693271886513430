import type { Texts } from '../../texts.ts';

/** Teams on the command line in words. */
export const messages = {
  'cli.help.club-list': [
    'Order a club’s list by strength, with its teams and all objections.',
    'Posa la llista d’un club per ordre de força, amb els equips i tot el que hi ha en contra.',
    'Pone la lista de un club por orden de fuerza, con los equipos y todo lo que hay en contra.',
    'Pune lista unui club în ordinea forței, cu echipele și toate obiecțiile.',
  ],
  'cli.help.club-list-file': [
    'team-list document (JSON); - is standard input',
    'document team-list (JSON); - és l’entrada estàndard',
    'documento team-list (JSON); - es la entrada estándar',
    'document team-list (JSON); - este intrarea standard',
  ],
  'cli.help.club-list-before': [
    'the earlier list: only “bis” numbers may have been added',
    'la llista tal com era: només pot haver crescut amb números «bis»',
    'la lista tal como era: solo puede haber crecido con números «bis»',
    'lista așa cum era: poate fi crescut numai cu numere „bis”',
  ],
  'cli.help.line-up': [
    'Check the line-ups of a match, condition by condition, with colours and the result.',
    'Jutja les alineacions d’un matx, condició per condició, amb els colors i el resultat.',
    'Juzga las alineaciones de un encuentro, condición por condición, con los colores y el resultado.',
    'Judecă formațiile unui meci, condiție cu condiție, cu culorile și rezultatul.',
  ],
  'cli.help.line-up-file': [
    'line-up document (JSON) with one team or both, and results if there are any; - is standard input',
    'document line-up (JSON) amb un equip o tots dos, i els resultats si n’hi ha; - és l’entrada estàndard',
    'documento line-up (JSON) con un equipo o los dos, y los resultados si los hay; - es la entrada estándar',
    'document line-up (JSON) cu o echipă sau amândouă și rezultatele, dacă sunt; - este intrarea standard',
  ],
  'cli.examples.club-list': [
    '  escala club-list club.json\n  escala club-list march.json --before january.json      only “bis” numbers may be new\n  escala schema team-list                                what such a document holds',
    '  escala club-list club.json\n  escala club-list marc.json --before gener.json         només els «bis» poden ser nous\n  escala schema team-list                                què hi ha en un document així',
    '  escala club-list club.json\n  escala club-list marzo.json --before enero.json        solo los «bis» pueden ser nuevos\n  escala schema team-list                                qué hay en un documento así',
    '  escala club-list club.json\n  escala club-list martie.json --before ianuarie.json    numai numerele „bis” pot fi noi\n  escala schema team-list                                ce cuprinde un asemenea document',
  ],
  'cli.examples.line-up': [
    '  escala line-up match.json                              verdict, reasons, colours, result\n  escala line-up match.json --json | jq .home.verdict\n  escala schema line-up                                  what such a document holds',
    '  escala line-up matx.json                               veredicte, motius, colors, resultat\n  escala line-up matx.json --json | jq .home.verdict\n  escala schema line-up                                  què hi ha en un document així',
    '  escala line-up encuentro.json                          veredicto, motivos, colores, resultado\n  escala line-up encuentro.json --json | jq .home.verdict\n  escala schema line-up                                  qué hay en un documento así',
    '  escala line-up meci.json                               verdict, motive, culori, rezultat\n  escala line-up meci.json --json | jq .home.verdict\n  escala schema line-up                                  ce cuprinde un asemenea document',
  ],
  'fault.team-unknown': [
    'The club of {side, select, home {the home team} other {the visitors}} has no team {team}. Its teams are {known}.',
    'El club {side, select, home {local} other {visitant}} no té cap equip {team}. Els seus equips són {known}.',
    'El club {side, select, home {local} other {visitante}} no tiene ningún equipo {team}. Sus equipos son {known}.',
    'Clubul {side, select, home {gazdă} other {oaspete}} nu are o echipă {team}. Echipele lui sunt {known}.',
  ],
  'fault.boards-differ': [
    'The home team plays on {home} boards and the visitors on {away}, but a match has the same number for both. Correct the competition or the boards of one of the teams, or give the boards of the match: "boards": {home}.',
    'L’equip local juga amb {home} taulers i el visitant amb {away}, però un matx en té els mateixos per a tots dos. Corregiu la competició o els taulers d’un dels equips, o indiqueu els taulers del matx: "boards": {home}.',
    'El equipo local juega con {home} tableros y el visitante con {away}, pero un encuentro tiene los mismos para los dos. Corrija la competición o los tableros de uno de los equipos, o indique los tableros del encuentro: "boards": {home}.',
    'Echipa gazdă joacă la {home} mese, iar cea oaspete la {away}, dar un meci are la fel de multe pentru amândouă. Corectați competiția sau mesele uneia dintre echipe ori indicați mesele meciului: "boards": {home}.',
  ],
  'fault.results-beyond': [
    'There are {results} results, but the match has {boards} boards. Give one for each board, null where the game is still being played.',
    'Hi ha {results} resultats, però el matx té {boards} taulers. Doneu-ne un per tauler, null on encara es juga.',
    'Hay {results} resultados, pero el encuentro tiene {boards} tableros. Dé uno por tablero, null donde aún se juega.',
    'Sunt {results} rezultate, dar meciul are {boards} mese. Dați câte unul de masă, null unde încă se joacă.',
  ],
  'fault.board-of-nobody': [
    '{side, select, home {The home team} other {The visiting team}} has points on board {board} ({result}), but none of its players sat there. Correct the result, or name the player.',
    '{side, select, home {L’equip local} other {L’equip visitant}} té punts al tauler {board} ({result}), però no hi seia ningú de l’equip. Corregiu el resultat o poseu-hi el jugador.',
    '{side, select, home {El equipo local} other {El equipo visitante}} tiene puntos en el tablero {board} ({result}), pero nadie del equipo se sentó en él. Corrija el resultado o indique el jugador.',
    '{side, select, home {Echipa gazdă} other {Echipa oaspete}} are puncte la masa {board} ({result}), dar nimeni din echipă nu a stat acolo. Corectați rezultatul sau numiți jucătorul.',
  ],
  'cli.column.nationality': ['Country', 'País', 'País', 'Țara'],
  'cli.column.team': ['Team', 'Equip', 'Equipo', 'Echipa'],
  'cli.club-list.verdict': [
    '{verdict, select, yes {The list is in order.} other {The list is not in order: {count, plural, one {# fault} other {# faults}}.}}',
    '{verdict, select, yes {La llista és correcta.} other {La llista no és correcta: {count, plural, one {# error} other {# errors}}.}}',
    '{verdict, select, yes {La lista es correcta.} other {La lista no es correcta: {count, plural, one {# error} other {# errores}}.}}',
    '{verdict, select, yes {Lista este în regulă.} other {Lista nu este în regulă: {count, plural, one {# greșeală} few {# greșeli} other {# de greșeli}}.}}',
  ],
  'cli.club-list.team': [
    'Team {team} ({competition}): numbers {first} to {last}, {boards} boards, {count, plural, one {# regular} other {# regulars}}.',
    'Equip {team} ({competition}): números {first} a {last}, {boards} taulers, {count, plural, one {# titular} other {# titulars}}.',
    'Equipo {team} ({competition}): números {first} a {last}, {boards} tableros, {count, plural, one {# titular} other {# titulares}}.',
    'Echipa {team} ({competition}): numerele {first}-{last}, {boards} mese, {count, plural, one {# titular} few {# titulari} other {# de titulari}}.',
  ],
  'cli.line-up.side': [
    '{side, select, home {at home} other {visitors}}',
    '{side, select, home {local} other {visitant}}',
    '{side, select, home {local} other {visitante}}',
    '{side, select, home {gazdă} other {oaspete}}',
  ],
  'cli.line-up.verdict': [
    '{verdict, select, yes {The line-up is in order.} no {The line-up is not in order: it loses {scoring, select, olympic {the points of its boards} other {the match}}.} other {It is not known whether the line-up is in order.}}',
    '{verdict, select, yes {L’alineació és correcta.} no {L’alineació no és correcta: perd {scoring, select, olympic {els punts dels taulers} other {el matx}}.} other {No es pot dir si l’alineació és correcta.}}',
    '{verdict, select, yes {La alineación es correcta.} no {La alineación no es correcta: pierde {scoring, select, olympic {los puntos de los tableros} other {el encuentro}}.} other {No se puede decir si la alineación es correcta.}}',
    '{verdict, select, yes {Formația este în regulă.} no {Formația nu este în regulă: pierde {scoring, select, olympic {punctele de la mese} other {meciul}}.} other {Nu se poate spune dacă formația este în regulă.}}',
  ],
  'cli.line-up.list-faults': [
    'Objections to the club’s list:',
    'Contra la llista del club:',
    'Contra la lista del club:',
    'Împotriva listei clubului:',
  ],
  'cli.line-up.match': [
    'Match: {home} - {away}',
    'Matx: {home} - {away}',
    'Encuentro: {home} - {away}',
    'Meci: {home} - {away}',
  ],
  'cli.line-up.boards': [
    'Boards: {home, number, points} - {away, number, points}',
    'Taulers: {home, number, points} - {away, number, points}',
    'Tableros: {home, number, points} - {away, number, points}',
    'Mese: {home, number, points} - {away, number, points}',
  ],
  'cli.line-up.match-open': [
    'Match: open, games that decide it are still being played',
    'Matx: obert, encara es juguen partides que el decideixen',
    'Encuentro: abierto, aún se juegan partidas que lo deciden',
    'Meci: deschis, se joacă încă partide care îl decid',
  ],
  'cli.line-up.open-boards': [
    'Still being played: {count, plural, one {board} other {boards}} {boards}; {decide, select, yes {the match depends on it} other {the match is decided without it}}. [Ajornaments 10.1]',
    'Encara es juga: {count, plural, one {tauler} other {taulers}} {boards}; {decide, select, yes {el matx en depèn} other {el matx ja està decidit}}. [Ajornaments 10.1]',
    'Aún se juega: {count, plural, one {tablero} other {tableros}} {boards}; {decide, select, yes {el encuentro depende de ello} other {el encuentro ya está decidido}}. [Ajornaments 10.1]',
    'Se joacă încă: {count, plural, one {masa} few {mesele} other {mesele}} {boards}; {decide, select, yes {meciul depinde de aceasta} other {meciul este deja decis}}. [Ajornaments 10.1]',
  ],
  'cli.club-list.remarks': ['Please note:', 'Cal saber:', 'Conviene saber:', 'De știut:'],
} satisfies Texts;
