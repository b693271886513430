/** Imports of the past and lists of FIDE: why a batch is refused, what is doubted, what is wrong with the files. */
export const messages: Record<keyof typeof import('../../en/office/imports.ts').messages, string> = {
  'refusal.import-unknown': 'No hi ha cap importació {id}. Obriu-ne una primer o reviseu-ne el codi.',
  'refusal.import-is-open':
    'Aquesta font ja s’està important ({source}, importació {id}). Continueu amb el lot {batch} d’aquella importació.',
  'refusal.import-done-before':
    'Aquesta font ja es va importar ({source}, importació {id}, {batch, plural, one {# lot} other {# lots}}). No hi ha res a fer.',
  'refusal.import-closed':
    'La importació {id} està {state, select, done {acabada} other {abandonada}}. Obriu-ne una de nova per al que segueixi.',
  'refusal.import-other-subject':
    'La importació {id} és de {subject, select, players {jugadors} lists {llistes} other {proves}}. Envieu aquest lot a una importació de la seva mena.',
  'refusal.import-other-source':
    'La importació {id} és d’un altre fitxer ({source}). Continueu amb aquell fitxer o obriu una importació per a aquest.',
  'refusal.import-batch-done': 'El lot {batch} ja es va importar; ara no s’ha fet res. Continueu amb el lot {next}.',
  'refusal.import-batch-early': 'El lot {batch} arriba massa aviat: el següent és el {next}. Envieu-lo primer.',
  'refusal.old-list-of-other-book':
    'Aquestes línies no són d’una llista segons {regulation}, que és el que segueix {series}. Trieu la sèrie de la llista.',
  'refusal.scrabble-list-imported':
    'La llista de {date} es va incorporar tal com es va imprimir: no hi ha partides registrades que l’expliquin. Demaneu una llista calculada per l’oficina.',
  'fault.old-list-not-a-status': '«{found}» no és cap estat: s’ha omès. Escriviu actiu, provisional o inactiu.',
  'refusal.old-list-too-late':
    'Des del dia {first} l’oficina calcula les llistes de {series}, i la del dia {date} no es pot importar. Reviseu la data o moveu la primera llista de la sèrie.',
  'refusal.fide-list-too-early':
    'La FIDE encara no ha publicat cap llista del {date}; avui som {today}. Corregiu la data de la llista.',
  'refusal.fide-list-applied': 'Aquesta llista del dia {date} ja es va aplicar el dia {on}. No hi ha res a fer.',
  'refusal.fide-list-player-twice': 'Un jugador surt dues vegades entre els Elos. Traieu-ne un.',
  'refusal.fide-link-differs':
    'El jugador {id} té el codi FIDE {own} al registre, no {theirs}. Compareu de nou la llista amb el registre.',
  'doubt.import-name-unusable':
    '«{name}» no pot ser un nom: és una sola línia amb almenys una lletra o una xifra i sense signes invisibles. La fila no s’ha pres; corregiu el nom al fitxer.',
  'doubt.import-id-unusable':
    '«{id}» no pot ser un codi: lletres, xifres, punt, guió, com a màxim 32. La fila s’ha deixat fora.',
  'doubt.import-id-taken':
    'El codi {id} és de {holder}, però la fila diu {name}. S’ha deixat fora: corregiu el nom al registre o el codi.',
  'doubt.import-player-merged':
    'El jugador {id} es va fusionar amb {kept}. La fila s’ha deixat fora: desfeu la fusió si són dos.',
  'doubt.import-similar':
    '{name} s’ha registrat, però podria ser el mateix que {similar}. Si ho és, fusioneu-los; si no, feu constar a la pàgina de duplicats que són dues persones.',
  'doubt.import-similar-left':
    '{name} podria ser {similar}, i la fila no té cap codi que ho digui. S’ha deixat fora: registreu el jugador a mà si és una altra persona.',
  'doubt.import-facts-differ':
    'El registre té {own}, la fila {theirs} ({name, select, sex {sexe} nationality {nacionalitat} category {categoria} birthDate {naixement} fideId {codi FIDE} other {{name}}}). El registre es queda: modifiqueu-lo si la fila és correcta.',
  'doubt.import-birth-wrong': 'El naixement {date} no pot ser correcte i s’ha deixat fora. Modifiqueu el jugador.',
  'doubt.import-nationality-unknown': '«{found}» no és un codi de país de tres lletres i s’ha deixat fora.',
  'doubt.import-title-unknown': '«{found}» no és cap títol que les llistes imprimeixin; s’ha deixat fora.',
  'doubt.import-fide-id-taken':
    'El codi FIDE {fideId} és de {name} ({holder}) i aquí s’ha deixat fora. Si tots dos són un, fusioneu-los.',
  'doubt.import-club-unknown':
    'Ningú no coneix el club «{club}»; la llicència queda sense club. Registreu el club i traspasseu la llicència.',
  'doubt.import-season-unknown':
    'La temporada {season} no és oberta; la llicència s’ha deixat fora. Obriu-la i torneu a importar, o emeteu la llicència.',
  'doubt.import-licence-differs':
    'El {season} el registre té el club {own}, la fila {theirs}. El registre es queda: traspasseu la llicència si la fila és correcta.',
  'doubt.import-player-unknown':
    'No consta ningú que sigui {name} ({id}); la línia s’ha deixat fora. Inscriviu els jugadors abans que les seves llistes: un assaig mostra qui hi falta.',
  'doubt.import-player-unclear':
    '{name} ({id}) podria ser {similar}. La línia s’ha deixat fora: escriviu al fitxer el codi del correcte.',
  'doubt.import-by-name':
    'La línia no té res més que el nom {name} ({id}); s’ha pres per al jugador {player}, l’únic que el té. Reviseu-ho.',
  'doubt.import-line-twice':
    '{name} ({id}) ja és a la línia {first}, que és la que compta. Aquesta línia s’ha deixat fora.',
  'doubt.import-previous-differs':
    '{name} ({id}): la línia diu {theirs} abans, la llista anterior {own}. La línia es queda com és: reviseu les dues llistes.',
  'doubt.import-change-differs':
    '{name} ({id}): {previous} i una variació de {change} no fan {rating}. La línia es queda com és: reviseu-la.',
  'doubt.import-base-factor-differs':
    '{name} ({id}): la línia diu K₀ {theirs}; segons el reglament, aquest Elo té K₀ {own}, amb què s’avaluaran les partides posteriors. Reviseu l’Elo i la K₀ de la línia.',
  'doubt.import-factor-differs':
    '{name} ({id}): la línia diu K {theirs}; amb el que consta, el reglament dona K {own}, amb què s’avaluaran les partides posteriors. Importeu la primera temporada amb els jugadors i, abans d’aquesta llista, les més antigues amb el nombre de partides.',
  'doubt.import-list-twice': 'La llista {series} del dia {date} ja és al registre; aquesta s’ha deixat fora.',
  'doubt.import-list-out-of-order':
    '{later, plural, one {# llista posterior} other {# llistes posteriors}} de {series} van entrar abans que la del dia {date}; no s’hi han comparat. Importeu les llistes des de la més antiga.',
  'doubt.import-not-a-list-day':
    'Segons {regulation} no surt cap llista el dia {date}. S’ha importat: reviseu la data.',
  'doubt.import-name-differs':
    '{event}: l’informe anomena el jugador {id} {theirs}, el registre {own}. Comproveu que és la mateixa persona.',
  'doubt.import-number-of-another':
    '{event}: el número {number} és de {own} ({id}), però l’informe el dóna a {theirs}. Les partides compten per a {theirs} ({taken}); si són la mateixa persona, fusioneu-los.',
  'doubt.import-guest': '{event}: ningú no coneixia {name}, que s’ha registrat com a convidat sense llicència ({id}).',
  'doubt.import-guest-similar':
    '{event}: {name} s’ha registrat com a convidat ({id}), però podria ser {similar}. Si ho és, fusioneu-los: les partides comptaran per al correcte.',
  'doubt.import-player-twice':
    '{event}: els jugadors {keys} de l’informe són un de sol al registre ({id}). La prova s’ha deixat fora: corregiu l’informe.',
  'doubt.import-rating-differs':
    '{event}: l’informe dona a {name} ({id}) {theirs}, les llistes d’aquell dia {own}. La prova ha entrat: comproveu si és el jugador correcte.',
  'doubt.import-event-dates':
    '{event} acaba el dia {end}, abans de començar el dia {start}. S’ha deixat fora: corregiu-ne les dates.',
  'doubt.import-event-future':
    '{event} acaba el dia {end}, que encara no ha arribat. S’ha deixat fora: registreu-la com a prova.',
  'doubt.import-event-twice': 'Ja hi ha una prova {event} que va començar el dia {start}. Aquesta s’ha deixat fora.',
  'doubt.import-event-namesake':
    'Hi ha una altra prova {event} que va començar el dia {start}, amb altres jugadors. Aquesta s’ha incorporat com un altre grup: comproveu que no siguin la mateixa.',
  'doubt.import-event-late':
    '{event} va acabar el dia {end}, abans de la llista del dia {list} que l’oficina va publicar. S’ha deixat fora: registreu la prova i presenteu-ne l’informe; un cop acceptat, compta a la llista següent.',
  'doubt.import-key-twice':
    '{event}: dos jugadors de l’informe tenen el mateix número. La prova s’ha deixat fora: corregiu l’informe.',
  'doubt.import-game-unclear':
    '{event}: la partida {white} – {black} de la ronda {round} no és entre dos dels seus jugadors. La prova s’ha deixat fora: corregiu l’informe.',
  'fault.players-not-a-season': '«{found}» no és cap temporada: s’ha deixat fora. Escriviu anys, com 2016 o 2014-2016.',
  'fault.players-no-date': '«{found}» no és cap data: s’ha deixat fora. Escriviu AAAA-MM-DD o DD/MM/AAAA.',
  'fault.old-list-empty': 'El fitxer és buit. Necessita una fila de capçaleres i una fila per a cada jugador.',
  'fault.old-list-no-headings':
    'No hi ha cap fila de capçaleres amb un Elo i un codi, codi FIDE o nom. La primera fila és: {found}',
  'fault.old-list-heading-twice':
    'La columna «{found}» diu el mateix que una d’anterior, que és la que compta. Traieu-ne una.',
  'fault.old-list-row-no-player':
    'Aquesta fila no anomena cap jugador i s’ha deixat fora. Afegiu-hi un codi, un codi FIDE o un nom.',
  'fault.old-list-row-no-rating': 'Aquesta fila no té Elo i s’ha deixat fora. Afegiu-lo o traieu la fila.',
  'fault.old-list-not-a-number':
    '«{found}» no és cap nombre que pugui anar aquí: s’ha deixat fora. Escriviu un nombre enter o res.',
  'fault.old-list-quote-open': 'Les cometes que comencen aquí no es tanquen mai. Tanqueu-les o traieu-les.',
  'fault.old-list-quote-stray':
    'Hi ha alguna cosa després de les cometes de tancament: {found}. Dobleu les cometes que formin part del text.',
  'doubt.import-series-unknown':
    'No hi ha cap llista d’elo «{series}»; les seves partides s’han deixat fora. Pot ser: {known}.',
  'doubt.import-games-differ':
    'Partides del {year} ({series}): al registre n’hi ha {own}, a la fila {theirs}. Queda el registre.',
  'doubt.import-games-late':
    'Les partides del {year} s’han deixat fora: l’oficina ja ha calculat una llista de {series} i en canviaria la K. Corregiu una prova, o importeu-ho en un registre nou.',
  'doubt.import-games-ahead':
    'Les partides del {year} ({series}) s’han deixat fora: l’any encara no ha començat. Comproveu la capçalera.',
  'fault.players-no-games':
    '«{found}» no és un nombre de partides del {year}: s’ha deixat fora. Escriviu un nombre enter.',
};
