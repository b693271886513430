/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<string, string> = {
  'web.desk-reserve.section': 'Partides sub-condicione',
  'web.desk-reserve.section-about': 'Resoleu sobre les partides jugades sub-condicione.',
  'web.desk-reserve.about':
    'Els jugadors no es van posar d’acord en la interpretació del reglament i van seguir jugant sub-condicione. Val la interpretació del comitè de competició: la vostra resolució fixa el resultat, amb el motiu.',
  'web.desk-reserve.none': 'Cap partida espera una resolució.',
  'web.desk-reserve.waiting':
    '{count, plural, one {Una partida sub-condicione espera una resolució.} other {# partides sub-condicione esperen una resolució.}}',
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
    'Sub-condicione: {boards}. La ronda es pot tancar i la següent s’aparella amb aquests resultats tal com estan; la prova només es tanca quan el comitè de competició ha resolt.',
  'web.desk-reserve.board': 'tauler {board}',
  'web.desk-reserve.lift': 'Retira la condició',
  'web.desk-reserve.lift-about':
    'Només si tots dos jugadors es posen finalment d’acord o si es va marcar per error. El resultat queda i el vostre motiu consta al registre.',
  'web.desk-reserve.lift-reason': 'Per què es retira',
  'web.desk-reserve.lift-send': 'Retira-la',
  'web.desk-reserve.lifted': 'El tauler {board} ja no és sub-condicione.',
  'web.desk-reserve.lift-first': 'Per retirar la condició, entreu primer el resultat.',
  'web.desk-reserve.rule': 'Resolució',
  'web.desk-reserve.rule-about':
    'El resultat que val i la resolució amb paraules: l’àrbitre la llegeix a la pàgina del tauler.',
  'web.desk-reserve.rule-result': 'Resultat que val',
  'web.desk-reserve.ruling': 'La resolució',
  'web.desk-reserve.ruling-hint': 'Com s’interpreta el reglament en aquest cas i què se’n deriva.',
  'web.desk-reserve.vote-hint': 'Deixeu-ho buit si no es va votar.',
  'web.desk-reserve.rule-send': 'Resol',
  'web.desk-reserve.rule-ask': 'Aquesta resolució fixa el resultat. Voleu resoldre?',
  'web.desk-reserve.ruled': 'La resolució sobre el tauler {board} consta al registre.',
  'web.desk-reserve.ruled-on': 'Data de la resolució',
  'web.desk-reserve.ruled-stays':
    'El comitè de competició ha resolt sobre aquesta partida: el resultat queda com està. Només el canvia una altra resolució.',
  'web.desk-reserve.choose': 'trieu',
  'web.desk-reserve.on-board': 'Al tauler',
};
