/** Imports of the past and lists of FIDE: why a batch is refused, what is doubted, what is wrong with the files. */
export const messages: Record<keyof typeof import('../../en/office/imports.ts').messages, string> = {
  'refusal.import-unknown': 'No hay ninguna importación {id}. Abra una primero o revise su código.',
  'refusal.import-is-open':
    'Esta fuente ya se está importando ({source}, importación {id}). Continúe con el lote {batch} de aquella importación.',
  'refusal.import-done-before':
    'Esta fuente ya se importó ({source}, importación {id}, {batch, plural, one {# lote} other {# lotes}}). No hay nada que hacer.',
  'refusal.import-closed':
    'La importación {id} está {state, select, done {terminada} other {abandonada}}. Abra una nueva para lo que siga.',
  'refusal.import-other-subject':
    'La importación {id} es de {subject, select, players {jugadores} lists {listas} other {pruebas}}. Envíe este lote a una importación de su clase.',
  'refusal.import-other-source':
    'La importación {id} es de otro archivo ({source}). Continúe con aquel archivo o abra una importación para este.',
  'refusal.import-batch-done': 'El lote {batch} ya se importó; ahora no se ha hecho nada. Continúe con el lote {next}.',
  'refusal.import-batch-early': 'El lote {batch} llega demasiado pronto: el siguiente es el {next}. Envíelo primero.',
  'refusal.old-list-of-other-book':
    'Estas líneas no son de una lista según {regulation}, que es el que sigue {series}. Elija la serie de la lista.',
  'refusal.scrabble-list-imported':
    'La lista de {date} se incorporó tal como se imprimió: no hay partidas registradas que la expliquen. Pida una lista calculada por la oficina.',
  'fault.old-list-not-a-status':
    '«{found}» no es ningún estado: se ha omitido. Escriba activo, provisional o inactivo.',
  'refusal.old-list-too-late':
    'Desde el {first} la oficina calcula las listas de {series}, y la del {date} no se puede importar. Revise la fecha o mueva la primera lista de la serie.',
  'refusal.fide-list-too-early':
    'La FIDE todavía no ha publicado ninguna lista del {date}; hoy es {today}. Corrija la fecha de la lista.',
  'refusal.fide-list-applied': 'Esta lista del {date} ya se aplicó el {on}. No hay nada que hacer.',
  'refusal.fide-list-player-twice': 'Un jugador sale dos veces entre los Elos. Quite uno de los dos.',
  'refusal.fide-link-differs':
    'El jugador {id} tiene el código FIDE {own} en el registro, no {theirs}. Compare de nuevo la lista con el registro.',
  'doubt.import-name-unusable':
    '«{name}» no puede ser un nombre: es una sola línea con al menos una letra o una cifra y sin signos invisibles. La fila no se ha tomado; corrija el nombre en el archivo.',
  'doubt.import-id-unusable':
    '«{id}» no puede ser un código: letras, cifras, punto, guion, como máximo 32. La fila se ha dejado fuera.',
  'doubt.import-id-taken':
    'El código {id} es de {holder}, pero la fila dice {name}. Se ha dejado fuera: corrija el nombre en el registro o el código.',
  'doubt.import-player-merged':
    'El jugador {id} se fusionó con {kept}. La fila se ha dejado fuera: deshaga la fusión si son dos.',
  'doubt.import-similar':
    '{name} se ha registrado, pero podría ser el mismo que {similar}. Si lo es, fusiónelos; si no, haga constar en la página de duplicados que son dos personas.',
  'doubt.import-similar-left':
    '{name} podría ser {similar}, y la fila no tiene código que lo diga. Se ha dejado fuera: registre al jugador a mano si es otra persona.',
  'doubt.import-facts-differ':
    'El registro tiene {own}, la fila {theirs} ({name, select, sex {sexo} nationality {nacionalidad} category {categoría} birthDate {nacimiento} fideId {código FIDE} other {{name}}}). El registro queda: modifíquelo si la fila es correcta.',
  'doubt.import-birth-wrong': 'El nacimiento {date} no puede ser correcto y se ha dejado fuera. Modifique al jugador.',
  'doubt.import-nationality-unknown': '«{found}» no es un código de país de tres letras y se ha dejado fuera.',
  'doubt.import-title-unknown': '«{found}» no es ningún título que las listas impriman; se ha dejado fuera.',
  'doubt.import-fide-id-taken':
    'El código FIDE {fideId} es de {name} ({holder}) y aquí se ha dejado fuera. Si los dos son uno, fusiónelos.',
  'doubt.import-club-unknown':
    'Nadie conoce el club «{club}»; la licencia queda sin club. Registre el club y traspase la licencia.',
  'doubt.import-season-unknown':
    'La temporada {season} no está abierta; la licencia se ha dejado fuera. Ábrala y vuelva a importar, o emita la licencia.',
  'doubt.import-licence-differs':
    'En {season} el registro tiene el club {own}, la fila {theirs}. El registro queda: traspase la licencia si la fila es correcta.',
  'doubt.import-player-unknown':
    'No consta nadie que sea {name} ({id}); la línea se ha dejado fuera. Inscriba a los jugadores antes que sus listas: un ensayo muestra quién falta.',
  'doubt.import-player-unclear':
    '{name} ({id}) podría ser {similar}. La línea se ha dejado fuera: escriba en el archivo el código del correcto.',
  'doubt.import-by-name':
    'La línea no tiene más que el nombre {name} ({id}); se ha tomado por el jugador {player}, el único que lo tiene. Revíselo.',
  'doubt.import-line-twice':
    '{name} ({id}) ya está en la línea {first}, que es la que cuenta. Esta línea se ha dejado fuera.',
  'doubt.import-previous-differs':
    '{name} ({id}): la línea dice {theirs} antes, la lista anterior {own}. La línea queda como está: revise las dos listas.',
  'doubt.import-change-differs':
    '{name} ({id}): {previous} y una variación de {change} no dan {rating}. La línea queda como está: revísela.',
  'doubt.import-base-factor-differs':
    '{name} ({id}): la línea dice K₀ {theirs}; según el reglamento, este Elo tiene K₀ {own}, con la que se valorarán las partidas posteriores. Revise el Elo y la K₀ de la línea.',
  'doubt.import-factor-differs':
    '{name} ({id}): la línea dice K {theirs}; con lo que consta, el reglamento da K {own}, con la que se valorarán las partidas posteriores. Importe la primera temporada con los jugadores y, antes de esta lista, las más antiguas con el número de partidas.',
  'doubt.import-list-twice': 'La lista {series} del {date} ya está en el registro; esta se ha dejado fuera.',
  'doubt.import-list-out-of-order':
    '{later, plural, one {# lista posterior} other {# listas posteriores}} de {series} entraron antes que la del {date}; no se han comparado con ella. Importe las listas desde la más antigua.',
  'doubt.import-not-a-list-day':
    'Según {regulation} no sale ninguna lista el {date}. Se ha importado: revise la fecha.',
  'doubt.import-name-differs':
    '{event}: el informe llama al jugador {id} {theirs}, el registro {own}. Compruebe que es la misma persona.',
  'doubt.import-number-of-another':
    '{event}: el número {number} es de {own} ({id}), pero el informe se lo da a {theirs}. Las partidas cuentan para {theirs} ({taken}); si son la misma persona, fusiónelos.',
  'doubt.import-guest': '{event}: nadie conocía a {name}, que se ha registrado como invitado sin licencia ({id}).',
  'doubt.import-guest-similar':
    '{event}: {name} se ha registrado como invitado ({id}), pero podría ser {similar}. Si lo es, fusiónelos: las partidas contarán para el correcto.',
  'doubt.import-player-twice':
    '{event}: los jugadores {keys} del informe son uno solo en el registro ({id}). La prueba se ha dejado fuera: corrija el informe.',
  'doubt.import-rating-differs':
    '{event}: el informe da a {name} ({id}) {theirs}, las listas de aquel día {own}. La prueba ha entrado: compruebe si es el jugador correcto.',
  'doubt.import-event-dates':
    '{event} acaba el {end}, antes de empezar el {start}. Se ha dejado fuera: corrija sus fechas.',
  'doubt.import-event-future':
    '{event} acaba el {end}, que aún no ha llegado. Se ha dejado fuera: regístrela como prueba.',
  'doubt.import-event-twice': 'Ya hay una prueba {event} que empezó el {start}. Esta se ha dejado fuera.',
  'doubt.import-event-namesake':
    'Hay otra prueba {event} que empezó el {start}, con otros jugadores. Esta se ha incorporado como otro grupo: compruebe que no sean la misma.',
  'doubt.import-event-late':
    '{event} acabó el {end}, antes de la lista del {list} que la oficina publicó. Se ha dejado fuera: registre la prueba y presente su informe; una vez aceptado, cuenta en la lista siguiente.',
  'doubt.import-key-twice':
    '{event}: dos jugadores del informe tienen el mismo número. La prueba se ha dejado fuera: corrija el informe.',
  'doubt.import-game-unclear':
    '{event}: la partida {white} – {black} de la ronda {round} no es entre dos de sus jugadores. La prueba se ha dejado fuera: corrija el informe.',
  'fault.players-not-a-season':
    '«{found}» no es ninguna temporada: se ha dejado fuera. Escriba años, como 2016 o 2014-2016.',
  'fault.players-no-date': '«{found}» no es ninguna fecha: se ha dejado fuera. Escriba AAAA-MM-DD o DD/MM/AAAA.',
  'fault.old-list-empty': 'El archivo está vacío. Necesita una fila de cabeceras y una fila por jugador.',
  'fault.old-list-no-headings':
    'No hay ninguna fila de cabeceras con un Elo y un código, código FIDE o nombre. La primera fila es: {found}',
  'fault.old-list-heading-twice':
    'La columna «{found}» dice lo mismo que una anterior, que es la que cuenta. Quite una de las dos.',
  'fault.old-list-row-no-player':
    'Esta fila no nombra a ningún jugador y se ha dejado fuera. Añada un código, un código FIDE o un nombre.',
  'fault.old-list-row-no-rating': 'Esta fila no tiene Elo y se ha dejado fuera. Añádalo o quite la fila.',
  'fault.old-list-not-a-number':
    '«{found}» no es ningún número que pueda ir aquí: se ha dejado fuera. Escriba un número entero o nada.',
  'fault.old-list-quote-open': 'Las comillas que empiezan aquí no se cierran nunca. Ciérrelas o quítelas.',
  'fault.old-list-quote-stray':
    'Hay algo después de las comillas de cierre: {found}. Doble las comillas que formen parte del texto.',
  'doubt.import-series-unknown':
    'No hay ninguna lista de elo «{series}»; sus partidas se han dejado fuera. Puede ser: {known}.',
  'doubt.import-games-differ':
    'Partidas de {year} ({series}): en el registro hay {own}, en la fila {theirs}. Queda el registro.',
  'doubt.import-games-late':
    'Las partidas de {year} se han dejado fuera: la oficina ya ha calculado una lista de {series} y cambiaría su K. Corrija una prueba, o impórtelo en un registro nuevo.',
  'doubt.import-games-ahead':
    'Las partidas de {year} ({series}) se han dejado fuera: el año no ha empezado. Compruebe la cabecera.',
  'fault.players-no-games':
    '«{found}» no es un número de partidas de {year}: se ha dejado fuera. Escriba un número entero.',
};
