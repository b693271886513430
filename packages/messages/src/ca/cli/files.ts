/** Files of others on the command line in words: conversions, reports to rate, entries, player lists. */
export const messages: Record<keyof typeof import('../../en/cli/files.ts').messages, string> = {
  'cli.help.convert': 'Escriu un torneig en un altre format: JSON, o TRF del 2006, del 2016 o del 2026.',
  'cli.help.convert-to': 'format que s’escriu',
  'cli.help.out-text': 'escriu el resultat en un fitxer; el fitxer només se substitueix si tot ha anat bé',
  'cli.help.json-faults': 'errors i observacions en JSON per la sortida d’errors',
  'cli.help.report-rounds': 'TRF: nombre de rondes, si l’informe no el diu',
  'cli.help.report-initial-colour': 'TRF: color que va sortir en el sorteig per al número 1, si l’informe no el diu',
  'cli.help.report-system': 'TRF: sistema, si l’informe no el diu',
  'cli.help.rate-into':
    'TRF: document rating-input al qual s’afegeix el torneig; els jugadors es reconeixen per l’identificador',
  'cli.help.rate-regulation':
    'TRF: reglament pel qual s’avalua el torneig sol, amb els Elos de l’informe com a llista vigent',
  'cli.help.rate-revision': 'TRF: edició del reglament; si falta, la que val per defecte',
  'cli.help.rate-list-date': 'TRF: data de la llista que es fa',
  'cli.help.rate-rhythm': 'TRF: quina llista; si falta, standard',
  'cli.help.rate-event': 'TRF: identificador del torneig; si falta, el nom de l’informe',
  'cli.help.rate-type': 'TRF: classe de torneig, si l’informe no la diu',
  'cli.help.rate-start': 'TRF: primer dia, si l’informe no el diu',
  'cli.help.rate-end': 'TRF: últim dia, si l’informe no el diu',
  'cli.help.rate-time-control': 'TRF: minuts i segons per jugada, 90+30, si l’informe no ho diu',
  'cli.help.entries': 'Fa un torneig d’una llista d’inscrits (CSV), numerats per Elo.',
  'cli.help.entries-file':
    'inscrits amb una fila de capçaleres (CSV; coma, punt i coma o tabulador); - és l’entrada estàndard',
  'cli.help.entries-fide-list': 'llista de jugadors de la FIDE (text, XML o ZIP) que completa les inscripcions',
  'cli.help.list-rhythm': 'Elo que compta; si falta, standard',
  'cli.help.entries-ratings': 'Elo que compta: el de la FIDE, el nacional, l’un o si no l’altre, o el més alt',
  'cli.help.entries-to': 'format que s’escriu; si falta, json',
  'cli.help.entries-name': 'nom del torneig',
  'cli.help.entries-system': 'sistema; si falta, fce-1990',
  'cli.help.entries-rounds': 'nombre de rondes; si falta, les mínimes que demana el sistema',
  'cli.help.entries-initial-colour': 'color que surt en el sorteig per al número 1',
  'cli.help.entries-lenient': 'continua sense allò que no es pot llegir',
  'cli.help.fide-list': 'Troba jugadors en una llista de la FIDE (text o XML).',
  'cli.help.fide-list-file': 'llista de jugadors de la FIDE (text, XML o ZIP); - és l’entrada estàndard',
  'cli.help.fide-list-federation': 'federació, com ara ROU',
  'cli.help.fide-list-search': 'començaments de les paraules d’un nom, en qualsevol ordre, amb accents o sense',
  'cli.help.fide-list-ids': 'codis FIDE, amb comes',
  'cli.help.fide-list-most': 'jugadors que es mostren com a màxim',
  'cli.examples.convert':
    '  escala convert obert.trf --to json --out obert.json\n  escala convert obert.json --to trf16 > obert.trf\n  escala convert antic.trf --to trf26 --rounds 9 --initial-colour white',
  'cli.examples.entries':
    '  escala entries inscrits.csv --rounds 9 --out obert.json\n  escala entries inscrits.csv --fide-list players_list_foa.txt    amb Elos i títols de la FIDE\n  escala entries inscrits.csv --to trf16 > obert.trf\n  escala entries inscrits.csv --initial-colour white | escala pair -',
  'cli.examples.fide-list':
    '  escala fide-list players_list_foa.txt --search "puig joana"\n  escala fide-list players_list_foa.txt --federation AND\n  escala fide-list players_list.xml --ids 1503014,2020009 --json',
  'cli.usage.report-says-otherwise':
    '{name} diu {given}, però l’informe diu {said}. Traieu l’opció o corregiu l’informe.',
  'cli.usage.rounds-played':
    '--rounds diu {given}, però l’informe té partides de la ronda {played}. Doneu totes les rondes del torneig.',
  'cli.usage.report-option':
    '{name} és per a informes TRF que no ho diuen. Un document JSON ho diu ell mateix: traieu l’opció o canvieu el document.',
  'cli.usage.report-needs':
    '{file} és un informe TRF, que no té ni llistes ni reglament. Doneu --into amb el document rating-input que rep el torneig, o bé --regulation i --list-date per avaluar-lo sol.',
  'cli.usage.not-for-regulation': '{name} no té sentit amb {regulation}: traieu-la.',
  'cli.usage.not-a-date': '{name} demana un dia que existeixi, com AAAA-MM-DD, i no pas {wanted}.',
  'cli.usage.not-a-time-control': '--time-control demana minuts, o minuts i segons com ara 90+30, i no pas {wanted}.',
  'cli.usage.not-fide-ids': '--ids demana codis FIDE, xifres separades per comes, i no pas {wanted}.',
  'cli.usage.standard-input-twice':
    'l’entrada estàndard només es pot llegir una vegada: doneu un dels dos fitxers pel nom.',
  'cli.output.no-extensions':
    'L’edició del 2006 no té lloc per a les extensions {records}: s’han deixat fora. A qui llegeixi el fitxer se li ha de dir què deien (--rounds, --initial-colour).',
  'cli.output.leavers':
    'Un informe escriu igual retirar-se i faltar fins al final: {count, plural, one {# jugador es tornarà a llegir} other {# jugadors es tornaran a llegir}} de l’altra manera (D-TRF-1).',
  'cli.output.left-out': 'S’ha deixat fora perquè un document de torneig no hi té lloc: {facts}. Conserveu l’informe.',
  'cli.fact.city': 'lloc de joc',
  'cli.fact.federation': 'federació del torneig',
  'cli.fact.deputyArbiters': 'àrbitres adjunts ({count})',
  'cli.fact.pairedByRank': 'emparellament per posició',
  'cli.fact.ratingMethod': 'classe d’Elo',
  'cli.fact.pairingProgram': 'programa d’emparellament',
  'cli.fact.tieBreaks': 'desempats ({count})',
  'cli.fact.standingsOrder': 'ordre de la classificació',
  'cli.fact.boardColours': 'colors dels taulers',
  'cli.fact.matchScoring': 'punts dels matxs',
  'cli.fact.nationals': 'Elos nacionals ({count})',
  'cli.fact.keptLines': 'comentaris i línies d’altres programes ({count})',
  'cli.fact.player-sex': 'sexe ({count})',
  'cli.fact.player-federation': 'federacions dels jugadors ({count})',
  'cli.fact.player-id': 'números d’identitat ({count})',
  'cli.fact.player-birth': 'anys de naixement sense dia ({count})',
  'cli.fact.player-rank': 'posicions ({count})',
  'cli.input.player-no-id':
    'el número {number}, {name}, no té número d’identitat (columnes 58 a 68) i no es pot trobar al document. Afegiu-lo a l’informe o valoreu el torneig sol amb --regulation i --list-date.',
  'cli.input.player-id-twice':
    'el número {number}, {name}, té el número d’identitat {id} d’un jugador anterior. Corregiu-ne un dels dos.',
  'cli.input.player-stranger':
    '{name} ({id}), de l’informe, no és al document. Corregiu el número d’identitat o afegiu el jugador al document.',
  'cli.input.player-other-name':
    '{id} és {name} a l’informe i {known} al document. Comproveu que siguin la mateixa persona.',
  'cli.input.event-known':
    'el document ja té un torneig {id}. Si és un altre, doneu a aquest un identificador propi amb --event.',
  'cli.input.event-outside':
    'el torneig acaba el {end}, fora del període d’aquesta llista (des de {from} fins abans de {to}): pot ser que no s’avaluï. Comproveu les dates.',
  'cli.input.lists-count':
    'per a {count, plural, one {# jugador} other {# jugadors}} l’informe té un Elo diferent de la llista del {date}: compten les llistes del document i no l’informe.',
  'cli.input.rated-alone':
    'avaluat sol per {regulation}{rhythm, select, none {} other { ({rhythm})}}: els Elos de l’informe ({rated, plural, one {# jugador} other {# jugadors}}) es prenen com la llista vigent el {date}; sense Elo: {unrated, plural, =0 {ningú} other {#}}. Un informe no diu llicències, partides anteriors ni altres torneigs del període: qui té Elo es pren per consolidat, i la llista oficial pot tenir altres números.',
  'cli.input.start-numbers': 'no tothom té un número d’identitat propi: els jugadors s’anomenen pel número inicial.',
  'cli.input.list-before-event':
    'una llista del {listDate} no pot contenir un torneig que acaba el {end}. Doneu una --list-date posterior.',
  'cli.input.not-head-to-head':
    '{into} és d’Scrabble: no s’hi pot afegir un informe de partides d’escacs. Doneu un document de fce-2016 o fide-2009.',
  'cli.fide-list.summary':
    '{read, plural, one {# jugador llegit} other {# jugadors llegits}}, {found, plural, =0 {cap de trobat} one {# de trobat} other {# de trobats}}{more, plural, =0 {} other { (# més no es mostren; --most els mostra)}}.',
  'cli.fide-list.missing': 'No són a la llista: {ids} ({count}).',
  'cli.fide-list.problem':
    '({count, plural, one {una vegada, línia {line}} other {# vegades, la primera a la línia {line}}})',
  'cli.column.fide-id': 'Codi FIDE',
  'cli.column.standard': 'Estàndard',
  'cli.column.rapid': 'Ràpid',
  'cli.column.blitz': 'Llampec',
  'cli.column.born': 'Naix.',
  'fault.entries-not-on-list':
    'El codi FIDE {id} de {name} no és a la llista. Comproveu-lo o agafeu una llista més nova.',
  'fault.entries-found-by-name':
    '{name} no té codi FIDE; pel nom i l’any de naixement el jugador és {id}, que s’ha pres. Comproveu-ho.',
  'fault.entries-perhaps':
    '{name} no té codi FIDE; a la llista tenen aquest nom: {players}. Afegiu el codi FIDE si és un d’ells.',
  'fault.entries-name-differs':
    '{name} es diu {listed} a la llista ({id}). Comproveu el codi FIDE; compta el nom de la inscripció.',
  'fault.entries-fide-rating-differs':
    '{name} té l’Elo FIDE {given} a la inscripció i {listed} a la llista, que és el que compta.',
  'fault.entries-rating-differs':
    '{name} té l’Elo {given} a la inscripció, que és el que compta, i {listed} a la llista. Anomeneu la columna Elo FIDE per prendre el de la llista.',
  'fault.entries-federation-differs':
    '{name} té la federació {given} a la inscripció, que és la que compta, i {listed} a la llista. Comproveu el codi FIDE.',
  'fault.entries-birth-differs':
    '{name} va néixer el {given} segons la inscripció, que és la que compta, i el {listed} segons la llista. Comproveu el codi FIDE.',
  'fault.entries-national-as-catalan':
    'Els Elos nacionals ({count}) s’han pres com a catalans. Si són d’una altra federació, traieu-los de ratings.',
  'fault.entries-title-unknown':
    'El títol {title} de {name} no és dels que coneix el sistema d’emparellament: s’ha deixat fora.',
  'decision.D-TRF-4':
    'Un informe avaluat sol: els seus Elos són la llista vigent el primer dia, i amb fide-2009 qui té Elo compta com a consolidat i actiu.',
  'decision.D-TRF-6':
    'Mig punt en una línia contra res a l’altra, sense registre 299, és una partida ½-0 si els punts de totes dues línies hi lliguen; si no, les dues línies es contradiuen.',
  'decision.D-TRF-7':
    'L’informe de 2026 que envia una prova diu també els punts habituals (162), i els descansos de rondes futures com a 240 a més de les columnes que llegeixen els programes antics.',
  'decision.D-TRF-8':
    'L’informe d’una prova per equips té, a més del 013, els equips amb els seus punts i llocs (310), qui va seure a cada tauler (300), els colors per tauler (352), els punts dels encontres (362) i què els classifica (202, 212).',
  'decision.D-TRF-5':
    'Una llista de la FIDE només decideix els Elos FIDE; una inscripció sense codi FIDE es troba pel nom i l’any de naixement alhora.',
  'fault.entries-rounds-assumed':
    'No es diu quantes rondes hi ha: se’n prenen {rounds}, les mínimes que demana el sistema amb aquests jugadors. Doneu --rounds.',
  'cli.input.options-to-give': 'Indiqueu el que falta a l’informe: {options}.',
};
