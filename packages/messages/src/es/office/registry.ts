/** Why something about the registry is refused: the federation, clubs, seasons, players, licences, titles, sanctions, merges. */
export const messages: Record<keyof typeof import('../../en/office/registry.ts').messages, string> = {
  'refusal.federation-unknown': 'No hay ninguna federación {id}. Créela primero.',
  'refusal.time-zone-unknown': 'No existe la zona horaria {timeZone}. Escríbala como Europe/Madrid.',
  'refusal.series-twice': 'Hay dos series {series}. Dé a cada una un nombre corto propio.',
  'refusal.regulation-unknown':
    'La serie {series} nombra el reglamento {regulation}, que no se conoce. Elija uno de los instalados.',
  'refusal.revision-unknown':
    'La serie {series} nombra la edición {revision}, que su reglamento no tiene. Son posibles: {allowed}.',
  'refusal.part-unknown': 'La serie {series} debe ser una de estas de su reglamento: {allowed}; dice {part}.',
  'refusal.not-a-list-day':
    'El reglamento de la serie {series} no tiene lista el {date}. Elija un día en que salga una lista.',
  'refusal.books-not-joined':
    'Las listas de {before} no pueden continuar con {after}{missing, select, none {: no continúa ningún otro reglamento de esta clase} other {: no han guardado {missing}}}. Empiece una serie nueva.',
  'refusal.change-before-in-force':
    'El reglamento está en vigor desde el {from}; la lista del {date} no puede hacerse con él.',
  'refusal.change-not-a-list-day':
    'El {date} no tienen lista tanto {before} como {after}. Elija un día en que ambos publiquen una.',
  'refusal.change-before-first-list':
    'La primera lista de la serie es la del {first}. El cambio debe venir después; si no, elija directamente el reglamento.',
  'refusal.lift-not-optional': 'El {date} el propio reglamento sube los Elos.',
  'refusal.book-changed-already': 'La serie {series} ya pasa a otro reglamento el {date}.',
  'refusal.change-after-lists':
    'La lista del {last} ya ha salido. Otro reglamento solo puede empezar con una lista posterior, no con la del {date}.',
  'refusal.book-not-changed': 'La serie {series} no cambia de reglamento.',
  'refusal.change-published':
    'La lista del {date}, la primera con el reglamento nuevo, ya ha salido: el cambio se queda.',
  'refusal.series-has-lists':
    'La serie {series} tiene {lists, plural, one {# lista} other {# listas}} en el registro y no se puede quitar. Déjela entre las series.',
  'refusal.series-fixed':
    '{lists, plural, one {La # lista} other {Las # listas}} de la serie {series} se basan en su {name, select, regulation {reglamento} part {ritmo o clase} revision {revisión del reglamento} other {primera lista}}, que queda como está. Añada una serie nueva.',
  'refusal.first-list-too-early':
    'La última lista de la serie {series} anterior a la oficina es del {last}. La primera lista de la oficina debe ser posterior.',
  'refusal.accent-none': 'La federación {id} no ha elegido ningún color. Elija uno en la configuración.',
  'refusal.mark-none': 'La federación {id} aún no tiene logotipo. Añada uno en la configuración.',
  'refusal.mark-not-here': 'Aquí no se pueden leer imágenes. Añada el logotipo a través del servidor.',
  'refusal.mark-no-picture':
    'Este archivo no es ni SVG ni PNG. Guarde el logotipo en uno de esos dos formatos y vuelva a elegirlo.',
  'refusal.mark-too-large': 'El logotipo ocupa {size} kB, y el máximo es {most} kB. Guárdelo más pequeño, o en SVG.',
  'refusal.mark-too-long':
    'El logotipo mide {width} por {height}: un lado es más de {times} veces el otro. Elija uno casi cuadrado.',
  'refusal.mark-too-many-dots':
    'El logotipo tiene {width} × {height} píxeles; el máximo es {most} en un lado. Guárdelo más pequeño, o como SVG.',
  'refusal.mark-unreadable-png': 'Este PNG no se puede leer: está dañado. Guárdelo de nuevo, o como SVG.',
  'refusal.mark-unreadable-svg':
    'Este SVG no se puede leer: está dañado, no tiene medidas, nombra un tipo de documento, o no tiene ninguna forma. Guárdelo como SVG simple, con las letras convertidas en trazos.',
  'refusal.delegation-exists': 'Ya hay una delegación {id} ({name}). Modifíquela o elija otro nombre corto.',
  'refusal.delegation-unknown':
    'No hay ninguna delegación {id} en el registro. Regístrela primero o revise su nombre corto.',
  'refusal.season-exists': 'La temporada {season} ya está abierta. Modifíquela si sus días son erróneos.',
  'refusal.season-unknown': 'La temporada {id} no está abierta. Ábrala primero.',
  'refusal.season-other-year':
    'La temporada {season} es la de ese año: sus días son de {season}, o de dos años de los que uno es {season}; del {from} al {to} no lo son. Corrija el número o los días.',
  'refusal.season-ends-before':
    'Una temporada acaba después de empezar: {to} no es posterior a {from}. Corrija uno de los días.',
  'refusal.season-overlaps':
    'La temporada {season} dura del {from} al {to}. Elija días que no sean de ninguna otra temporada.',
  'refusal.renewal-outside-season':
    'Las licencias se renuevan dentro de la temporada, del {from} al {to}; el {date} queda fuera. Elija un día de la temporada.',
  'refusal.club-exists': 'Ya hay un club {id}: {name}. Modifíquelo o dé otro código al nuevo.',
  'refusal.club-unknown': 'No hay ningún club así en el registro. Regístrelo primero o revise su código.',
  'refusal.club-name-taken':
    'El club {id} ya se llama {name}. Use aquel club o escriba el nombre de modo que se distingan.',
  'refusal.club-left': 'El club {name} ({id}) dejó la federación el {on}. Deshaga primero la baja o elija otro club.',
  'refusal.player-exists': 'Ya hay un jugador {id}: {name}. Modifíquelo o dé otro código al jugador nuevo.',
  'refusal.line-nameless': 'En «{line}» no hay ningún nombre. Escriba un nombre; detrás puede ir el Elo.',
  'refusal.player-unknown': 'No hay ningún jugador {id} en el registro. Inscríbalo primero o compruebe el código.',
  'refusal.player-guest':
    '{name} ({id}) es un invitado. Confirme quién es en el registro, o fusiónelo con el jugador, y después acepte el informe.',
  'refusal.player-no-guest': '{name} ({id}) no es un invitado. No hay nada que confirmar.',
  'refusal.player-merged': 'El jugador {id} ha resultado ser {kept}. Hágalo con {kept} o deshaga primero la fusión.',
  'refusal.player-similar':
    '{name} ({id}) podría ser la misma persona. Si lo es, use aquel jugador. Si es otra persona, dígalo: márquelo, o ponga {id} en «evenIfSimilar».',
  'refusal.similar-by-officer':
    'Si dos jugadores son la misma persona lo decide el oficial de Elo. Pida a la oficina que registre a este jugador.',
  'refusal.birth-after-today': '{date} es posterior a hoy, {today}. Corrija el nacimiento.',
  'refusal.birth-too-early':
    'Nadie del registro nació el {date}: los nacimientos son a partir del {first}. Corrija el año.',
  'refusal.birth-twice': 'Se conoce la fecha de nacimiento {date}, y el año solo no hace falta. Quite el año.',
  'refusal.federated-before-birth': 'Federado el {date}, pero nacido el {born}. Corrija una de las dos fechas.',
  'refusal.first-season-late':
    'Hay una licencia de la temporada {first}, y la primera temporada no puede ser {season}. Ponga {first} o una anterior.',
  'refusal.date-after-today': '{date} es posterior a hoy, {today}. Ponga un día que ya haya llegado.',
  'refusal.licence-without-season':
    'Una licencia del club {club} necesita la temporada. Ponga la temporada o quite el club.',
  'refusal.licence-exists':
    'El jugador ya tiene licencia de la temporada {season} (club {club}). Traspásela o anúlela primero.',
  'refusal.licence-end-early':
    'La licencia de {season} empieza el {from}; no puede acabar el {until}. Si se emitió por error, anúlela.',
  'refusal.licence-end-late':
    'La temporada {season} acaba el {to}, y las licencias con ella: el {until} es demasiado tarde. Elija un día anterior.',
  'refusal.licence-ends-so': 'El último día de la licencia de {season} ya es el {until}. Elija otro día.',
  'refusal.licence-unknown':
    'El jugador {id} no tiene licencia de la temporada {season}. Emita una primero o revise la temporada.',
  'refusal.licence-same-club': 'La licencia de la temporada {season} ya es del club {club}. Elija otro club.',
  'refusal.licence-by-officer':
    'Las licencias de una temporada terminada, o de un día que no es hoy, las emite la oficina. Pídale la licencia de {season}.',
  'refusal.title-held': 'El jugador ya tiene el título {title}. Retírelo primero si el día es erróneo.',
  'refusal.title-not-held': 'El jugador no tiene el título {title}. Revise qué títulos constan en el registro.',
  'refusal.title-before-birth':
    '{title} se tendría desde el {date}, pero el jugador nació el {born}. Corrija una de las dos fechas.',
  'refusal.title-of-women':
    '{title} es un título femenino, y el jugador consta como hombre. Revise el título o corrija primero al jugador.',
  'refusal.category-same':
    'La categoría ya es {category, select, preferent {preferente} first {primera} second {segunda} third {tercera} other {ninguna}}. No hay nada que cambiar.',
  'refusal.fide-id-taken':
    'El código FIDE {fideId} es de {name} ({id}). Revíselo; si los dos son un solo jugador, fusiónelos.',
  'refusal.sanction-of-one': 'Una sanción es de un jugador o de un club. Indique exactamente uno de los dos.',
  'refusal.sanction-ends-before': 'La sanción acaba el {to}, antes de empezar el {from}. Corrija uno de los días.',
  'refusal.sanction-unknown': 'No hay ninguna sanción {id} en el registro. Revise la lista de sanciones.',
  'refusal.sanction-lifted': 'La sanción ya se levantó el {on}. No hay nada que levantar.',
  'refusal.merge-with-oneself': '{id} no puede ser un duplicado de sí mismo. Indique dos jugadores.',
  'refusal.merge-same-event':
    'Los dos participaron en {event} ({start}), por lo que son dos personas. Si el informe es erróneo, corríjalo primero.',
  'refusal.merge-same-round':
    'Los dos jugaron la ronda {round} de {league}: son dos personas. Si el acta está equivocada, corríjala antes.',
  'refusal.merge-same-game':
    'Los dos participaron en la partida {game} de {event}: son dos personas. Si el informe está equivocado, corríjalo antes.',
  'refusal.merge-has-duplicates':
    '{id} se fusionó con {duplicate}. Deshaga primero aquella fusión y fusione los dos con el jugador que se mantiene.',
  'refusal.merge-births-differ':
    'Los dos nacieron en días distintos. Si es un error del registro, ponga «births» en «evenIf».',
  'refusal.merge-fide-ids-differ':
    'Los dos tienen códigos FIDE distintos, {own} y {theirs}. Si la FIDE tiene al jugador dos veces, ponga «fide-ids» en «evenIf».',
  'refusal.merge-ratings-differ':
    'Los dos constan con Elos distintos en {lists, plural, one {# lista} other {# listas}}, primero en {series} del {date} ({one} y {other}). Las listas publicadas quedan como están; para fusionar igualmente, ponga «ratings» en «evenIf».',
  'refusal.player-not-merged': '{name} ({id}) no está fusionado con nadie, y no hay nada que deshacer.',
  'refusal.merge-kept-apart':
    'El {on} se hizo constar que {one} y {other} son dos personas. Si resulta que son una, retírelo primero, en «Duplicados». El motivo que se dio: «{reason}»',
  'refusal.apart-from-oneself': '{id} no se puede distinguir de sí mismo. Indique dos jugadores.',
  'refusal.already-apart': 'Desde el {on} consta que {one} y {other} son dos personas; no hace falta nada más.',
  'refusal.apart-same-fide-id':
    '{one} y {other} tienen el mismo código FIDE, {fideId}, que es de una sola persona. Quíteselo a quien lo tiene por error y después haga constar que son dos.',
  'refusal.apart-unknown': 'De la pareja {id} nadie ha hecho constar que sean dos personas, y no hay nada que retirar.',
  'refusal.not-apart': 'Que {one} y {other} son dos personas ya se retiró.',
  'refusal.record-unknown': 'No hay ningún registro {id} de la clase «{kind}». Revíselos.',
};
