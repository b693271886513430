/** Articles and decisions of fce-1990 on teams, homologation, promotions, norms, entries and terms, each said in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging-articles.ts').messages, string> = {
  'article.fce-1990.Actius 1': 'Escacs actius: trenta minuts per jugador per a tota la partida.',
  'article.fce-1990.Actius 22': 'Escacs actius: un rellotge especial pot afegir deu segons per jugada.',
  'article.fce-1990.Actius 24': 'Escacs actius: com a màxim sis rondes al dia.',
  'article.fce-1990.Ràpides 1': 'Partides ràpides: cinc minuts per jugador per a tota la partida.',
  'article.fce-1990.Ascensos preferent 1': 'De primera a preferent: punts segons les rondes i la mitjana dels rivals.',
  'article.fce-1990.Ascensos preferent 5':
    'Un rival sense Elo compta 2000 fins a la meitat dels punts al final del torneig.',
  'article.fce-1990.Ascensos taula 8': 'Ascensos de tercera i segona en vuit rondes.',
  'article.fce-1990.Ascensos taula 9': 'Ascensos de tercera i segona en nou rondes.',
  'article.fce-1990.Calendaris 15.1':
    'Una superposició de calendaris es comunica per escrit i amb temps a la federació.',
  'article.fce-1990.Calendaris 15.2':
    'Per una prova no oficial no es mou res, llevat que la comissió la consideri oficial.',
  'article.fce-1990.Calendaris 15.3': 'La superposició de calendaris no canvia el local.',
  'article.fce-1990.Calendaris 15.4': 'En una lliga la comissió assigna dissabtes i festius a les partides afectades.',
  'article.fce-1990.Calendaris 15.5':
    'En matxs d’equips els taulers afectats juguen a part, amb alineació en sobre tancat.',
  'article.fce-1990.Calendaris 15.6': 'Una darrera ronda amb els llocs més importants en joc s’endarrereix.',
  'article.fce-1990.Calendaris 15.7': 'A la copa la comissió decideix si un equip passa sense jugar.',
  'article.fce-1990.Calendaris 15.8':
    'Una sola ronda d’un suís: la partida es juga fins a tres dies després de la següent.',
  'article.fce-1990.Calendaris 15.8.1': 'Més rondes d’un suís: el jugador tria una de les proves.',
  'article.fce-1990.Calendaris 15.8.2': 'La darrera ronda d’un suís: la comissió la pot ajornar.',
  'article.fce-1990.Calendaris 15.9': 'Els estrangers que no representen Catalunya no tenen dret per superposició.',
  'article.fce-1990.Calendaris 15.10':
    'Les dues darreres rondes no s’avancen ni canvien de local; cap dia ni local no canvia sense permís de la comissió.',
  'article.fce-1990.Comissió 1.1': 'La comissió esportiva té de cinc a vuit membres.',
  'article.fce-1990.Comissió 3.1': 'Un membre és donat de baixa per tots els altres o pel consell executiu.',
  'article.fce-1990.Comissió 3.2': 'Cinc absències seguides o deu en total fan perdre la plaça.',
  'article.fce-1990.Comissió 6.1': 'Dos membres i un del comitè de competició poden fer revisar una decisió.',
  'article.fce-1990.Comissió 7.1': 'La comissió decideix per majoria simple.',
  'article.fce-1990.Comissió 7.2': 'El president desfà els empats.',
  'article.fce-1990.Comissió 7.3': 'Una votació és vàlida amb la meitat més un dels membres.',
  'article.fce-1990.Delegats 5.2.1.1': 'Els jugadors afegits a la llista d’un club reben números bis.',
  'article.fce-1990.Delegats 5.2.2.1':
    'Una llista s’amplia abans de les tres darreres rondes de la fase prèvia, amb jugadors sense llicència.',
  'article.fce-1990.Delegats 5.2.2.2':
    'La llicència per a una prova individual es renova abans de tancar-se les inscripcions.',
  'article.fce-1990.Delegats 5.5.1': 'Els resultats d’equips es comuniquen fins a les 13 h del primer dia feiner.',
  'article.fce-1990.Desempats 1.7.1': 'Places limitades per Elo: els empats es desfan en un ordre fixat.',
  'article.fce-1990.Desempats 1.7.1.1': 'Primer, qui no ha estat mai sancionat.',
  'article.fce-1990.Desempats 1.7.1.2': 'Després, qui té títol.',
  'article.fce-1990.Desempats 1.7.1.3': 'Després, el millor classificat de la mateixa prova l’any anterior.',
  'article.fce-1990.Desempats 1.7.1.4': 'Després, sorteig públic.',
  'article.fce-1990.Endarreriments 12.1':
    'Una hora de retard fa perdre; un retard del transport públic reparteix el temps 60 a 40.',
  'article.fce-1990.Endarreriments 12.3':
    'Un equip amb menys de la meitat dels jugadors al cap d’una hora ha perdut per incompareixença, amb tots els taulers.',
  'article.fce-1990.Equips 8.1.1': 'Les divisions i la primera categoria juguen amb deu taulers.',
  'article.fce-1990.Equips 8.1.2': 'La segona i la tercera categoria juguen amb vuit taulers.',
  'article.fce-1990.Equips 8.1.3': 'La promoció a tercera es juga amb quatre taulers.',
  'article.fce-1990.Equips 8.2.1':
    'El primer equip té els primers números de la llista segellada del club, amb els bis.',
  'article.fce-1990.Equips 8.2.2': 'Un titular mai no juga en un equip inferior.',
  'article.fce-1990.Equips 8.2.6': 'Els equips de copa són de cinc titulars, un dels quals és reserva.',
  'article.fce-1990.Equips 8.3.1': 'Es poden alinear titulars d’equips inferiors.',
  'article.fce-1990.Equips 8.3.2': 'Els taulers segueixen rigorosament l’ordre de la llista.',
  'article.fce-1990.Equips 8.3.4': 'Ningú no pot constar en dues actes d’una ronda.',
  'article.fce-1990.Equips 8.3.5': 'Una alineació indeguda perd el matx, amb intenció o sense.',
  'article.fce-1990.Estrangers 9.1': 'Un estranger en equips de fins a cinc, dos en equips de fins a deu.',
  'article.fce-1990.Identificació 7.2.1': 'Els jugadors mostren la credencial de la federació o el DNI.',
  'article.fce-1990.Identificació 7.2.2': 'Els infantils mostren també una fotocòpia del llibre de família.',
  'article.fce-1990.MC norma 1': 'Norma: més de 2300 a la llista, amb 16 partides o més.',
  'article.fce-1990.MC norma 2': 'Norma: campió i sotscampió del grup A de l’obert de Barcelona.',
  'article.fce-1990.MC norma 3':
    'Norma per puntuació: 50% amb una mitjana de 2375, una dècima més per cada punt menys; la mitjana, superior a 2175.',
  'article.fce-1990.MC norma 4': 'Dues temporades sense norma en fan perdre una.',
  'article.fce-1990.MC norma 5':
    'L’última ronda no pren una norma feta fins i tot perdent, o feta amb taules si es guanya.',
  'article.fce-1990.MC norma 6': 'Norma: el campió de l’Interterritorial.',
  'article.fce-1990.MC norma 7': 'Norma: els campions provincials de Lleida, Girona i Tarragona.',
  'article.fce-1990.MC norma 8':
    'A les delegacions de Lleida, Girona i Tarragona n’hi ha prou amb una mitjana de 2150.',
  'article.fce-1990.MC títol 1': 'Títol: campió i sotscampió de Catalunya absolut.',
  'article.fce-1990.MC títol 2': 'Títol: un Mestre FIDE, o una norma de Mestre Internacional.',
  'article.fce-1990.MC títol 3': 'Títol: el campió d’Espanya juvenil.',
  'article.fce-1990.MC títol 4': 'Títol: els cinc primers de la fase final individual d’Espanya.',
  'article.fce-1990.MC títol 5': 'Tres normes fan el títol.',
  'article.fce-1990.Normes 4.1.1': 'Per jugar calen llicència en vigor i identificació.',
  'article.fce-1990.Normes 4.1.2': 'Qui està classificat directament per a una final ho confirma quinze dies abans.',
  'article.fce-1990.Normes 4.1.3':
    'S’han d’inscriure els equips de tercera o superiors; a les delegacions, de segona o superiors.',
  'article.fce-1990.Normes 4.1.4': 'Infantils: sense haver fet catorze anys l’1 de gener de l’any de la final.',
  'article.fce-1990.Normes 4.1.5': 'Juvenils: sense haver fet vint anys l’1 de gener de l’any de la final.',
  'article.fce-1990.Normes 4.2.1.2a':
    'Vacant de primera divisió: qui va perdre la promoció i, després, qui té més punts a la segona.',
  'article.fce-1990.Normes 4.2.1.2b1': 'Vacant de segona divisió d’una delegació: l’immediat classificat.',
  'article.fce-1990.Normes 4.2.1.2b2': 'Vacant de segona divisió de Barcelona: qui té més punts de primera categoria.',
  'article.fce-1990.Normes 4.2.2.1':
    'Vacants de finals individuals: Elo, sancions, títol, temporada anterior, sorteig públic.',
  'article.fce-1990.Oberts 1': 'Els oberts demanen l’homologació abans del 30 de juny.',
  'article.fce-1990.Oberts 2': 'Cap obert no coincideix amb un torneig establert a menys de 30 km.',
  'article.fce-1990.Oberts 3': 'Els oberts tenen com a mínim vuit rondes, nou per a normes.',
  'article.fce-1990.Oberts 4': 'Grups de 25 com a mínim; com a molt segona amb tercera i primera amb preferent.',
  'article.fce-1990.Oberts 5': 'La federació aprova el reglament del torneig.',
  'article.fce-1990.Oberts 6': 'La federació té la llista de jugadors abans de la segona ronda.',
  'article.fce-1990.Oberts 7': 'El reglament anomena un director i un àrbitre reconeguts per la federació.',
  'article.fce-1990.Oberts 8': 'Els informes arriben en quatre dies hàbils.',
  'article.fce-1990.Oberts 9': 'Quotes: 2000 pessetes per cadascuna de primera, segona i tercera, 4000 amb preferents.',
  'article.fce-1990.Oberts nota': 'La comissió esportiva pot anul·lar una prova.',
  'article.fce-1990.Retirats 14.2.1': 'Els preferents no es retiren sense justificació acceptada.',
  'article.fce-1990.Retirats 14.2.2': 'Qui ja no pot ascendir queda retirat, si no demana continuar.',
  'article.fce-1990.Suplents 13.1': 'Els suplents són titulars d’equips inferiors.',
  'article.fce-1990.Suplents 13.1.1': 'El suplent té un número més fluix que el suplert.',
  'article.fce-1990.Suplents 13.2': 'Dos suplents en equips de vuit o més, si no un; de vint minuts a una hora.',
  'article.fce-1990.Suplents 13.3': 'No pot ser suplent qui ha estat alineat en un altre equip a la ronda.',
  'article.fce-1990.Tancats Elo 1': 'Un torneig tancat vàlid per a l’Elo internacional ho és per al català.',
  'article.fce-1990.Tancats Elo 2': 'O la meitat de clubs diferents, tots preferents i mitjana de 2100.',
  'article.fce-1990.Tancats MC 1': 'Un torneig tancat vàlid per a l’Elo internacional ho és per a normes.',
  'article.fce-1990.Tancats MC 2': 'O la meitat de clubs diferents, tots menys un amb 2175 i mitjana de 2200.',
  'article.fce-1990.Tancats nota': 'Els torneigs tancats tenen com a mínim nou rondes i deu jugadors.',
  'decision.D-COMP-2': 'El percentatge per a una norma mai no baixa del 50%.',
  'decision.D-COMP-3': 'Per a una norma n’hi ha prou d’arribar al percentatge.',
  'decision.D-COMP-20': 'Un jugador titulat sense categoria indicada compta com a preferent.',
  'decision.D-COMP-21': 'Un sol Elo sense origen és el català.',
  'decision.D-COMP-22':
    'Per als ascensos un descans no té rival; una partida decidida sense jugar compta com a incompareixença.',
  'decision.D-COMP-23':
    'A les taules de categories només compten com a segones els rivals jugats al tauler, també els més forts; la resta, com a terceres.',
  'decision.D-COMP-25':
    'La mitjana per a una norma és la dels rivals del jugador; sense Elo o sense jugar compten 2000.',
  'decision.D-COMP-26': 'El percentatge per a una norma és sobre totes les rondes del torneig.',
  'decision.D-COMP-27': 'Una fracció de punt per sota de 2375 demana la seva fracció de dècima.',
  'decision.D-COMP-28': 'Per a la regla de l’última ronda el rival d’aquella ronda compta com a jugat.',
  'decision.D-COMP-29': 'Un torneig dona com a màxim una norma a un jugador.',
  'decision.D-COMP-30':
    'Es perd primer la norma més antiga, i una altra cada dues temporades més; el títol es conserva.',
  'decision.D-COMP-31': 'La meitat dels jugadors són de clubs diferents quan hi ha la meitat de clubs que de jugadors.',
  'decision.D-COMP-32':
    'Les sol·licituds arriben abans de l’últim 30 de juny que no és posterior al començament del torneig: el 29 és l’últim dia.',
  'decision.D-COMP-33': 'Són feiners tots els dies menys els diumenges i els festius que indica el document.',
  'decision.D-COMP-34': 'Quan només se saben els dies, el mateix dia encara hi és a temps.',
  'decision.D-COMP-35':
    'Diversos jugadors d’un mateix número bis mantenen l’ordre de la llista; qui ve després de tots els titulars pot jugar a qualsevol equip.',
  'decision.D-COMP-36':
    'A la copa un equip que no és de deu taulers en forma un amb els cinc primers; el reserva pot entrar per qualsevol.',
  'decision.D-COMP-37':
    'En el sistema olímpic una alineació indeguda perd els punts dels seus taulers; dues d’indegudes perden totes dues.',
  'decision.D-COMP-38': 'La meitat més un és el primer nombre enter superior a la meitat; qui s’absté no vota.',
  'decision.D-COMP-39':
    'Un torneig del qual no consta res es considera homologat en jutjar les normes, llevat que es refusés per a l’Elo.',
  'article.fce-1990.Ascensos preferent 2': 'Les incompareixences compten com a 2000.',
  'article.fce-1990.Ascensos preferent 3': 'Els jugadors de primera compten 2000.',
  'article.fce-1990.Ascensos preferent 4': 'Compta l’Elo català; si no, l’internacional; si no, l’espanyol.',
  'article.fce-1990.Ascensos preferent 6': 'Cada mig punt per sobre de la meitat compta 50 més.',
  'article.fce-1990.Comissió 2.1': 'Els membres de la comissió ho són per dos anys.',
  'article.fce-1990.Endarreriments 12.4': 'Més d’una hora de retard a la represa d’una partida ajornada la fa perdre.',
  'article.fce-1990.Estrangers 9.2': 'Els andorrans no són estrangers.',
  'article.fce-1990.Proves oficials 1':
    'Proves oficials: informes de l’àrbitre, el director i el comitè de competició.',
  'article.fce-1990.Proves oficials 2': 'Proves oficials: resultats ronda a ronda i classificació final.',
  'article.fce-1990.Proves oficials 3': 'Proves oficials: planilles quan hi juguen preferents.',
  'article.fce-1990.Proves oficials 4': 'Proves oficials: les fitxes d’un suís.',
  'article.fce-1990.Proves oficials 5': 'Proves oficials: el quadre d’una lliga.',
  'decision.D-COMP-40':
    'Una hora com a màxim inclou el minut seixanta: l’equip o la partida ajornada perd a partir del minut 61.',
  'decision.D-COMP-41': '«Color (negres guanyen)» s’entén com el nombre de victòries amb negres.',
  'decision.D-COMP-42': 'Un equip de menys de cinc jugadors pot tenir tants estrangers com un de cinc: un.',
  'article.fce-1990.Ajornaments 10.1':
    'Les partides inacabades que no decideixen el matx arriben al control de les sis hores i s’envien a la federació.',
  'decision.D-COMP-43':
    'L’homologació per a l’Elo i per a normes són dues coses; rondes, jugadors i mitjana són condicions de la norma mateixa, s’hagi homologat el que s’hagi homologat.',
  'article.fce-1990.Delegats 5.5.2':
    'A les delegacions, els resultats que no afecten ningú més es comuniquen a la delegació, que els fa arribar a la federació.',
  'article.fce-1990.Comissió 2.2': 'Els dos anys compten des de les darreres eleccions generals.',
};
