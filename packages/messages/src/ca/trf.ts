/** What is wrong with reports, player lists and entries of others, and what a conversion could not carry over. */
export const messages: Record<keyof typeof import('../en/trf.ts').messages, string> = {
  'fault-place.trf-round': 'jugador {player}, ronda {round}',

  'fault.trf-empty': 'L’informe és buit. Necessita almenys els registres 001, un per a cada jugador.',
  'fault.trf-no-players':
    'L’informe no té cap registre 001 i, per tant, cap jugador. Comproveu que el fitxer és un informe de torneig (TRF).',
  'fault.trf-vega-own':
    'Els camps d’aquesta línia són entre barres (|): el fitxer és la descripció del torneig pròpia de Vega, no l’informe de la FIDE. Feu que Vega escrigui l’informe d’Elo per a la FIDE i doneu aquell fitxer.',
  'fault.trf-no-record': 'Aquesta línia no és cap registre d’informe i s’ha passat per alt: {found}',
  'fault.trf-unknown-record':
    'No existeix el registre {record}. La línia s’ha conservat sense llegir-la: corregiu-ne els tres primers caràcters si són errats.',
  'fault.trf-record-twice':
    'El registre {record} ja s’ha donat abans, a la línia {first}, i val aquell. Traieu-ne un dels dos.',
  'fault.trf-records-differ':
    'El registre {record} diu {given}, però un d’anterior diu {first}, que és el que val. Feu que coincideixin.',
  'fault.trf-not-a-number':
    'Les columnes {first} a {last} del registre {record} haurien de tenir un nombre, però hi ha «{found}». Corregiu-lo o comproveu que els camps són a les seves columnes.',
  'fault.trf-not-allowed': 'El registre {record} no pot tenir «{found}» aquí. És possible {allowed}.',
  'fault.trf-missing':
    'Al registre {record} li falta alguna cosa a les columnes {first} a {last}. La línia no s’ha llegit: completeu-la.',
  'fault.trf-tab': 'Aquesta línia conté una tabulació, i les columnes no es poden comptar. Substituïu-la per espais.',
  'fault.trf-misaligned':
    'La columna {column} hauria de ser en blanc, però hi ha «{found}». Potser els camps d’aquesta línia estan desplaçats: comproveu-ne les columnes.',
  'fault.trf-shifted':
    'Després del nom, els camps són {count, plural, one {# columna} other {# columnes}} massa a l’esquerra: el programa que va escriure el fitxer compta bytes i no lletres. La línia s’ha llegit tenint-ho en compte.',
  'fault.trf-scoring-unknown': 'El registre {record} dona punts per «{found}», que no es coneix; s’ha passat per alt.',

  'fault.trf-number-missing':
    'No hi ha número inicial a les columnes 5 a 8; la línia no és de ningú i s’ha deixat fora. Escriviu-hi un nombre enter a partir de l’1.',
  'fault.trf-number-double': 'El número inicial {number} ja s’ha donat abans. Doneu a cada jugador un número propi.',
  'fault.trf-number-gap':
    'Ningú no té el número inicial {number}. Si falta una línia, afegiu-la; si el jugador es va treure, no cal fer res.',
  'fault.trf-player-unknown':
    'El registre {record} anomena el número {number}, que no té ningú. Corregiu-lo o afegiu el jugador.',
  'fault.trf-count-differs':
    'El registre {record} n’anuncia {given}, però n’hi ha {counted}. Potser falta una línia o n’hi ha una de més.',
  'fault.trf-opponent-unknown': 'El rival {opponent} no és a l’informe. Corregiu el número o afegiu el jugador.',
  'fault.trf-against-oneself': 'El jugador {player} es té a si mateix com a rival: corregiu el número.',
  'fault.trf-opponents-clash':
    'El jugador {opponent} anomena {player} com a rival a la ronda {round}, però {player} anomena {other}. Corregiu una de les dues línies.',
  'fault.trf-result-one-sided':
    'El jugador {opponent} té una partida contra {player} a la ronda {round}, però aquí la ronda és buida. Afegiu-hi rival, color i resultat.',
  'fault.trf-result-missing':
    'La partida contra {opponent} no té resultat aquí, tot i que la ronda ja s’ha acabat. Afegiu-lo.',
  'fault.trf-result-unknown': '«{found}» no és cap resultat. És possible 1 = 0, W D L, + -, H F U Z o un blanc.',
  'fault.trf-result-without-opponent':
    'El resultat {found} necessita un rival. Afegiu-lo o escriviu un descans (H, F o U) o una absència (Z).',
  'fault.trf-bye-with-opponent':
    '{found} és un descans o una absència, però s’anomena {opponent} com a rival. Corregiu el resultat o escriviu 0000.',
  'fault.trf-bye-of-paired':
    'El registre 240 anomena el número {number} a la ronda {round}, on està emparellat amb {opponent}: compta l’emparellament. Traieu el número o la partida.',
  'fault.trf-baku-points':
    'L’acceleració Bakú demana que les taules valguin la meitat d’una victòria i la derrota res; aquí valen {win}, {draw}, {loss}. Corregiu els punts (162) o traieu _BAKU del 192.',
  'fault.trf-bye-of-two':
    'El número {other} també té el descans de l’emparellament (U) a la ronda {round}, i només n’hi ha un. Escriviu F, H o Z a la línia de qui va demanar el descans.',
  'fault.trf-results-clash':
    'El resultat {own} contra {opponent} no lliga amb el {theirs} de l’altra línia. Corregiu-ne un dels dos.',
  'fault.trf-half-and-none':
    'Una línia dona mig punt de la partida contra {opponent} i l’altra cap, i els punts de totes dues hi lliguen: s’ha llegit com a ½-0. Si va ser taules o victòria, corregiu totes dues línies i els seus punts.',
  'fault.trf-colour-unknown': '«{found}» no és cap color. És possible w, b i -.',
  'fault.trf-colour-missing': 'Una partida jugada té color: escriviu w o b per a la partida contra {opponent}.',
  'fault.trf-colours-clash':
    'Tots dos jugadors tenen {colour, select, w {blanques} other {negres}} en la partida contra {opponent}. Corregiu una de les dues línies.',
  'fault.trf-too-many-rounds':
    'Hi ha resultats més enllà {rounds, plural, one {de l’única ronda} other {de les # rondes}} del torneig. Corregiu el nombre de rondes (142 o XXR) o traieu-los.',
  'fault.trf-points-differ':
    'La línia dona {given, plural, one {# punt} other {# punts}}, però els seus resultats en fan {computed, plural, other {#}}. Corregiu els punts o els resultats; uns punts que no siguin 1, ½ i 0 es donen als registres 162 o XXS.',
  'fault.trf-points-bye':
    'La línia dona {given, plural, one {# punt} other {# punts}}, però els seus resultats en fan {computed, plural, other {#}}. Potser les rondes en blanc eren descansos: escriviu H per mig punt, F o U per un de sencer.',

  'fault.trf-text-cut': 'El registre {record} té lloc per a {most} caràcters; el text s’ha tallat: {found}',
  'fault.trf-number-too-long': 'El registre {record} té lloc per a {most} xifres; {found} s’ha deixat fora.',
  'fault.trf-not-in-edition':
    'L’edició {edition, select, trf16 {del 2016} other {del 2026}} no té lloc per al registre {record}: {count, plural, one {s’ha deixat fora # línia} other {s’han deixat fora # línies}}.',
  'fault.trf-left-out':
    'S’ha deixat fora perquè l’altre format no hi té lloc: {field, select, scoring {la puntuació} acceleration {punts prestats per a l’emparellament} forbidden {qui no es pot trobar} abnormalPoints {punts donats per resolució} teams {els equips} id {identificadors diferents del número inicial} club {clubs} category {categories} board {números de tauler} games {altres partides d’un enfrontament} tieBreakGames {partides de desempat} other {dades del torneig}} ({count}).',
  'fault.trf-numbers-assigned':
    'Els jugadors no tenen número d’emparellament; a l’informe es numeren en l’ordre del document. Numereu-los abans per conservar l’ordre del reglament.',
  'fault.trf-bye-points':
    'Un informe coneix descansos d’un punt i de mig punt, no de {points}. Comproveu la ronda a l’informe.',
  'fault.trf-bye-requested':
    'Es demana un descans de {points} en una ronda encara no emparellada: el jugador hi compta com a absent. Entreu el descans quan la ronda estigui feta.',
  'fault.trf-points-lent-twice': 'Dos registres (250 o XXA) donen punts virtuals a aquest jugador. Traieu-ne un.',
  'fault.trf-older-edition':
    'L’informe es va emparellar amb {found}; aquí les regles són les de {code}, que són diferents.',
  'fault.trf-older-edition-unasked':
    'L’informe es va emparellar amb {found}; aquí les regles són les de {code}, que són diferents. Amb --system s’emparella igualment amb elles.',
  'fault.trf-scoring-uneven':
    'Els punts de l’informe (162, XXS, BBW) no serveixen per emparellar: un resultat ha de valer el mateix amb els dos colors, una victòria per incompareixença tant com una victòria, i una absència res. Corregiu-los.',
  'fault.trf-rounds-needed':
    'L’informe no diu quantes rondes hi ha, i l’última té regles pròpies. Afegiu-hi el registre 142 o XXR, o feu servir --rounds.',
  'fault.trf-rounds-unknown':
    'L’informe no diu quantes rondes hi ha; {rounds, plural, one {se’n pren #} other {se’n prenen #}}. Afegiu-hi el registre 142 o XXR.',
  'fault.trf-initial-colour-unknown':
    'L’informe no diu quin color va sortir en el sorteig i la primera ronda no ho mostra. Afegiu-hi el registre 152 o XXC.',
  'fault.trf-title-unknown': 'El títol {found} no és dels que coneix el sistema d’emparellament: s’ha deixat fora.',
  'fault.trf-event-incomplete':
    'A l’informe hi falta {field, select, start {les dates (042, 052)} other {el temps de reflexió (122, 222)}} en una forma que es pugui llegir. {field, select, start {Doneu-les} other {Doneu-lo}} per valorar el torneig.',
  'fault.trf-system-assumed':
    '{found, select, none {L’informe no diu com s’emparella el torneig} other {«{found}» no és cap sistema d’emparellament conegut}}: se suposa {system}.',
  'fault.trf-date-unreadable': '«{found}» no és cap data que es pugui llegir. Escriviu AAAA/MM/DD.',
  'fault.trf-time-control-unreadable':
    'El temps de reflexió «{found}» no es pot llegir. Escriviu, per exemple, 90 min + 30 s, o 5400+30 al registre 222.',

  'fault.trf-gap-name': 'El torneig no té nom (012).',
  'fault.trf-gap-city': 'Falta el lloc (022): digueu la població on s’ha jugat.',
  'fault.trf-gap-federation': 'Falta la federació (032): l’oficina la diu una vegada, com a país de tres lletres.',
  'fault.trf-gap-start': 'Falta el primer dia (042).',
  'fault.trf-gap-end': 'Falta l’últim dia (052).',
  'fault.trf-gap-arbiter': 'Falta l’àrbitre principal (102).',
  'fault.trf-gap-arbiter-number':
    'Falta el codi FIDE de l’àrbitre principal (102). Escriviu-lo darrere del nom: {chiefArbiter} (2200000).',
  'fault.trf-gap-deputy-number': 'Falta el codi FIDE de l’àrbitre adjunt {deputy} (112). Escriviu-lo darrere del nom.',
  'fault.trf-gap-time-control': 'Falta el ritme de joc (122, 222).',
  'fault.trf-gap-round-dates':
    '{count, plural, one {La ronda {rounds} no té data} other {Les rondes {rounds} no tenen data}} (132).',
  'fault.trf-gap-rounds':
    '{last, plural, =0 {No hi ha cap ronda emparellada} one {Hi ha una ronda emparellada} other {Hi ha # rondes emparellades}} de {rounds}: l’informe parla d’un torneig que no s’ha acabat.',
  'fault.trf-gap-results': 'Falten resultats a {count, plural, one {la ronda {rounds}} other {les rondes {rounds}}}.',
  'fault.trf-gap-unusual-results':
    '{count, plural, one {La ronda {rounds} té} other {Les rondes {rounds} tenen}} un resultat com ara ½-0 (299), que el TRF16 no pot portar: envieu el TRF26.',
  'fault.trf-gap-type-code':
    'El sistema d’emparellament no té codi de la FIDE (192): l’informe només el diu amb paraules (092).',
  'fault.trf-gap-rank': 'Falta la classificació final (001, columnes 86 a 89).',
  'fault.trf-gap-player-name': 'Falta el nom.',
  'fault.trf-gap-player-number':
    'Falta el codi FIDE. La FIDE no valora ningú sense número: demaneu-lo a la federació del jugador.',
  'fault.trf-gap-player-federation': 'Falta la federació.',
  'fault.trf-gap-player-birth': 'Falta la data de naixement.',
  'fault.trf-gap-player-birth-year': 'Del naixement només se sap l’any {year}; la FIDE demana el dia.',
  'fault.trf-gap-player-sex': 'No es diu si és home o dona.',
  'fault.trf-gap-player-title': '{title} no és un títol de la FIDE. Corregiu-lo o traieu-lo.',

  'fault.fide-list-empty': 'La llista és buida.',
  'fault.fide-list-header':
    'Això no és cap llista de jugadors de la FIDE: {found}. Doneu el fitxer de text o XML d’una llista, tal com l’ofereix la FIDE.',
  'fault.fide-list-no-id': 'Aquest jugador no té codi FIDE.',
  'fault.fide-list-not-a-number': '«{found}» no és cap nombre.',
  'fault.fide-list-too-large': 'El fitxer té més de {most} jugadors: no pot ser la llista de la FIDE.',
  'fault.fide-list-too-long':
    'Aquí no hi ha cap final en més de {most} bytes: aquesta part s’ha passat per alt. Potser el fitxer és malmès.',
  'fault.fide-list-twice': 'Una altra línia ja té el codi FIDE {id}.',
  'fault.fide-list-unclosed': 'La llista s’acaba a mitges; potser el fitxer s’ha tallat. Torneu-la a baixar.',
  'fault.fide-list-zip':
    'El fitxer ZIP està malmès, té contrasenya o està comprimit d’una manera desconeguda. Torneu-lo a baixar.',

  'fault.entries-empty': 'El fitxer és buit. Necessita una fila de capçaleres i una fila per a cada jugador.',
  'fault.entries-no-rows': 'Sota aquestes capçaleres no hi ha cap fila. Afegiu una fila per a cada jugador.',
  'fault.entries-no-name':
    'No s’ha trobat cap capçalera per als noms; la primera fila és: {found}. Poseu nom a les columnes, per exemple: Nom, Club, Elo, Codi FIDE, Naixement.',
  'fault.entries-heading-unknown': 'La columna «{heading}» no es coneix i s’ha passat per alt.',
  'fault.entries-heading-twice':
    'La columna «{heading}» diu el mateix que una d’anterior, que és la que val. Canvieu-li el nom o traieu-la.',
  'fault.entries-row-no-name': 'Aquesta fila no té nom i s’ha deixat fora. Afegiu-hi el nom o traieu la fila.',
  'fault.entries-row-too-long':
    'Aquesta fila té més cel·les que capçaleres hi ha: «{found}». Poseu entre cometes dobles els textos que continguin un separador.',
  'fault.entries-not-a-rating':
    '«{found}» no és cap valoració Elo: s’ha deixat fora. Escriviu un nombre enter o no escriviu res.',
  'fault.entries-not-an-id': '«{found}» no és cap codi FIDE: s’ha deixat fora. Escriviu-ne les xifres.',
  'fault.entries-no-date': '«{found}» no és cap data: s’ha deixat fora. Escriviu AAAA-MM-DD, DD/MM/AAAA o l’any.',
  'fault.entries-short-year': '«{found}» té dues xifres de l’any: s’ha llegit com a {year}. Comproveu-ho.',
  'fault.entries-not-a-sex': '«{found}» no s’entén: s’ha deixat fora. Escriviu F o M.',
  'fault.entries-duplicate': '{name} sembla el jugador de la línia {first}. Si és així, traieu-ne un dels dos.',
  'fault.entries-quote-open':
    'Aquí s’obren unes cometes dobles que no es tanquen mai. Tanqueu-les; unes cometes dins d’un text es dupliquen.',
  'fault.entries-quote-stray':
    'Hi ha alguna cosa després de les cometes que tanquen aquesta cel·la. Unes cometes dins d’un text es dupliquen, i tot el text va entre cometes.',

  'decision.D-TRF-1':
    'Un informe no té cap signe per a qui se’n va: qui és absent des d’una ronda fins a l’última, dues rondes o més, ha abandonat.',
  'decision.D-TRF-2': 'Una sola ronda en blanc que compta mig punt o un punt en el total de la línia era un descans.',
  'decision.D-TRF-3':
    'Quan un informe no dona el color inicial, el mostra la primera ronda: el té el millor número d’una parella si és senar.',
};
