/** fce-2016 in words: findings, workings, articles and decisions, each said in our own. */
export const messages: Record<keyof typeof import('../../en/books/fce-2016.ts').messages, string> = {
  'finding.fce-2016.rounds-per-day':
    '{rounds} rondes en un sol dia; una prova estàndard en pot tenir {most}. S’avalua igualment; l’oficina la pot refusar.',
  'finding.fce-2016.duration':
    'La prova dura {days} dies; se’n permeten {most}, llevat de les competicions per equips. S’avalua igualment; l’oficina la pot refusar.',
  'finding.fce-2016.half-k-fixed-minutes':
    'S’ha demanat mitja K, però {minutes} minuts fixos són menys de {least}: s’aplica la K sencera.',
  'finding.fce-2016.half-k-not-active':
    'S’ha demanat mitja K, però la prova no és d’escacs actius: s’aplica la K sencera. Traieu `halfK` de la prova.',
  'finding.fce-2016.other-rhythm':
    'El ritme de joc no és el de la llista de {rhythm, select, standard {ritme estàndard} other {ritmes ràpids}}: la prova no s’hi avalua. Poseu-la al document de l’altra llista.',
  'finding.fce-2016.no-performance':
    'La partida contra {opponent} no s’avalua: {opponent} no té Elo ni cap partida jugada contra un jugador amb Elo d’aquesta prova, i per tant cap performance.',
  'finding.fce-2016.no-first-rating':
    'No es pot donar Elo inicial: afegiu `fideRating`, o bé `birthDate` i `federatedOn`.',
  'finding.fce-2016.no-new-first-rating':
    'Caldria un nou Elo inicial, però no hi ha res en què basar-lo: es manté el que té. Afegiu `fideRating` o `birthDate`.',
  'finding.fce-2016.age-of-another-day':
    'No es pot donar un Elo inicial per edat: `age` és del {on} i {needed, select, none {no se sap el dia de federar-se} other {cal l’edat del {needed}}}. Indiqueu `age` d’aquell dia, `birthDate` o `fideRating`.',
  'finding.fce-2016.registered-late':
    'Registrada el {registered}, després de l’inici ({start}); una prova es registra abans de celebrar-se. La federació la pot avaluar igualment, amb un motiu que es publica.',
  'finding.fce-2016.list-date': 'Les llistes es publiquen el primer dia de mes; {date} no ho és.',
  'finding.fce-2016.before-in-force':
    'La llista del {date} és anterior al reglament, vigent des del {from}: s’apliquen els seus primers valors.',
  'finding.fce-2016.under-floor':
    'La llista vigent té {rating}, per sota del mínim de {floor}. Reviseu aquella llista.',
  'finding.fce-2016.listed-without-licence':
    'Una llista publicada té aquest jugador, que ara no té llicència: no entra a la nova llista i compta com a no avaluat.',
  'finding.fce-2016.left-the-list':
    'Una llista anterior té aquest jugador i la vigent no: se li torna a donar un Elo inicial. Si no és el que es vol, poseu l’Elo a la llista vigent.',
  'working.fce-2016.first-rating.standard': 'Elo inicial {rating}: l’Elo estàndard de la federació, {taken}.',
  'working.fce-2016.first-rating.fide': 'Elo inicial {rating}: l’Elo FIDE, {taken}.',
  'working.fce-2016.first-rating.age': 'Elo inicial {rating}: per edat, {age} anys el {on} (naixement: {born}).',
  'working.fce-2016.first-rating.told-age': 'Elo inicial {rating}: per edat, {age} anys el {on}.',
  'working.fce-2016.factor.first-season':
    'K a la nova llista: {k}, el factor base d’un Elo de {rating}; encara cap temporada completa.',
  'working.fce-2016.factor.increment':
    'K a la nova llista: {k} = {k0} per un Elo de {rating}, i {increment} per les partides de temporades passades (la més recent primer: {games}; ponderades {weighted}/{weights}; temporades completes: {seasons}).',
  'article.fce-2016.2.1': 'S’avaluen les competicions oficials i homologades, per als jugadors afiliats.',
  'article.fce-2016.2.2': 'La federació pot avaluar una prova que no compleixi les condicions.',
  'article.fce-2016.3.1': 'El ritme estàndard i els ràpids tenen Elos separats.',
  'article.fce-2016.5.1': 'Estàndard: una hora o més per a 60 jugades, increments inclosos.',
  'article.fce-2016.5.2': 'Ràpids: menys d’una hora per a 60 jugades.',
  'article.fce-2016.5.3': 'Una prova d’actius pot demanar ser avaluada amb mitja K.',
  'article.fce-2016.5.3a': 'La mitja K en actius demana deu minuts fixos.',
  'article.fce-2016.6.1': 'Una prova estàndard té com a màxim tres rondes al dia.',
  'article.fce-2016.6.2': 'Una prova dura com a màxim 90 dies, llevat de les d’equips.',
  'article.fce-2016.7': 'Una incompareixença compta com una partida contra el propi Elo.',
  'article.fce-2016.8.1': 'Dotze llistes l’any, el primer de cada mes, amb les proves des de l’anterior.',
  'article.fce-2016.8.2': 'La llista inclou tothom amb llicència de la temporada.',
  'article.fce-2016.8.3':
    'Les partides compten amb la llista de l’inici de la prova; en competicions setmanals, amb la del seu dia.',
  'article.fce-2016.8.4': 'S’admeten reclamacions els primers 25 dies d’una llista.',
  'article.fce-2016.9.1': 'Què mostra la llista de cada jugador.',
  'article.fce-2016.10.1': 'L’Elo inicial és l’Elo FIDE, si n’hi ha.',
  'article.fce-2016.10.2': 'Si no, l’Elo inicial va per l’edat en federar-se: de 1220 a 1700.',
  'article.fce-2016.10.3': 'Dotze mesos sense cap partida després de l’Elo inicial en porten un de nou.',
  'article.fce-2016.11.1': 'Ràpids: l’Elo inicial és l’estàndard de la federació.',
  'article.fce-2016.11.2': 'Ràpids: si no en té, l’Elo FIDE.',
  'article.fce-2016.11.3': 'Ràpids: sense cap de les dues, per edat.',
  'article.fce-2016.11.4': 'Ràpids: nou Elo inicial després de dotze mesos sense jugar.',
  'article.fce-2016.12': 'Un oponent sense Elo compta amb la performance a la prova.',
  'article.fce-2016.13.2': 'La Taula 1 converteix una diferència d’Elo en un resultat esperat.',
  'article.fce-2016.13.3': 'La Taula 2 converteix un percentatge de punts en una diferència d’Elo.',
  'article.fce-2016.14': 'Com es calcula la performance d’un jugador en una prova.',
  'article.fce-2016.14.3': 'Amb la meitat dels punts, la performance és la mitjana dels oponents.',
  'article.fce-2016.14.4': 'Per sobre de la meitat: un factor base més per cada mig punt.',
  'article.fce-2016.14.5': 'Per sota de la meitat: la mitjana i el que dona la Taula 2 pel percentatge.',
  'article.fce-2016.15.1': 'La Taula 1 dona el resultat esperat de cada jugador.',
  'article.fce-2016.15.2': 'La variació és K pel resultat menys l’esperat.',
  'article.fce-2016.16.2': 'K és un factor base segons l’Elo més un increment segons les partides recents.',
  'article.fce-2016.16.2a': 'Taula 3: el factor base segons l’Elo, de 42 a 6.',
  'article.fce-2016.16.2b':
    'L’increment va de +3 a −3 amb les partides ponderades de fins a cinc temporades passades, sense incompareixences.',
  'article.fce-2016.16.2c': 'La primera temporada no hi ha increment.',
  'article.fce-2016.16.3': 'Prova estàndard amb un 80% de sots-12: K 6 per a tothom.',
  'article.fce-2016.16.4': 'Prova de ràpids amb un 80% de sots-12: K 3 per a tothom.',
  'article.fce-2016.16.5a': 'Les partides llampec fan servir mitja K.',
  'article.fce-2016.16.6a': 'Una partida adjudicada sense cap jugada fa servir la meitat de la K més baixa.',
  'article.fce-2016.16.6b': 'Una incompareixença fa servir la meitat de la K més baixa.',
  'article.fce-2016.17.1': 'Se sumen les variacions de totes les partides del període.',
  'article.fce-2016.17.2': 'La suma s’arrodoneix un sol cop a un enter.',
  'article.fce-2016.17.3': 'Cap Elo no és inferior a 1000.',
  'article.fce-2016.20': 'Per a l’increment de K ningú no compta com a federat abans del 2015.',
  'article.fce-2016.21': 'El reglament és vigent des de la temporada 2016.',
  'decision.D-ALL-1': 'La meitat s’arrodoneix cap amunt si cap article no diu altra cosa.',
  'decision.D-ALL-2': 'Una llista anterior al reglament fa servir els seus primers valors, amb un avís.',
  'decision.D-FCE-1': 'Les partides ràpides de deu minuts o menys són llampec; les més llargues, actius.',
  'decision.D-FCE-2':
    'Setmanal o més lent: almenys set dies entre rondes seguides, cadascuna pel dia de la majoria de les seves partides.',
  'decision.D-FCE-3': 'El nou Elo inicial va per l’edat en la data de la llista.',
  'decision.D-FCE-4': 'Sense Elo per prendre ni les dues dates, ningú no s’avalua.',
  'decision.D-FCE-5': 'Un Elo inicial compta en les partides del seu propi període.',
  'decision.D-FCE-6': 'La mitjana dels oponents s’arrodoneix a un enter.',
  'decision.D-FCE-7': 'Per sota de la meitat dels punts, la Taula 2 es llegeix pel percentatge propi.',
  'decision.D-FCE-8': '2600 just pertany a la fila més alta de la Taula 3.',
  'decision.D-FCE-9': 'Amb una temporada completa, la mitjana són les partides d’aquella temporada.',
  'decision.D-FCE-10': 'L’increment de K s’arrodoneix a un enter, la meitat cap amunt.',
  'decision.D-FCE-11': 'La K dels sots-12 no es parteix a més en els ràpids.',
  'decision.D-FCE-12':
    'En incompareixences i adjudicacions compten les K publicades; la mitja K no s’hi torna a aplicar.',
  'decision.D-FCE-13': 'El dia de la publicació és el primer dels 25 per reclamar.',
  'decision.D-FCE-14':
    'Qui no és a la llista de la partida compta amb la primera llista posterior, o amb l’Elo inicial.',
  'decision.D-FCE-15': 'Les partides d’un període compten per a la K en l’any de la vigília de la llista.',
  'decision.D-FCE-16':
    'Una partida sense data d’una prova setmanal va per la llista de l’inici i pertany al final de la prova.',
  'decision.D-FCE-17': 'Qui ha sortit de la llista torna a rebre un Elo inicial; un Elo sense llicència no compta.',
  'decision.D-FCE-18': 'Una prova estàndard que demana mitja K no la té.',
  'decision.D-FCE-19': 'Més rondes sense data que tres per cada dia de la prova superen el límit algun dia.',
  'decision.D-FCE-20':
    'Una llista recull el que s’ha avaluat des de l’anterior: un informe tardà compta a la llista següent, amb els Elos de l’inici de la prova.',
  'decision.D-FCE-21':
    'Qui tenia llicència en jugar s’avalua i compta amb el seu ELO; qui no en tenia compta amb la performance. El que s’ha jugat amb llicència es guarda per al retorn.',
  'decision.D-FCE-22': 'Les partides del mateix període de l’Elo inicial compten com a participació.',
  'decision.D-FCE-25':
    'Una prova informada per parts continua essent setmanal tal com s’havia anunciat, siguin quins siguin els dies de les rondes següents.',
  'decision.D-FCE-26':
    'Una edat val per al dia per al qual s’ha donat i per a cap altre; si hi ha data de naixement, val aquesta.',
  'decision.D-FCE-27': 'Registrada el mateix dia de l’inici encara és abans de la prova.',
  'decision.D-FCE-28':
    'En una prova avaluada per parts, l’article 16.3 mira qui participa en el que s’havia avaluat abans de la llista.',
  'decision.D-OFF-1':
    'Qui deixa passar una temporada no surt a les seves llistes; l’Elo es conserva i torna a comptar quan hi torna.',
  // What each number of fce-2016 is.
  'web.parameter.fce-2016.standardMinutes':
    'minuts per a 60 jugades a partir dels quals una partida és de ritme estàndard',
  'web.parameter.fce-2016.blitzMinutes': 'minuts per a 60 jugades fins als quals una partida de ràpids és llampec',
  'web.parameter.fce-2016.roundsPerDay': 'rondes en un dia d’una prova estàndard, com a màxim',
  'web.parameter.fce-2016.durationDays': 'dies del començament al final d’una prova, tots dos inclosos, com a màxim',
  'web.parameter.fce-2016.weeklyDays': 'dies entre rondes a partir dels quals una prova és setmanal o més lenta',
  'web.parameter.fce-2016.claimDays': 'dies per reclamar, comptant com a primer el de la publicació',
  'web.parameter.fce-2016.childAge': 'edat, en dècimes d’any, per sota de la qual es dona l’Elo inicial més baix',
  'web.parameter.fce-2016.childRating': 'Elo inicial d’un jugador més jove que la taula d’edats',
  'web.parameter.fce-2016.ageBase': 'Elo inicial per edat: la constant',
  'web.parameter.fce-2016.ageTenth': 'Elo inicial per edat: punts per cada dècima d’any',
  'web.parameter.fce-2016.adultAge': 'edat, en dècimes d’any, a partir de la qual tothom comença igual',
  'web.parameter.fce-2016.adultRating': 'Elo inicial d’un jugador més gran que la taula d’edats',
  'web.parameter.fce-2016.yearOfDays': 'dies que compten com un any en la fórmula de l’edat',
  'web.parameter.fce-2016.reassignmentMonths':
    'mesos sense cap partida avaluada després dels quals es dona un nou Elo inicial',
  'web.parameter.fce-2016.factorTable': 'Taula 3: factor base segons l’Elo',
  'web.parameter.fce-2016.increment': 'increment de K d’un jugador que no ha jugat gens',
  'web.parameter.fce-2016.incrementGames': 'partides ponderades que resten un a l’increment',
  'web.parameter.fce-2016.gamesCap': 'partides ponderades que compten, com a màxim',
  'web.parameter.fce-2016.seasonsCounted': 'temporades passades que pondera la Taula 4',
  'web.parameter.fce-2016.firstSeason': 'temporada en què tothom compta com a federat, com a molt aviat',
  'web.parameter.fce-2016.under12Age': 'aniversari que no s’ha complert abans de l’any de la prova',
  'web.parameter.fce-2016.under12Percent': 'percentatge de participants que fa que una prova sigui de sots-12',
  'web.parameter.fce-2016.under12StandardFactor': 'K de tothom en una prova estàndard de sots-12',
  'web.parameter.fce-2016.under12RapidFactor': 'K de tothom en una prova de ràpids de sots-12',
  'web.parameter.fce-2016.floor': 'Elo més baix',
  'web.parameter.fce-2016.halfKFixedMinutes': 'minuts fixos exigits per a mitja K en escacs actius',
};
