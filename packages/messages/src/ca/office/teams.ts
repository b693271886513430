/** Why something about teams is refused: leagues, club lists, line-ups, actas, rulings. */
export const messages: Record<keyof typeof import('../../en/office/teams.ts').messages, string> = {
  'refusal.player-by-the-rules': '{name}: {finding}',
  'refusal.league-unknown': 'No hi ha cap lliga {id} al registre. Comproveu-ne l’identificador o creeu-la primer.',
  'refusal.league-exists': 'Ja hi ha una lliga {id}: {name}. Trieu un altre identificador o modifiqueu aquesta lliga.',
  'refusal.book-without-teams':
    'El reglament {book} no parla d’equips i no permet fer-hi cap lliga. Indiqueu un altre reglament.',
  'refusal.teams-no-rules':
    'La federació no té reglament de competicions, i per tant no n’hi ha per a les lligues ni per a les llistes dels clubs. Un administrador el pot indicar a la configuració.',
  'refusal.league-fact-fixed':
    'Els encontres ja estan sortejats: {name, select, rules {el reglament de competicions} season {la temporada} competition {la competició} system {el sistema} other {el nombre de taulers}} no es pot canviar.',
  'refusal.league-no-vacancy':
    'Per a {name} ({id}) no hi ha regla de vacants: només es cobreixen les de primera i segona divisió. Mireu una lliga de segona divisió o de primera categoria.',
  'refusal.league-not-drawn': 'La lliga encara no té encontres. Sortegeu-los primer.',
  'refusal.group-unknown': 'La lliga no té el grup {group}. Pot ser: {known}.',
  'refusal.group-drawn': 'Els encontres del grup {group} ja estan sortejats; no es pot canviar.',
  'refusal.group-has-teams':
    'El grup {group} no es pot treure: hi ha inscrits {teams}. Deixeu-lo, o retireu-los i suprimiu el grup a la pàgina de la lliga.',
  'refusal.group-twice': 'Hi ha dos grups {group}. Doneu a cadascun un identificador propi.',
  'refusal.team-exists': 'L’equip {id} ja està inscrit. Feu servir la lletra següent o deixeu-lo com està.',
  'refusal.team-unknown': 'No hi ha cap equip {id} al registre. Comproveu-ne l’identificador.',
  'refusal.team-number-taken': 'El número {number} del grup és d’un altre equip. Doneu-ne un altre.',
  'refusal.team-not-on-list':
    'El club no té l’equip {team} aquesta temporada; té: {known}. Inscriviu-lo o comproveu-ne la lletra.',
  'refusal.club-list-missing':
    'El club {club} no ha lliurat l’ordre de força de la temporada {season}. Lliureu-lo primer.',
  'refusal.player-not-of-club':
    '{name} ({id}) no té llicència del club {club} per a {season}. Traieu-lo de la llista o tramiteu-ne abans la llicència.',
  'refusal.match-unknown':
    'No hi ha cap encontre {id} al registre. Comproveu-ne l’identificador o sortegeu primer el grup.',
  'refusal.match-open':
    'Ronda {round}, {home} contra {away}: no hi ha acta confirmada ni resolució. Feu-la confirmar o resoleu-ho.',
  'refusal.line-up-missing':
    'Falta l’alineació de {side, select, home {l’equip local} other {l’equip visitant}}. Poseu-la a l’acta.',
  'refusal.line-up-differs':
    'L’acta porta una alineació de {side, select, home {l’equip local} other {l’equip visitant}} diferent de la lliurada. Els canvis després de l’inici són substitucions.',
  'refusal.acta-unknown': 'L’encontre {id} encara no té acta. Presenteu-la primer.',
  'refusal.acta-exists': 'L’encontre {id} ja té acta: ja no es lliuren alineacions.',
  'refusal.acta-confirmed': 'L’acta de {id} està confirmada. Si és errònia, demaneu una resolució a la federació.',
  'refusal.acta-differs':
    'El {side, select, home {club local} other {club visitant}} ha enviat una altra acta de {id}; aquí hi ha totes dues. Acordeu-ne una o demaneu una resolució.',
  'refusal.acta-own':
    'L’acta l’ha enviada el mateix {side, select, home {club local} other {club visitant}}. L’ha de confirmar l’altre club.',
  'refusal.acta-ahead': 'Un encontre del dia {on} no es pot comunicar abans de jugar-se. Comproveu la data.',
  'refusal.acta-boards':
    'S’han indicat {count} taulers i l’encontre en té {boards}. Deixeu un tauler buit abans que ometre’l.',
  'refusal.acta-empty-board':
    'Al tauler {board} un dels bàndols no hi tenia ningú. Anoteu {needed} per incompareixença o indiqueu el jugador.',
  'refusal.match-reserve-missing': 'L’encontre no és sub-condicione. Mireu com està ara.',
  'refusal.board-reserve-missing':
    'El tauler {board} de l’encontre no és sub-condicione. Mireu com està ara l’encontre.',
  'refusal.reserve-ruled': 'El comitè de competició ja hi ha resolt: queda així. Només ho canvia una altra resolució.',
  'refusal.reserve-ahead': 'L’incident no pot ser més tard que ara. Comproveu la data i l’hora.',
  'refusal.reserve-late':
    'L’encontre ja està resolt: tots dos clubs donen per bona l’acta o hi ha una resolució. Ja no es pot posar sub-condicione; demaneu una resolució a la federació.',
  'refusal.reserve-clocks': 'Falta què marquen els dos rellotges del tauler {board}. Anoteu els minuts de tots dos.',
  'refusal.reserve-not-suspended':
    'Només se suspèn una partida que encara es juga: indiqueu el tauler, abans d’enviar l’acta. Si no, marqueu-la només sub-condicione.',
  'refusal.reserve-of-other':
    'El {side, select, home {club local} other {club visitant}} no l’ha posat sub-condicione i no té res per retirar. Ho fa l’altre club, o resol el comitè de competició.',
  'refusal.reserve-result-missing': 'Falta el resultat que val al tauler {board}. Trieu-lo.',
  'refusal.acta-ruled-board':
    'El comitè de competició ha resolt sobre el tauler {board}: {result}{kind, select, forfeit { per incompareixença} other {}}, primer els punts de les blanques. Envieu l’acta amb aquest resultat.',
  'refusal.match-under-reserve':
    'Ronda {round}, {home} contra {away}{board, plural, =0 {} other {, tauler #}}: sub-condicione, i el comitè de competició encara no ha resolt. Demaneu primer la resolució.',
  'refusal.group-under-reserve':
    '{matches, plural, one {Un encontre} other {# encontres}} de la ronda {rounds} {matches, plural, one {és} other {són}} sub-condicione. Una ronda sortejada no es desfà: demaneu la resolució del comitè de competició i després sortegeu la següent.',
  'refusal.league-reported':
    'Les partides de la lliga ja estan comunicades ({event}). {state, select, submitted {Rebutgeu primer l’informe; després resoleu i torneu-lo a presentar.} other {Les llistes les compten: corregiu el resultat a «Correccions».}}',
  'refusal.group-last':
    'El grup {group} és l’únic de la lliga, que en té almenys un. Afegiu-ne abans un altre, o deixeu-lo.',
  'refusal.group-played':
    'El grup {group} no es pot suprimir: {matches, plural, one {un encontre seu té} other {# encontres seus tenen}} acta o resolució. El que s’ha jugat queda a la lliga.',
  'refusal.group-dropped': 'D’aquesta lliga es va suprimir un grup {group}. Doneu un altre identificador al grup nou.',
  'refusal.acta-adjourned-kind':
    'Una partida ajornada encara no té resultat i no pot ser {kind, select, forfeit {una incompareixença} other {adjudicada}}: indiqueu el resultat o deixeu tots dos en blanc.',
};
