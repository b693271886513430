/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<keyof typeof import('../../en/desks/reserve.ts').messages, string> = {
  'web.desk-reserve.section': 'Sub-condicione',
  'web.desk-reserve.section-about': 'Resoleu sobre les partides i els encontres jugats sub-condicione.',
  'web.desk-reserve.about':
    'Jugadors o delegats no es van posar d’acord en la interpretació del reglament i van seguir jugant sub-condicione. Val la interpretació del comitè de competició: la vostra resolució fixa el resultat, amb el motiu.',
  'web.desk-reserve.none': 'Res no espera una resolució.',
  'web.desk-reserve.waiting':
    '{count, plural, one {Una partida o un encontre sub-condicione espera una resolució.} other {# partides o encontres sub-condicione esperen una resolució.}}',
  'web.desk-reserve.mark': 'Marca-la com a jugada sub-condicione',
  'web.desk-reserve.mark-about':
    'Quan els jugadors no es posen d’acord en la interpretació del reglament, poden seguir jugant sub-condicione. Anoteu què es discuteix, què marquen els dos rellotges i a quina hora va ser. El resultat val provisionalment; el comitè de competició hi resol abans de tancar la prova.',
  'web.desk-reserve.doubt': 'Què es discuteix',
  'web.desk-reserve.doubt-hint': 'Com ho dirien tots dos jugadors: què va passar i com ho interpreta cadascun.',
  'web.desk-reserve.white-clock': 'Minuts al rellotge de les blanques',
  'web.desk-reserve.black-clock': 'Minuts al rellotge de les negres',
  'web.desk-reserve.at': 'Quan va ser',
  'web.desk-reserve.at-hint': 'Data i hora de la sala.',
  'web.desk-reserve.playing': 'encara es juga',
  'web.desk-reserve.result': 'Resultat provisional',
  'web.desk-reserve.mark-send': 'Marca sub-condicione',
  'web.desk-reserve.marked': 'El tauler {board} queda marcat sub-condicione.',
  'web.desk-reserve.mark-reason': 'Per què es marca només ara',
  'web.desk-reserve.facts': 'Jugada sub-condicione',
  'web.desk-reserve.clocks': 'Rellotges',
  'web.desk-reserve.clocks-said': 'blanques {white} min, negres {black} min',
  'web.desk-reserve.waits':
    'El comitè de competició encara ha de resoldre. Mentrestant el resultat val provisionalment i la ronda es pot tancar, però la prova no.',
  'web.desk-reserve.boards':
    'Sub-condicione: {boards}. La ronda es pot tancar i la següent s’emparella amb aquests resultats tal com estan; la prova només es tanca quan el comitè de competició ha resolt.',
  'web.desk-reserve.board': 'tauler {board}',
  'web.desk-reserve.lift': 'Retira la condició',
  'web.desk-reserve.lift-about':
    'Només si tots dos jugadors es posen finalment d’acord o si es va marcar per error. El resultat queda i el vostre motiu consta al registre.',
  'web.desk-reserve.lift-reason': 'Per què es retira',
  'web.desk-reserve.lifted': 'El tauler {board} ja no és sub-condicione.',
  'web.desk-reserve.lift-first': 'Per retirar la condició, entreu primer el resultat.',
  'web.desk-reserve.rule': 'Resolució',
  'web.desk-reserve.rule-about':
    'El resultat que val i la resolució amb paraules: l’àrbitre la llegeix a la pàgina del tauler.',
  'web.desk-reserve.rule-result': 'Resultat que val',
  'web.desk-reserve.ruling': 'La resolució',
  'web.desk-reserve.ruling-hint': 'Com s’interpreta el reglament en aquest cas i què se’n deriva.',
  'web.desk-reserve.vote-hint': 'Deixeu-ho buit si no es va votar.',
  'web.desk-reserve.rule-ask': 'Aquesta resolució fixa el resultat. Voleu resoldre?',
  'web.desk-reserve.ruled-on': 'Data de la resolució',
  'web.desk-reserve.ruled-stays':
    'El comitè de competició ha resolt sobre aquesta partida: el resultat queda com està. Només el canvia una altra resolució.',
  'web.desk-reserve.choose': 'trieu',
  'web.desk-reserve.on-board': 'Al tauler',
  'web.desk-reserve.suspend': 'La partida no podia continuar: suspeneu-la',
  'web.desk-reserve.suspend-about':
    'Quan ni tan sols es pot seguir jugant sub-condicione: s’atura amb una jugada secreta, que queda dins el sobre, i tots dos anoten la seva versió. La ronda queda oberta fins que es reprèn la partida o el comitè resol.',
  'web.desk-reserve.suspend-white': 'Versió de les blanques',
  'web.desk-reserve.suspend-black': 'Versió de les negres',
  'web.desk-reserve.resumes-on': 'Es reprèn (opcional)',
  'web.desk-reserve.resumes-hint': 'El dia que es reprèn, si se sap.',
  'web.desk-reserve.suspended': 'Suspesa',
  'web.desk-reserve.suspended-now': 'amb jugada secreta',
  'web.desk-reserve.matches-section': 'Encontres de lligues',
  'web.desk-reserve.whole': 'Tot l’encontre',
  'web.desk-reserve.board-of': 'Tauler {board}: {white} – {black}',
  'web.desk-reserve.board-alone': 'Tauler {board}',
  'web.desk-reserve.says': '{team} diu',
  'web.desk-reserve.in-acta': 'A l’acta',
  'web.desk-reserve.no-acta': 'encara sense acta',
  'web.desk-reserve.boards-stand': 'tal com donen els taulers',
  'web.desk-reserve.match-rule-about':
    'El resultat que val i la resolució amb paraules: tots dos clubs la llegeixen a la pàgina de l’encontre.',
  'web.desk-reserve.match-about':
    'Quan jugadors o delegats no es posen d’acord en la interpretació del reglament, un tauler o tot l’encontre segueix sub-condicione: anoteu-ho aquí com al dors de l’acta, abans que tots dos clubs la donin per bona. El resultat val provisionalment; resol el comitè de competició.',
  'web.desk-reserve.match-mark': 'Posa un tauler o l’encontre sub-condicione',
  'web.desk-reserve.match-what': 'Què és sub-condicione',
  'web.desk-reserve.match-doubt-hint':
    'La versió del vostre club: què va passar i com interpreteu la norma. L’altre club hi pot afegir la seva.',
  'web.desk-reserve.clock-hint': 'Per a un tauler.',
  'web.desk-reserve.match-suspended': 'La partida no podia continuar i queda suspesa amb jugada secreta',
  'web.desk-reserve.match-marked': 'Ja és sub-condicione.',
  'web.desk-reserve.add-version': 'Afegiu la versió del vostre club',
  'web.desk-reserve.add-send': 'Afegeix-la',
  'web.desk-reserve.added': 'La vostra versió consta al registre.',
  'web.desk-reserve.match-lift-about':
    'Només si tots dos clubs es posen finalment d’acord o si va ser un error. El que va escriure l’altre club queda.',
  'web.desk-reserve.sign-hint':
    'Esteu d’acord amb els resultats, però no amb la interpretació del reglament? Poseu primer el tauler o l’encontre sub-condicione, més avall, i després confirmeu: l’acta queda signada sub-condicione.',
  'web.desk-reserve.for-club': 'En nom de',
  'web.desk-reserve.resumes': 'es reprèn el {date}',
  'web.desk-reserve.waits-suspended':
    'La partida està suspesa. La ronda queda oberta fins que es reprèn i se n’entra el resultat, o fins que el comitè de competició resol.',
  'web.desk-reserve.resume': 'Dia en què es reprèn',
  'web.desk-reserve.resume-send': 'Fixa el dia',
  'web.desk-reserve.resume-done': 'El dia consta al registre.',
};
