/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<keyof typeof import('../../en/desks/reserve.ts').messages, string> = {
  'web.desk-reserve.section': 'Resolucions',
  'web.desk-reserve.section-about': 'Partides i encontres sub-condicione pendents de resolució.',
  'web.desk-reserve.about':
    'Jugadors o delegats no es van posar d’acord en la interpretació del reglament i van seguir jugant sub-condicione. La vostra resolució fixa el resultat, amb el motiu.',
  'web.desk-reserve.none': 'No hi ha resolucions pendents.',
  'web.desk-reserve.waiting':
    '{count, plural, one {Una partida o un encontre pendent de resolució} other {# partides o encontres pendents de resolució}}',
  'web.desk-reserve.mark': 'Marca sub-condicione',
  'web.desk-reserve.mark-about':
    'Els jugadors que no es posen d’acord en el reglament poden seguir jugant sub-condicione. Anoteu què es discuteix, els dos rellotges i l’hora. El resultat és provisional; el comitè de competició resol abans de tancar la prova.',
  'web.desk-reserve.doubt': 'Qüestió',
  'web.desk-reserve.doubt-hint': 'Què va passar i com interpreta el reglament cada jugador.',
  'web.desk-reserve.white-clock': 'Minuts al rellotge de les blanques',
  'web.desk-reserve.black-clock': 'Minuts al rellotge de les negres',
  'web.desk-reserve.at': 'Hora',
  'web.desk-reserve.at-hint': 'Data i hora locals.',
  'web.desk-reserve.playing': 'encara es juga',
  'web.desk-reserve.result': 'Resultat provisional',
  'web.desk-reserve.mark-send': 'Marca sub-condicione',
  'web.desk-reserve.marked': 'Tauler {board} marcat sub-condicione.',
  'web.desk-reserve.mark-reason': 'Per què només ara',
  'web.desk-reserve.facts': 'Jugada sub-condicione',
  'web.desk-reserve.clocks': 'Rellotges',
  'web.desk-reserve.clocks-said': 'blanques {white} min, negres {black} min',
  'web.desk-reserve.waits':
    'El comitè de competició encara ha de resoldre. Mentrestant el resultat és provisional: podeu tancar la ronda, però no la prova.',
  'web.desk-reserve.boards':
    'Sub-condicione: {boards}. Podeu tancar la ronda, i la següent s’emparella amb els resultats provisionals; tanqueu la prova després de la resolució.',
  'web.desk-reserve.board': 'tauler {board}',
  'web.desk-reserve.lift-about':
    'Només si tots dos jugadors es posen finalment d’acord o si va ser un error. El resultat es manté; el motiu queda al registre d’activitat.',
  'web.desk-reserve.lifted': 'Condició del tauler {board} retirada.',
  'web.desk-reserve.lift-first': 'Introduïu primer el resultat i després retireu la condició.',
  'web.desk-reserve.rule-about':
    'El resultat definitiu i la resolució amb paraules: l’àrbitre la llegeix a la pàgina del tauler.',
  'web.desk-reserve.rule-result': 'Resultat definitiu',
  'web.desk-reserve.ruling-hint': 'Com s’interpreta el reglament en aquest cas i què se’n deriva.',
  'web.desk-reserve.vote-hint': 'Deixeu-ho buit si no es va votar.',
  'web.desk-reserve.rule-ask': 'Aquesta resolució fixa el resultat. Voleu registrar-la?',
  'web.desk-reserve.ruled-on': 'Data de la resolució',
  'web.desk-reserve.ruled-stays':
    'El comitè de competició ha resolt sobre aquesta partida. Només una altra resolució en pot canviar el resultat.',
  'web.desk-reserve.choose': 'trieu',
  'web.desk-reserve.on-board': 'Al tauler',
  'web.desk-reserve.suspend': 'Ajorna la partida',
  'web.desk-reserve.suspend-about':
    'Si la partida no pot continuar ni sub-condicione: s’atura amb una jugada secreta, que queda dins el sobre, i tots dos anoten la seva versió. La ronda queda oberta fins que es reprèn la partida o el comitè resol.',
  'web.desk-reserve.suspend-white': 'Versió de les blanques',
  'web.desk-reserve.suspend-black': 'Versió de les negres',
  'web.desk-reserve.resumes-on': 'Es reprèn (opcional)',
  'web.desk-reserve.resumes-hint': 'Si se sap.',
  'web.desk-reserve.suspended': 'Ajornada',
  'web.desk-reserve.suspended-now': 'amb jugada secreta',
  'web.desk-reserve.whole': 'Tot l’encontre',
  'web.desk-reserve.board-of': 'Tauler {board}: {white} – {black}',
  'web.desk-reserve.says': '{team} diu',
  'web.desk-reserve.in-acta': 'A l’acta',
  'web.desk-reserve.boards-stand': 'com als taulers',
  'web.desk-reserve.match-rule-about':
    'El resultat definitiu i la resolució amb paraules: tots dos clubs la llegeixen a la pàgina de l’encontre.',
  'web.desk-reserve.match-about':
    'Si jugadors o delegats no es posen d’acord en el reglament, un tauler o tot l’encontre segueix sub-condicione: anoteu-ho aquí, com al dors de l’acta, abans que tots dos clubs la confirmin. El resultat és provisional; resol el comitè de competició.',
  'web.desk-reserve.match-mark': 'Posa sub-condicione',
  'web.desk-reserve.match-what': 'Què',
  'web.desk-reserve.match-doubt-hint':
    'La versió del vostre club: què va passar i com interpreteu la norma. L’altre club hi pot afegir la seva.',
  'web.desk-reserve.clock-hint': 'Per a un tauler.',
  'web.desk-reserve.match-suspended': 'Ajornada amb jugada secreta: la partida no podia continuar',
  'web.desk-reserve.match-marked': 'Posat sub-condicione.',
  'web.desk-reserve.add-version': 'Afegeix la versió del vostre club',
  'web.desk-reserve.add-send': 'Afegeix la versió',
  'web.desk-reserve.added': 'Versió afegida.',
  'web.desk-reserve.match-lift-about':
    'Només si tots dos clubs es posen finalment d’acord o si va ser un error. El que va escriure l’altre club queda.',
  'web.desk-reserve.sign-hint':
    'Esteu d’acord amb els resultats, però no amb la interpretació del reglament? Poseu primer el tauler o l’encontre sub-condicione, més avall, i després confirmeu: l’acta queda signada sub-condicione.',
  'web.desk-reserve.for-club': 'Per a',
  'web.desk-reserve.resumes': 'es reprèn el {date}',
  'web.desk-reserve.waits-suspended':
    'La partida està ajornada. La ronda queda oberta fins que se n’introdueix el resultat o el comitè de competició resol.',
  'web.desk-reserve.resume': 'Es reprèn el',
  'web.desk-reserve.resume-send': 'Fixa la data',
  'web.desk-reserve.resume-done': 'Data fixada.',
};
