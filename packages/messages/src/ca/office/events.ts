/**
 * Why something about events is refused: registration, entries, pairings, results, reports. `by-the-rules` is said with the
 * sentence of its finding, `file-fault` with that of its fault.
 */
export const messages: Record<keyof typeof import('../../en/office/events.ts').messages, string> = {
  'refusal.by-the-rules': '{finding}',
  'refusal.file-fault': 'Línia {line}, columna {column}: {fault}',
  'refusal.event-unknown': 'No hi ha cap prova {id} al registre. Comproveu-ne l’identificador o registreu-la primer.',
  'refusal.event-exists': 'Ja hi ha una prova {id}: {name}. Trieu un altre identificador o modifiqueu aquesta prova.',
  'refusal.event-state':
    '{name}: ara no és possible. {state, select, registered {Encara no hi ha cap ronda emparellada: emparelleu la primera o lliureu l’informe en un fitxer.} running {La prova està en joc: tanqueu-la primer.} closed {La prova està tancada: reobriu-la per continuar o presenteu-ne l’informe.} submitted {L’informe espera la decisió: reobriu la prova per retirar-lo.} accepted {L’informe està acceptat: els canvis es fan amb una correcció.} refused {L’informe ha estat rebutjat: reobriu la prova o presenteu-lo de nou.} other {La prova està anul·lada.}}',
  'refusal.part-not-weekly':
    '{name} no es va anunciar amb rondes separades per una setmana o més: es presenta sencera. No indiqueu rondes, o esmeneu-ne abans els dies.',
  'refusal.part-reversed':
    'Una part va d’una ronda anterior a una de posterior; de la {from} a la {to} no pot ser. Gireu-les.',
  'refusal.part-overlaps':
    'Les rondes 1 a {accepted} ja compten: una part no pot començar a la ronda {from}. Comenceu després; els errors s’esmenen amb una correcció.',
  'refusal.part-out-of-order':
    'Les parts van una darrere l’altra: la següent comença a la ronda {next}, no a la {from}.',
  'refusal.part-waiting':
    'L’informe de les rondes {from} a {to} encara espera l’oficina. Presenteu la part següent quan estigui decidit, o retireu-lo.',
  'refusal.part-rounds-empty':
    'No hi ha cap partida d’aquestes rondes: {rounds}. Presenteu rondes jugades, o esmeneu el fitxer.',
  'refusal.round-counts': 'La ronda {round} es va presentar i acceptar: ja compta. Demaneu una correcció a l’oficina.',
  'refusal.event-not-begun':
    'El torneig comença el {start} i avui som {today}: encara no se n’ha pogut jugar res. Corregiu les dates del torneig o accepteu l’informe quan s’hagi jugat.',
  'refusal.event-periods-form':
    '«{found}» no es pot llegir com a períodes. Escriviu jugades/minuts+segons separats per dos punts, com 40/90+30:30+30; l’últim període no té jugades.',
  'refusal.event-periods':
    'Els períodes {periods} sumen {minutes, number} minuts i {increment, number} segons per jugada. Escriviu aquests valors més amunt o corregiu els períodes.',
  'refusal.event-ends-before-start':
    'La prova acaba el dia {end}, abans de començar el dia {start}. Canvieu una de les dates.',
  'refusal.arbiter-unknown':
    'Ningú amb el paper d’àrbitre té el compte {account}. Trieu un àrbitre que tingui compte o deixeu el lloc buit.',
  'refusal.event-type-of-system':
    'Una prova que s’emparella amb {system} és del tipus {type}. Canvieu el tipus o el sistema.',
  'refusal.event-fact-fixed':
    'Ja hi ha rondes emparellades: {name, select, rules {el reglament de competicions} system {el sistema} scoring {els punts} acceleration {l’acceleració} other {el color inicial}} no es pot canviar. Desfeu abans els emparellaments.',
  'refusal.event-fact-rated':
    'Ja s’ha informat de rondes d’aquesta prova: {name, select, type {el tipus de prova} start {el primer dia} timeControl {el ritme de joc} other {el que compta per a l’Elo}} no es pot canviar. Els errors s’arreglen amb una correcció.',
  'refusal.rules-unknown': 'No hi ha cap reglament de competicions amb el nom {book}. Es coneixen: {known}.',
  'refusal.event-no-rules':
    'El torneig no segueix cap reglament de competicions: l’oficina només en rep l’informe. Indiqueu un reglament per al torneig, o per a tota la federació a la configuració.',
  'refusal.system-unknown': 'El reglament {book} no té cap sistema d’emparellament {system}. Té aquests: {known}.',
  'refusal.rating-list-unknown': 'Aquí no es coneix cap llista {list}. Hi ha: {known}.',
  'refusal.rating-list-twice': 'La llista {list} hi és dues vegades.',
  'refusal.tie-break-unknown': 'El reglament {book} no té cap desempat {name}. Té aquests: {known}.',
  'refusal.tie-break-unfit':
    'El desempat {name} no escau a aquesta prova: és d’un altre sistema o d’equips. Trieu-ne un altre.',
  'refusal.event-fact-unused':
    'El reglament de competicions d’aquest torneig no té en compte aquesta dada, o no coneix aquest valor ({name}). Deixeu-ho buit.',
  'refusal.competition-unknown':
    'El reglament {book} no té cap competició d’equips {competition}. Té aquestes: {known}.',
  'refusal.book-without-places':
    'El reglament {book} no té cap ordre per adjudicar places escasses o vacants. Decidiu qui juga i inscriviu els jugadors.',
  'refusal.what-if-same': 'Tria dos jugadors diferents.',
  'refusal.what-if-unanswered':
    'El sistema de la prova {id} no diu per què dos jugadors no s’enfronten, o la prova és massa gran.',
  'refusal.event-no-system':
    'La prova no indica cap sistema d’emparellament i aquí no es pot emparellar. Modifiqueu la prova o presenteu-ne l’informe en un fitxer.',
  'refusal.differences-changed': '{name} ha canviat des que ho heu comparat. Torneu-ho a comparar.',
  'refusal.difference-unknown': 'No hi ha cap diferència {key}.',
  'refusal.nothing-to-take-over': 'No hi ha res a incorporar: tot el que heu triat ja és així a {name}.',
  'refusal.merge-player-not-entered':
    '{name} té lloc a la ronda {round}, però no està inscrit segons el que heu triat. Trieu la inscripció i les rondes del mateix ordinador.',
  'refusal.merge-player-withdrawn':
    '{name} té lloc a la ronda {round}, però ja s’ha retirat segons el que heu triat. Trieu la inscripció i les rondes del mateix ordinador.',
  'refusal.merge-player-left-out':
    '{name} no té lloc a la ronda {round}, però tampoc no hi consta absent segons el que heu triat. Trieu la inscripció i les rondes del mateix ordinador.',
  'refusal.event-received': '{name} ({id}) ja té rondes aquí. Compareu les dues versions i trieu què voleu del fitxer.',
  'refusal.event-too-long': 'Del dia {start} al dia {end} hi ha més de deu anys. Reviseu els anys de les dues dates.',
  'refusal.prizes-unset': '{name} no té premis. Es fixen a la pàgina de la prova.',
  'refusal.prizes-without-table':
    'Els premis van pels llocs dels jugadors en una classificació, i {type, select, team {una prova per equips} other {un matx}} no en té. Repartiu els premis segons les seves bases.',
  'refusal.month-without-dates':
    'Les rondes d’aquesta prova no tenen data i no se sap què es va jugar el {month}. Doneu les dates de les rondes.',
  'refusal.month-without-round': 'Cap ronda d’aquesta prova va ser el {month}. Mesos amb rondes: {months}.',
  'refusal.round-dates-count': 'Hi ha {dates} dates per a {rounds} rondes. Doneu una data per a cada ronda, o cap.',
  'refusal.round-date-outside':
    'La ronda {round} és el dia {date}, fora de la prova (del dia {start} al dia {end}). Canvieu la data de la ronda o les de la prova.',
  'refusal.round-date-order':
    'La ronda {round} és el dia {date}, abans que la ronda anterior ({before}). Poseu les dates en ordre.',
  'refusal.round-times-count':
    'Hi ha {times} hores d’inici per a {rounds} rondes. Doneu una hora per a cada ronda, o cap.',
  'refusal.round-time-order':
    'La ronda {round} comença a les {time}, i l’anterior d’aquell dia, a les {before}. Poseu les hores per ordre.',
  'refusal.rounds-paired':
    'Ja hi ha {paired} rondes emparellades; la prova no en pot tenir {rounds}. Anuncieu-ne almenys {paired}.',
  'refusal.rounds-reported':
    'Ja s’ha informat fins a la ronda {reported}; la prova no pot tenir {rounds} rondes. Anuncieu-ne almenys {least}.',
  'refusal.entry-exists': '{name} ({id}) ja hi està inscrit. Traieu aquesta inscripció o modifiqueu la registrada.',
  'refusal.entry-repeated':
    '{name} ({id}) hi és dues vegades: repeteix {of, select, line {la línia {at}} player {el número {at} de l’informe} other {el lloc {at} de la llista}}. Deixeu-ne un de fora.',
  'refusal.entry-unknown':
    'El jugador {id} no està inscrit en aquesta prova. Inscriviu-lo primer o comproveu l’identificador.',
  'refusal.late-entry-over': 'Després de l’última ronda ({rounds}) ja no hi pot entrar ningú.',
  'refusal.late-entry-schedule':
    '{system, select, knockout {L’eliminatòria} other {La lliga}} ja està sortejada: no s’hi pot afegir ningú. Per inscriure algú, desfeu la primera ronda.',
  'refusal.number-taken': 'El número {number} és de {name} ({id}). Doneu-ne un altre.',
  'refusal.numbers-paired':
    'La ronda {paired} ja està emparellada: els números d’emparellament es queden com són. Desfeu abans els emparellaments.',
  'refusal.player-named-otherwise':
    'L’identificador {id} és de {holder}, però el nom que l’acompanya és {name}. Corregiu l’identificador o el nom; sense identificador es busca només pel nom.',
  'refusal.player-not-registered':
    'Ningú del registre és {name} {id} – han de coincidir nom, identificador i any de naixement. Registreu el jugador o escriviu-ne l’identificador correcte, propi o de la FIDE.',
  'refusal.player-ambiguous':
    '{id} {name} pot ser qualsevol d’aquests: {candidates}. Escriviu l’identificador de qui correspongui.',
  'refusal.withdrawal-ahead':
    'El jugador no es pot retirar després de la ronda {afterRound}: només n’hi ha {paired} d’emparellades. Indiqueu una ronda anterior o anoteu-ne les absències.',
  'refusal.withdrawal-before-game':
    'El jugador té partida o descans a la ronda {played}, després de la {afterRound}. Indiqueu la ronda {played} o una de posterior.',
  'refusal.not-withdrawn': 'El jugador {id} no s’ha retirat de la prova: no hi ha res a desfer.',
  'refusal.player-withdrawn':
    'El jugador {id} es va retirar després de la ronda {afterRound}. Desfeu primer la retirada.',
  'refusal.absence-round-paired':
    'La ronda {round} ja està emparellada: qui hi juga es canvia a mà dins la mateixa ronda.',
  'refusal.round-beyond':
    'No hi ha ronda {round}: la prova en té {rounds}. Si n’hi ha d’haver més, modifiqueu-ne el nombre.',
  'refusal.round-exists':
    'La ronda {round} ja està emparellada i s’ensenya aquí. Per tornar-la a emparellar, desfeu-la primer.',
  'refusal.round-order': 'Ara no es pot emparellar la ronda {round}: la següent és la {next}.',
  'refusal.pgn-none': 'Al fitxer no hi ha cap partida que es pugui llegir (línia {line}). Trieu un fitxer PGN.',
  'refusal.round-unknown': 'La ronda {round} no està emparellada. Trieu-ne una que ho estigui.',
  'refusal.round-closed': 'La ronda {round} està tancada. Corregiu el resultat indicant-ne el motiu.',
  'refusal.round-followed':
    'La ronda {last} ja està emparellada: la ronda {round} no es pot reobrir. Corregiu el resultat del tauler, amb un motiu, o desfeu abans l’emparellament de la ronda {last}.',
  'refusal.round-not-last': 'Només es pot desfer l’última ronda; la {last} es va emparellar després de la {round}.',
  'refusal.round-has-results':
    'La ronda {round} té resultats (taulers {boards}) i no es desfà. Retireu abans aquests resultats.',
  'refusal.too-few-players':
    'Una ronda necessita dos jugadors presents: afegiu jugadors o marqueu qui ha vingut. Inscrits: {players}.',
  'refusal.too-many-players': 'L’informe té {players} jugadors i en pot tenir {most}. Dividiu-lo.',
  'refusal.boards-numbered': 'Els taulers es numeren de l’1 al {count} sense salts; s’han indicat aquests: {boards}.',
  'refusal.player-twice-in-round': 'El jugador {id} surt més d’un cop a la ronda {round}. Doneu un sol lloc a cadascú.',
  'refusal.player-left-out':
    'El jugador {id} era a la ronda {round} i ara no hi té lloc. Emparelleu-lo, feu-lo descansar o indiqueu que és absent.',
  'refusal.board-unknown': 'No hi ha el tauler {board} a la ronda {round}. Mireu com està emparellada ara la ronda.',
  'refusal.board-twice': 'El tauler {board} s’ha indicat dues vegades. Envieu cada tauler un sol cop.',
  'refusal.board-has-result':
    'El tauler {board} de la ronda {round} té resultat i la parella no es canvia. Retireu primer el resultat.',
  'refusal.result-conflict':
    'El tauler {board} de la ronda {round} ha canviat mentrestant: heu enviat {yours} i consta {theirs}. No s’ha perdut res; mireu tots dos i torneu a enviar el correcte.',
  'refusal.result-drawn-forfeit':
    'Una incompareixença dona un punt sencer o res. Doneu el punt a qui hi era, o 0-0 si no hi era ningú.',
  'refusal.result-lost-by-both':
    'Un 0-0 pot voler dir dues coses: anoteu incompareixença si no va venir ningú, o que tots dos van perdre una partida jugada.',
  'refusal.result-of-board':
    'Un encontre es guanya, s’empata o es perd, o el perden tots dos equips. Els altres resultats són de taulers.',
  'refusal.results-missing': 'A la ronda {round} falten resultats als taulers {boards}. Entreu-los primer.',
  'refusal.rounds-missing':
    'Hi ha {paired} rondes emparellades de {rounds}. Emparelleu les altres o modifiqueu-ne el nombre.',
  'refusal.reservation-open':
    'El tauler {board} de la ronda {round} es va jugar sub-condicione i espera la resolució del comitè de competició. Demaneu-la; sense ella la prova queda oberta.',
  'refusal.result-ruled':
    'El comitè de competició ha resolt sobre el tauler {board} de la ronda {round}: el resultat queda com està. Només el canvia una altra resolució.',
  'refusal.reservation-missing':
    'El tauler {board} de la ronda {round} no es juga sub-condicione. Mireu com està ara el tauler.',
  'refusal.reservation-late':
    'El joc s’ha acabat: el tauler {board} de la ronda {round} ja no es pot posar sub-condicione. Reobriu primer la prova, amb un motiu.',
  'refusal.ruling-vote':
    '{outcome, select, invalid {Han votat massa pocs dels {members} membres ({inFavour} a favor, {against} en contra): la votació no val.} undecided {La votació està empatada a {inFavour} i {against} i el president s’absté: no hi ha res decidit.} other {Amb {inFavour} a favor i {against} en contra la votació no aprova aquesta resolució.}} Comproveu les xifres o torneu a votar.',
  'refusal.report-unknown': 'No s’ha presentat cap informe de la prova {id}. Presenteu-lo primer.',
  'refusal.report-no-rounds':
    'La prova {id} no té cap ronda aquí. Porteu-la aquí o presenteu-ne l’informe en un fitxer.',
  'refusal.report-no-games': 'El fitxer no té cap partida amb resultat. Comproveu que sigui el correcte.',
  'refusal.report-no-league':
    'La prova {id} no indica cap lliga. Modifiqueu-la i indiqueu la lliga de la qual informa.',
  'refusal.report-events':
    'El document ha de tenir una sola prova, o una amb l’identificador {id}; té: {events}. Envieu només aquesta prova.',
  'refusal.report-dates':
    'El fitxer és del dia {fileStart} al dia {fileEnd} i la prova es va registrar del dia {start} al dia {end}. Corregiu el fitxer o modifiqueu la prova.',
  'refusal.report-result-missing': 'Ronda {round}: {white} contra {black} no té resultat. Poseu-lo al fitxer.',
  'refusal.report-player-twice': 'Dos jugadors del fitxer són {name} ({id}). Doneu a cadascun el seu identificador.',
  'refusal.finding-open':
    'L’article {article} va contra l’informe: {finding} Feu-ho corregir o dispenseu-lo amb un motiu.',
  'refusal.finding-unknown':
    'L’informe no té aquesta observació: «{code}», article {article}. Trieu-ne una de la llista.',
  'refusal.finding-waived': 'L’article {article} ja està dispensat: {finding} No cal fer res més.',
  'refusal.annul-by-correction':
    '{name} ({id}) compta per a les llistes. Anul·leu-la amb una correcció, que primer ensenya totes les llistes i jugadors que es mourien.',
  'refusal.event-file-unknown': 'No hi ha cap fitxer {file} d’una prova. Es coneixen: {files}.',
  'finding.fce-1990.before-last-day':
    'La prova està anunciada fins al dia {end} i avui és {today}. Si ja s’ha acabat de jugar, corregiu-ne l’últim dia: els períodes i els terminis es compten a partir d’aquest dia.',
  'decision.D-OFF-130': 'Una prova es pot tancar i informar abans de l’últim dia anunciat: s’avisa, no es refusa.',
  'refusal.previous-unclassified':
    '{name} ({id}) no té cap classificació que valgui. Indiqueu una prova de la temporada anterior amb l’informe acceptat, o cap.',
  'refusal.qualified-too-many':
    'Hi ha {qualified} classificats directes i {places} places. Corregiu el nombre de places o els noms.',
  'refusal.draw-due':
    'Empatats en tot on s’acaben les places: {names}. Feu el sorteig públic i anoteu-ne el resultat com a llavor.',
  'refusal.seed-drawn':
    'El sorteig públic ja s’ha fet: la llavor és «{seed}» i no canvia. Deixeu la llavor en blanc o poseu-hi aquesta.',
  'refusal.place-not-given':
    '{name} no té cap de les {places, plural, one {places: només n’hi ha una} other {# places}}. Les places es donen per l’ordre del reglament, i també la que queda vacant: la comissió la cobreix a «Places».',
  'refusal.entry-beside-places':
    '{places, plural, one {L’única plaça d’aquesta prova es va donar} other {Les # places d’aquesta prova es van donar}} per l’ordre del reglament{leftOut, plural, =0 {} one {, i un jugador no en té} other {, i # jugadors no en tenen}}. Qui s’inscriu al marge d’aquest ordre consta amb el motiu: digueu per què a «reason».',
  'refusal.suspended-with-result':
    'Una partida amb resultat s’ha acabat i no està suspesa. No poseu el resultat, o marqueu-la només sub-condicione.',
  'finding.office.report-name':
    'L’informe anomena {told} amb l’identificador {id}, que és de {name}. Les partides compten per a {name}: comproveu si l’identificador és correcte.',
  'decision.D-OFF-334':
    'L’informe va per l’identificador; si el nom que l’acompanya és clarament un altre, algú ho comprova.',
  'refusal.event-players-to-register':
    '{count, plural, one {Un jugador del fitxer no és} other {# jugadors del fitxer no són}} al registre: {names}{more, plural, =0 {} other { i # més}}. Marqueu «Registra els jugadors desconeguts» i torneu-ho a enviar, o {count, plural, one {registreu-lo} other {registreu-los}} primer.',
  'refusal.event-players-by-officer':
    '{count, plural, one {Un jugador del fitxer no és} other {# jugadors del fitxer no són}} al registre d’aquesta oficina: {names}{more, plural, =0 {} other { i # més}}. Un responsable de llistes {count, plural, one {el pot registrar} other {els pot registrar}}, o rebre el fitxer i registrar-los alhora.',
  'refusal.event-clubs-to-register':
    '{count, plural, one {Un club o delegació del fitxer és desconegut} other {# clubs o delegacions del fitxer són desconeguts}}: {names}{more, plural, =0 {} other { i # més}}. Marqueu «Registra els jugadors desconeguts» i torneu-ho a enviar, o {count, plural, one {registreu-lo} other {registreu-los}} primer.',
  'refusal.event-clubs-by-officer':
    'Aquesta oficina no coneix {count, plural, one {un club o delegació} other {# clubs o delegacions}} del fitxer: {names}{more, plural, =0 {} other { i # més}}. Un responsable de llistes {count, plural, one {el pot registrar} other {els pot registrar}}, o rebre el fitxer i registrar-los alhora.',
  'refusal.event-players-similar':
    '{count, plural, one {Un jugador del fitxer té} other {# jugadors del fitxer tenen}} aquí algú del mateix nom amb un altre identificador (fitxer – aquí): {names}{more, plural, =0 {} other { i # més}}. Si és la mateixa persona, escriviu l’identificador FIDE del fitxer al jugador d’aquí; si no ho és, escriviu l’any de naixement del d’aquí. Després torneu a enviar-lo.',
  'refusal.bye-twice':
    'La ronda {round} està marcada de dues maneres: absència, descans de mig punt o d’un punt. Trieu-ne una.',
  'refusal.bye-kind-unknown':
    'El sistema d’aquesta prova no té descansos {kind, select, half {de mig punt} other {d’un punt}} a petició. Marqueu el jugador com a absent.',
  'refusal.byes-too-many':
    'Serien {count} descansos; aquesta prova en permet {most}. Marqueu el jugador com a absent sense punts, o apugeu el límit a la configuració.',
  'refusal.bye-too-late':
    'La ronda {round} és massa tard per a un descans amb punts: aquesta prova els permet fins a la ronda {last}.',
  'refusal.scoring-order':
    'La victòria ha de valer alguna cosa, i no menys que les taules, ni les taules menys que la derrota: {win}, {draw}, {loss}.',
  'refusal.acceleration-scoring':
    'L’acceleració Bakú demana que les taules valguin mitja victòria i que la derrota no valgui res. Trieu uns altres punts o cap acceleració.',
  'refusal.virtual-points-range':
    'Punts virtuals, línia {line}: indiqueu rondes de l’1 a la {rounds} i números de menor a major.',
  'refusal.entry-twice': '{id} hi surt dues vegades. Poseu cada jugador un sol cop.',
  'refusal.forbidden-rounds': 'La primera ronda ({fromRound}) és posterior a l’última ({toRound}).',
  'refusal.pairing-differs':
    'La ronda {round} es va emparellar amb dades que després han canviat: aquí hi ha els dos emparellaments. Trieu-ne un.',
};
