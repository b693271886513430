/** El suís d’equips (C.04.6) en paraules. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026-team-swiss.ts').messages, string> = {
  'web.event-system.team-swiss': 'Suís d’equips',
  'finding.fide-2026.team-swiss.unpairable':
    'La ronda {round} no es pot emparellar: {lacks, select, bye {sobra un equip, i cap dels que poden sobrar no pot tornar a descansar, ni després d’un encontre guanyat per incompareixença: {teams}} other {s’emparelli com s’emparelli, algun d’aquests equips queda sense oponent: {teams}}}. Decideix l’àrbitre principal: acabeu el torneig, o deixeu-ne algun fora.',
  'working.fide-2026.team-swiss.match': '{white} juga contra {black}; {white} té blanques als taulers senars.',
  'working.fide-2026.team-swiss.group':
    'Tots dos equips tenen {points, plural, one {# punt} other {# punts}}: s’enfronten dins del seu grup de puntuació.',
  'working.fide-2026.team-swiss.upfloat':
    '{upfloater} ha pujat al grup de {points, plural, one {# punt} other {# punts}} i s’enfronta a {opponent}.',
  'working.fide-2026.team-swiss.upfloaters':
    'El grup de {points, plural, one {# punt} other {# punts}} necessita {count, plural, one {# equip} other {# equips}} de més avall, tan pocs i amb tants punts com sigui possible: {teams}.',
  'working.fide-2026.team-swiss.order':
    'De les maneres igualment bones d’emparellar, aquesta és la primera: els números baixos encapçalen tantes parelles com es pot, i els oponents segueixen per ordre.',
  'working.fide-2026.team-swiss.gave-way.C6':
    'Pugi qui pugi, el grup següent necessita més equips de sota que els que demana el seu nombre.',
  'working.fide-2026.team-swiss.gave-way.C7':
    '{count, plural, one {Puja # equip que} other {Pugen # equips que}} a la ronda anterior també van jugar contra un equip amb altres punts.',
  'working.fide-2026.team-swiss.gave-way.C8':
    '{count, plural, one {# equip no té} other {# equips no tenen}} el color que preferien.',
  'working.fide-2026.team-swiss.gave-way.C9':
    '{count, plural, one {# equip amb preferència forta no té} other {# equips amb preferència forta no tenen}} aquell color.',
  'working.fide-2026.team-swiss.gave-way.C10':
    '{count, plural, one {# equip juga} other {# equips juguen}} contra un que ha pujat, i a la ronda anterior també contra un d’altres punts.',
  'working.fide-2026.team-swiss.colour.1':
    'Colors: cap dels dos equips no ha jugat; decideix el color inicial, per números senars i parells.',
  'working.fide-2026.team-swiss.colour.2': 'Colors: només un equip té preferència, i la té.',
  'working.fide-2026.team-swiss.colour.3': 'Colors: les preferències són oposades, i es compleixen totes dues.',
  'working.fide-2026.team-swiss.colour.4': 'Colors: volen el mateix, i es compleix la preferència forta.',
  'working.fide-2026.team-swiss.colour.5': 'Colors: té blanques l’equip amb la diferència de colors més baixa.',
  'working.fide-2026.team-swiss.colour.6':
    'Colors: decideixen els últims encontres en què tots dos van tenir colors diferents, i tots dos canvien.',
  'working.fide-2026.team-swiss.colour.7':
    'Colors: mateixa preferència i mateix historial; la té el primer dels dos equips.',
  'working.fide-2026.team-swiss.colour.8': 'Colors: el primer dels dos equips canvia respecte del seu últim encontre.',
  'working.fide-2026.team-swiss.colour.9': 'Colors: l’altre equip canvia respecte del seu últim encontre.',
  'working.fide-2026.team-swiss.bye':
    '{team} descansa, amb {points, plural, one {# punt} other {# punts}}: dels que deixen oponent a tots els altres, el que té menys punts, després més encontres jugats, després el número més alt.',
  'working.fide-2026.team-swiss.bye-barred':
    '{team} no pot descansar: a la ronda {round, number} ja va descansar, o va guanyar un encontre sense jugar.',
  'working.fide-2026.team-swiss.bye-incomplete': 'Si descansés {team}, no es podrien emparellar tots els altres.',
  'working.fide-2026.team-swiss.bye-order':
    'Descansa {team}: {by, select, score {té menys punts} matches {ha jugat més encontres} other {té el número més alt}}.',
  'working.fide-2026.team-swiss.even': 'El nombre d’equips és parell: ningú no descansa.',
  'working.fide-2026.team-swiss.same-team': '{first} i {second} juguen tots dos per {team}.',
  'working.fide-2026.team-swiss.met': '{first} i {second} ja s’han enfrontat.',
  'working.fide-2026.team-swiss.incomplete':
    'Si {first} jugués contra {second}, no es podrien emparellar tots els altres.',
  'working.fide-2026.team-swiss.worse.C4':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} pujarien {other, number} equips en lloc de {best, number}.',
  'working.fide-2026.team-swiss.worse.C5':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} pujaria un equip amb {other, number} punts en lloc d’un amb {best, number}.',
  'working.fide-2026.team-swiss.worse.C6':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} la tria de qui puja deixaria el grup següent més necessitat d’equips de sota.',
  'working.fide-2026.team-swiss.worse.C7':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} {other, number} en lloc de {best, number} dels que pugen haurien jugat contra un equip d’altres punts a la ronda anterior.',
  'working.fide-2026.team-swiss.worse.3.5.4':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} pujaria el número {other, number} en lloc del {best, number}, que va abans.',
  'working.fide-2026.team-swiss.worse.C8':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} {other, number} equips en lloc de {best, number} no tindrien el color que prefereixen.',
  'working.fide-2026.team-swiss.worse.C9':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} es negarien {other, number} preferències fortes en lloc de {best, number}.',
  'working.fide-2026.team-swiss.worse.C10':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} {other, number} en lloc de {best, number} dels que juguen contra un equip de sota haurien jugat contra un d’altres punts a la ronda anterior.',
  'working.fide-2026.team-swiss.worse.3.6.3':
    'Amb {first} – {second}, al grup de {points, plural, one {# punt} other {# punts}} el número {other, number} aniria on el {best, number} va abans en l’ordre dels emparellaments.',
  'article.fide-2026.C.04.6 1.1':
    'Cada equip té un número d’emparellament, segons les bases de la competició o el que decideix l’àrbitre principal.',
  'article.fide-2026.C.04.6 1.3':
    'Els equips amb la mateixa puntuació són un grup; un bloc pot tenir també equips de grups inferiors.',
  'article.fide-2026.C.04.6 1.4': 'L’equip que sobra descansa, i té els punts d’un encontre empatat.',
  'article.fide-2026.C.04.6 1.6': 'El color d’un equip és el del seu primer tauler, en encontres jugats.',
  'article.fide-2026.C.04.6 2.1.1': 'Dos equips no s’enfronten més d’una vegada.',
  'article.fide-2026.C.04.6 2.1.2':
    'Cap equip no descansa dues vegades, ni després de guanyar un encontre per incompareixença o d’un descans de punt sencer.',
  'article.fide-2026.C.04.6 2.2.1': 'Ha de continuar sent possible emparellar tots els altres.',
  'article.fide-2026.C.04.6 2.3.1': 'Pugen tan pocs equips com es pot.',
  'article.fide-2026.C.04.6 2.3.2': 'Els que pugen tenen tants punts com es pot.',
  'article.fide-2026.C.04.6 2.3.3': 'El grup següent encara es pot emparellar amb tan pocs equips de sota com es pot.',
  'article.fide-2026.C.04.6 2.3.4':
    'Tan pocs com es pot dels que pugen van jugar contra un equip d’altres punts a la ronda anterior; no en les dues últimes.',
  'article.fide-2026.C.04.6 2.3.5': 'A tan pocs equips com es pot se’ls nega el color que prefereixen.',
  'article.fide-2026.C.04.6 2.3.6': 'Es neguen tan poques preferències fortes com es pot (tipus B).',
  'article.fide-2026.C.04.6 2.3.7':
    'Tan pocs com es pot dels que juguen contra un equip de sota van jugar contra un d’altres punts a la ronda anterior; no en les dues últimes.',
  'article.fide-2026.C.04.6 3': 'Primer el descans, després grup a grup des de dalt, després els colors.',
  'article.fide-2026.C.04.6 3.3.3': 'Si no hi ha cap emparellament complet, decideix l’àrbitre principal.',
  'article.fide-2026.C.04.6 3.4':
    'Descansa qui té menys punts, després més encontres jugats, després el número més alt, mentre es puguin emparellar tots els altres.',
  'article.fide-2026.C.04.6 3.4.1': 'El descans deixa un emparellament vàlid per a tots els altres equips.',
  'article.fide-2026.C.04.6 3.5':
    'Els conjunts d’equips que podrien pujar es prenen per l’ordre dels números; es tria el primer que va bé.',
  'article.fide-2026.C.04.6 3.6':
    'Els emparellaments d’un grup es prenen per l’ordre dels números; es tria el primer que va bé.',
  'article.fide-2026.C.04.6 4.1': 'El color inicial se sorteja abans de la primera ronda.',
  'article.fide-2026.C.04.6 4.3': 'Els colors d’una parella van per nou regles, la primera que s’aplica.',
  'article.fide-2026.C.04.6 4.3.1': 'Abans que cap hagi jugat, decideix el número del primer equip.',
  'article.fide-2026.C.04.6 4.3.2': 'Es compleix l’única preferència.',
  'article.fide-2026.C.04.6 4.3.3': 'Es compleixen les preferències oposades.',
  'article.fide-2026.C.04.6 4.3.4': 'Es compleix l’única preferència forta (tipus B).',
  'article.fide-2026.C.04.6 4.3.5': 'La diferència de colors més baixa té blanques.',
  'article.fide-2026.C.04.6 4.3.6': 'S’inverteixen els últims colors diferents.',
  'article.fide-2026.C.04.6 4.3.7': 'Es compleix la preferència del primer equip.',
  'article.fide-2026.C.04.6 4.3.8': 'El primer equip canvia de color.',
  'article.fide-2026.C.04.6 4.3.9': 'L’altre equip canvia de color.',
  'decision.D-TSW-1':
    'Un encontre té tants taulers com diu la prova, o com jugadors té l’equip més petit; qui té blanques les té als taulers senars.',
  'decision.D-TSW-2':
    'Un encontre s’ha jugat si s’ha jugat un tauler; sense cap partida no és cap enfrontament ni dona color.',
  'decision.D-TSW-3': 'Només tenen número d’emparellament els equips que hi són o que ja han participat.',
  'decision.D-TSW-4':
    'La preferència de color d’un equip és la primera definició que hi encaixa: les fortes valen també a l’última ronda.',
  'decision.D-TSW-5':
    'El grup següent queda ben servit si no necessita cap equip de sota, o un si és senar; si cap tria no ho permet, això no compta.',
  'decision.D-TSW-6': 'Els colors es comparen encontre a encontre, des de l’últim jugat cap enrere.',
  'decision.D-TSW-7': 'Un equip hi és si hi és algun dels seus jugadors.',
  'decision.D-TSW-8':
    'Un criteri que demana «els mínims possibles» es compleix quan cap altre conjunt o emparellament permès no en té menys.',
  'fact.fide-2026.teamScore': 'Els equips s’emparellen per',
  'fact.fide-2026.teamScore-match': 'Punts d’encontre',
  'fact.fide-2026.teamScore-game': 'Punts de tauler',
  'fact.fide-2026.teamScore-hint': 'Només suís d’equips. Punts d’encontre, si les bases no diuen res més.',
  'fact.fide-2026.secondaryScore': 'L’altra puntuació compta per als colors',
  'fact.fide-2026.secondaryScore-hint': 'Només suís d’equips. Sí, si les bases no diuen res més.',
  'fact.fide-2026.colourPreferences': 'Preferències de color dels equips',
  'fact.fide-2026.colourPreferences-hint': 'Només suís d’equips. Tipus A, si les bases no diuen res més.',
  'fact.fide-2026.colourPreferences-A': 'Tipus A: simples',
  'fact.fide-2026.colourPreferences-B': 'Tipus B: fortes i lleus',
  'fact.fide-2026.colourPreferences-none': 'Cap',
  'finding.fide-2026.team-swiss.two-matches':
    'Ronda {round}: {team} té {matches} encontres; un equip en juga un per ronda. Corregiu l’equip de cada jugador, o les partides.',
  'finding.fide-2026.team-swiss.baku-score':
    'L’acceleració Bakú demana que la puntuació siguin els punts d’encontre: poseu `teamScore` a `match` o traieu `acceleration`.',
  'working.fide-2026.team-swiss.forbidden': '{first} i {second} no es poden emparellar.',
  'decision.D-TSW-9':
    'Els jugadors que no es poden enfrontar, o als quals es deixen punts, representen els seus equips.',
};
