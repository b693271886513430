/** fide-2026 en paraules: avisos, càlculs, articles i decisions, dits a la nostra manera. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026.ts').messages, string> = {
  'web.event-system.fide-dutch': 'Sistema suís (holandès)',
  'finding.fide-2026.schedule-players':
    'Un calendari necessita com a mínim dos jugadors, en nombre enter; s’ha donat {players}.',
  'finding.fide-2026.schedule-round':
    'No hi ha ronda {round}: tot es juga en {rounds}. Demaneu una ronda de la 1 a la {rounds}.',
  'finding.fide-2026.knockout-undecided':
    'Ronda {round}: {white} contra {black} encara no té guanyador. Introduïu els resultats; si l’enfrontament està empatat, introduïu partides de desempat, o anoteu qui no continua com a retirat després de la ronda {round}.',
  'finding.fide-2026.dutch.round-beyond':
    'La ronda {round} no es pot emparellar: el torneig en té {rounds}. Apugeu `rounds` (registre 142 d’un informe) si se n’han anunciat més.',
  'finding.fide-2026.dutch.initial-colour':
    'Falta el color sortejat per al número 1: afegiu `initialColour`, `white` o `black` (registre 152 d’un informe).',
  'finding.fide-2026.dutch.numbers-partial':
    'Alguns jugadors tenen número d’emparellament i aquests no: {players}. Doneu-ne a tothom o a ningú.',
  'finding.fide-2026.dutch.number-twice':
    'El número d’emparellament {number} també és el de {other}. Els números han de ser tots diferents.',
  'finding.fide-2026.dutch.result-missing':
    'La partida {white} - {black} encara no té resultat. Entreu-lo abans d’emparellar la ronda següent.',
  'finding.fide-2026.dutch.unpairable':
    'La ronda {round} no es pot emparellar: {lacks, select, bye {sobra un jugador, i cap dels que poden sobrar no pot tornar a descansar, ni després d’una victòria sense jugar: {players}} other {s’emparelli com s’emparelli, algú d’aquests queda sense oponent: {players}}}. Acabeu el torneig, o deixeu-ne algun fora.',
  'finding.fide-2026.dutch.points-order':
    'Una victòria dona {win}, unes taules {draw}, una derrota {loss}. La victòria ha de valer alguna cosa, i no menys que les taules, ni les taules menys que la derrota: corregiu `scoring` (el registre 162 d’un informe).',
  'finding.fide-2026.dutch.baku-points':
    'L’acceleració Bakú demana que les taules valguin mitja victòria i que la derrota no valgui res. Canvieu `scoring` o traieu `acceleration`.',
  'working.fide-2026.dutch.not-on-record': 'Al registre no consta com va sortir aquesta parella.',
  'working.fide-2026.dutch.group':
    'Tots dos tenen {points, plural, one {# punt} other {# punts}}: s’enfronten dins del seu grup de puntuació.',
  'working.fide-2026.dutch.float':
    '{upper} ha sobrat més amunt, ha baixat al grup de {points, plural, one {# punt} other {# punts}} i s’enfronta a {lower}.',
  'working.fide-2026.dutch.colour.1': 'Colors: les preferències no xoquen, i cadascú té el color que vol.',
  'working.fide-2026.dutch.colour.2': 'Colors: volen el mateix, i el té la preferència més forta.',
  'working.fide-2026.dutch.colour.3':
    'Colors: preferències iguals; decideixen les últimes partides amb colors diferents, i cadascú canvia.',
  'working.fide-2026.dutch.colour.4': 'Colors: preferències i historial iguals; el millor classificat té el seu.',
  'working.fide-2026.dutch.colour.5':
    'Colors: cap dels dos no ha jugat; decideix el color inicial, per números senars i parells.',
  'working.fide-2026.pair.round-robin':
    'Tots juguen contra tots; la taula de Berger dona l’ordre de les rondes i els colors.',
  'working.fide-2026.pair.double-round-robin':
    'Tots juguen contra tots dues vegades; la taula de Berger dona l’ordre, i la segona volta canvia els colors.',
  'web.event-system.team-round-robin': 'Lliga d’equips',
  'finding.fide-2026.schedule-teams':
    'Calen dos equips o més; n’hi ha {players}. L’equip de cada jugador es diu a la inscripció.',
  'working.fide-2026.pair.team-round-robin':
    'Tots els equips juguen entre ells segons la taula Berger; els jugadors seuen per tauler, i el primer equip té blanques als taulers senars.',
  'decision.D-RR-5':
    'Els equips es numeren per la mitjana d’Elo; els jugadors seuen per tauler segons la inscripció i pugen si falta algú.',
  'decision.D-RR-6':
    'Els equips s’ordenen per punts d’enfrontament, després per punts de tauler, l’enfrontament entre ells i els taulers de dalt.',
  'web.event-system.scheveningen': 'Scheveningen',
  'web.event-system.double-scheveningen': 'Scheveningen a doble volta',
  'finding.fide-2026.scheveningen-teams':
    'Un encontre Scheveningen té dos equips iguals, o amb un jugador de diferència; aquí: {teams}. L’equip de cada jugador es diu a la inscripció.',
  'working.fide-2026.pair.scheveningen':
    'Cada jugador juga amb tots els de l’altre equip; el segon equip avança mig torn de taulers cada ronda, i tothom té els dos colors alternant-se.',
  'working.fide-2026.pair.double-scheveningen':
    'Cada jugador juga dues vegades amb tots els de l’altre equip, la segona amb els colors canviats.',
  'decision.D-RR-8':
    'No hi ha cap taula oficial: el segon equip avança mig torn de taulers cada ronda; els colors són iguals per a tothom, o amb un de diferència si els taulers són senars.',
  'decision.D-RR-9': 'Els punts de tots els taulers són el resultat dels equips; qui no té rival, descansa.',
  'working.fide-2026.pair.knockout':
    'A les eliminatòries el primer cap de sèrie juga amb l’últim, i els dos primers només es poden trobar a la final.',
  'article.fide-2026.C.04.1 1': 'El nombre de rondes s’anuncia abans.',
  'article.fide-2026.C.04.1 3':
    'Qui queda sense oponent descansa, i el descans val una victòria si la prova no diu res més.',
  'article.fide-2026.C.04.2 2': 'Els jugadors es numeren per elo, títol i alfabet.',
  'article.fide-2026.C.04.2 3': 'Els resultats se saben abans d’emparellar una ronda.',
  'article.fide-2026.C.04.3 1.3': 'Els jugadors amb els mateixos punts són un grup de puntuació.',
  'article.fide-2026.C.04.3 1.4': 'Qui juga fora del seu grup de puntuació flota avall o amunt.',
  'article.fide-2026.C.04.3 1.9.3': 'Si no hi ha cap emparellament complet, decideix l’àrbitre.',
  'article.fide-2026.C.04.3 5.1': 'El color del primer número se sorteja abans de la primera ronda.',
  'article.fide-2026.C.04.3 5.2.1': 'Es concedeixen totes dues preferències si es pot.',
  'article.fide-2026.C.04.3 5.2.2': 'Si no, es concedeix la preferència més forta.',
  'article.fide-2026.C.04.3 5.2.3': 'Si no, es canvien els últims colors diferents.',
  'article.fide-2026.C.04.3 5.2.4': 'Si no, es concedeix la preferència del millor classificat.',
  'article.fide-2026.C.04.3 5.2.5': 'Sense preferències decideix el número.',
  'article.fide-2026.C.04.7 1': 'En les primeres rondes es presten punts a la primera meitat dels jugadors.',
  'article.fide-2026.C.05 annex 1': 'Tots juguen contra tots, per les taules de Berger.',
  'article.fide-2026.B.01 1.4.2': 'Les eliminatòries són un dels sistemes que compten.',
  'article.fide-2026.B.01 1.4.2e':
    'Les normes són per a suïssos, lligues i eliminatòries; els altres sistemes necessiten autorització prèvia.',
  'decision.D-DUTCH-4': 'Només tenen número d’emparellament els jugadors presents o que ja han participat.',
  'decision.D-DUTCH-5':
    'Una diferència de colors de més d’u decideix el color que toca, hagin estat com hagin estat les dues últimes partides.',
  'decision.D-DUTCH-6':
    'És líder qui té més de la meitat dels punts que donarien les victòries en totes les rondes abans de l’última.',
  'decision.D-DUTCH-7':
    'Els jugadors que no es poden enfrontar se separen amb el mateix rigor que els que ja s’han enfrontat.',
  'decision.D-DUTCH-8': 'Si no es pot emparellar tothom, s’anomenen els jugadors que algun emparellament deixa sols.',
  'decision.D-DUTCH-9':
    'La puntuació del jugador que descansa és la més baixa amb què es poden emparellar tots els altres.',
  'decision.D-DUTCH-10': 'Es mira el grup de puntuació següent, però cap de posterior.',
  'decision.D-DUTCH-11': 'Les rondes no jugades compten quan un sol jugador surt del grup i descansa.',
  'decision.D-DUTCH-12': 'Entre els jugadors baixats que tornen a baixar, es prefereixen els que tenen menys punts.',
  'decision.D-DUTCH-13':
    'De dues preferències absolutes iguals, la parella compta si tots dos repetirien color per tercera vegada.',
  'decision.D-DUTCH-14': 'Un intercanvi es descriu per qui és el jugador superior de cada parella.',
  'decision.D-DUTCH-15':
    'Els colors es comparen partida a partida, des de l’última, fins que un dels dos ja no en té més.',
  'decision.D-DUTCH-16':
    'Si no es diu quin color va sortir al sorteig, el mostra la primera partida del millor número.',
  'decision.D-DUTCH-17': 'Els flotadors es jutgen amb els punts virtuals de la seva ronda.',
  'decision.D-DUTCH-18': 'Un informe d’una edició anterior només s’emparella amb les regles d’avui si es demana.',
  'decision.D-DUTCH-19': 'Un descans assignat per l’emparellament és un flotador cap avall, valgui el que valgui.',
  'decision.D-DUTCH-20': 'Els punts prestats jugador per jugador passen davant de qualsevol acceleració.',
  'decision.D-DUTCH-32':
    'Una partida que un àrbitre va deixar en ½-0, 0-½ o 0-0 és un enfrontament amb els seus colors; cadascú té els seus punts.',
  'decision.D-DUTCH-22': 'Amb acceleració, l’ordre dels taulers va per les puntuacions amb els punts virtuals.',
  'decision.D-DUTCH-21': 'Té punts virtuals la meitat dels jugadors, arrodonida a un nombre parell.',
  'decision.D-DUTCH-30':
    'Un resultat millor no val mai menys: els punts ordenen els jugadors, i les victòries diuen qui són els capdavanters.',
  'decision.D-DUTCH-31':
    'Un informe sense el nombre de rondes es comprova, però no se n’emparella cap ronda: l’última té regles pròpies.',
  'decision.D-DUTCH-23': 'Un descans que val una victòria és el de l’emparellament; un que val menys es va demanar.',
  'decision.D-COMP-45':
    'Qui no hi era a la primera ronda entra a la meitat accelerada si va davant del seu últim jugador.',
  'decision.D-KO-1':
    'La FIDE no imprimeix cap quadre per a proves en general: el millor juga amb l’últim, i els millors caps de sèrie descansen.',
  'decision.D-KO-2':
    'Totes les partides de dos jugadors en una ronda d’una eliminatòria són un sol matx; passa qui en té més.',
  'decision.D-KO-3':
    'Si el matx queda igualat decideixen les partides de desempat, sumades; un armagedon en taules el guanyen les negres.',
  'decision.D-KO-10':
    'Un enfrontament, i una tanda de partides de desempat, es juga sencer si encara es pot remuntar: una partida llampec de dues no decideix res.',
  'decision.D-KO-11':
    'Si el torneig té enfrontament pel tercer lloc, els qui han perdut les semifinals juguen al costat de la final.',
  'decision.D-RR-1': 'Si no hi ha taula impresa per a tants jugadors, se sortegen tots els números junts.',
  'decision.D-RR-2': 'Una federació amb més jugadors que números té cap sobre agafa el més ple i després el següent.',
  'decision.D-RR-3':
    'A la taula de 12, els números 11 i 12 canvien de lloc: tal com està impresa, dos d’un mateix grup es troben a l’última ronda.',
  'web.parameter.fide-2026.byePoints': 'punts del jugador que queda sense rival, si el torneig no diu una altra cosa',
  'web.parameter.fide-2026.renumberedRounds':
    'primeres rondes en què una correcció pot canviar els números dels jugadors',
  'web.parameter.fide-2026.knockoutByePoints': 'punts del jugador que el quadre deixa sense rival',
  // What fide-2026 asks of an event, in words.
  'fact.fide-2026.kind': 'Campionat',
  'fact.fide-2026.kind-hint': 'Només per a proves amb regles pròpies per a normes.',
  'fact.fide-2026.kind-national-championship': 'Final d’un campionat nacional',
  'fact.fide-2026.kind-national-team-championship': 'Campionat nacional per equips',
  'fact.fide-2026.kind-zonal': 'Torneig zonal',
  'fact.fide-2026.kind-world-team': 'Campionat del món per equips',
  'fact.fide-2026.kind-continental-team': 'Campionat continental per equips',
  'fact.fide-2026.kind-world-cup': 'Copa del Món',
  'fact.fide-2026.kind-olympiad': 'Olimpíada',
  'fact.fide-2026.kind-world-qualifier': 'Classificació per a la Copa del Món o els Candidats',
  'fact.fide-2026.kind-eve-individual': 'Prova individual de la FIDE (EVE)',
  'fact.fide-2026.federation': 'Federació que registra la prova',
  'fact.fide-2026.federation-hint': 'Tres lletres, com les escriu la FIDE. Buit: el país d’aquesta federació.',
  'fact.fide-2026.registeredOn': 'Registrada a la FIDE el',
  'fact.fide-2026.registeredOn-hint': 'Per a normes, com a mínim 30 dies abans de començar.',
  'fact.fide-2026.arbiterTitle': 'Títol de l’àrbitre principal',
  'fact.fide-2026.arbiter-IA': 'Àrbitre internacional (IA)',
  'fact.fide-2026.arbiter-FA': 'Àrbitre FIDE (FA)',
  'fact.fide-2026.arbiter-NA': 'Àrbitre nacional (NA)',
  'fact.fide-2026.arbiter-none': 'Cap',
  'fact.fide-2026.approved': 'Sistema de joc aprovat per la FIDE per a normes',
  'fact.fide-2026.approved-hint': 'Només per a sistemes que no siguin suís, lliga o eliminatòria.',
};
