/** Why something about the registry is refused: the federation, clubs, seasons, players, licences, titles, sanctions, merges. */
export const messages: Record<keyof typeof import('../../en/office/registry.ts').messages, string> = {
  'refusal.federation-unknown': 'No hi ha cap federació {id}. Creeu-la primer.',
  'refusal.time-zone-unknown': 'No existeix la zona horària {timeZone}. Escriviu-la com Europe/Madrid.',
  'refusal.series-twice': 'Hi ha dues sèries {series}. Doneu a cadascuna un nom curt propi.',
  'refusal.regulation-unknown':
    'La sèrie {series} anomena el reglament {regulation}, que no es coneix. Trieu-ne un dels instal·lats.',
  'refusal.revision-unknown':
    'La sèrie {series} anomena l’edició {revision}, que el seu reglament no té. Són possibles: {allowed}.',
  'refusal.part-unknown': 'La sèrie {series} ha de ser una d’aquestes del seu reglament: {allowed}; diu {part}.',
  'refusal.not-a-list-day':
    'El reglament de la sèrie {series} no té llista el dia {date}. Trieu un dia en què surti una llista.',
  'refusal.books-not-joined':
    'Les llistes de {before} no poden continuar amb {after}{missing, select, none {: no continua cap altre reglament d’aquesta mena} other {: no han guardat {missing}}}. Comenceu una sèrie nova.',
  'refusal.change-before-in-force': 'El reglament és vigent des del {from}; la llista de {date} no es pot fer amb ell.',
  'refusal.change-not-a-list-day':
    'El {date} no tenen llista tant {before} com {after}. Trieu un dia en què tots dos en publiquin una.',
  'refusal.change-before-first-list':
    'La primera llista de la sèrie és la del {first}. El canvi ha de venir després; si no, trieu directament el reglament.',
  'refusal.lift-not-optional': 'El {date} el mateix reglament apuja els Elos.',
  'refusal.book-changed-already': 'La sèrie {series} ja passa a un altre reglament el {date}.',
  'refusal.change-after-lists':
    'La llista del {last} ja ha sortit. Un altre reglament només pot començar amb una llista posterior, no amb la del {date}.',
  'refusal.book-not-changed': 'La sèrie {series} no canvia de reglament.',
  'refusal.change-published': 'La llista del {date}, la primera amb el reglament nou, ja ha sortit: el canvi es queda.',
  'refusal.series-has-lists':
    'La sèrie {series} té {lists, plural, one {# llista} other {# llistes}} al registre i no es pot treure. Deixeu-la entre les sèries.',
  'refusal.series-fixed':
    '{lists, plural, one {La # llista} other {Les # llistes}} de la sèrie {series} es basen en {name, select, regulation {el seu reglament} part {el seu ritme o classe} revision {la seva revisió del reglament} other {la seva primera llista}}, que es queda com és. Afegiu una sèrie nova.',
  'refusal.first-list-too-early':
    'La darrera llista de la sèrie {series} anterior a l’oficina és del dia {last}. La primera llista de l’oficina ha de ser posterior.',
  'refusal.accent-none': 'La federació {id} no ha triat cap color. Trieu-ne un a la configuració.',
  'refusal.mark-none': 'La federació {id} encara no té logotip. Afegiu-ne un a la configuració.',
  'refusal.mark-not-here': 'Aquí no es poden llegir imatges. Afegiu el logotip a través del servidor.',
  'refusal.mark-no-picture':
    'Aquest fitxer no és ni SVG ni PNG. Deseu el logotip en un d’aquests dos formats i torneu-lo a triar.',
  'refusal.mark-too-large': 'El logotip fa {size} kB, i el màxim és {most} kB. Deseu-lo més petit, o en SVG.',
  'refusal.mark-too-long':
    'El logotip fa {width} per {height}: un costat és més de {times} vegades l’altre. Trieu-ne un de gairebé quadrat.',
  'refusal.mark-too-many-dots':
    'El logotip té {width} × {height} píxels; el màxim és {most} en un costat. Deseu-lo més petit, o com a SVG.',
  'refusal.mark-unreadable-png': 'Aquest PNG no es pot llegir: està malmès. Torneu-lo a desar, o com a SVG.',
  'refusal.mark-unreadable-svg':
    'Aquest SVG no es pot llegir: està malmès, no té mides, anomena un tipus de document, o no té cap forma. Deseu-lo com a SVG simple, amb les lletres convertides en traços.',
  'refusal.delegation-exists': 'Ja hi ha una delegació {id} ({name}). Modifiqueu-la o trieu un altre nom curt.',
  'refusal.delegation-unknown':
    'No hi ha cap delegació {id} al registre. Registreu-la primer o reviseu-ne el nom curt.',
  'refusal.season-exists': 'La temporada {season} ja és oberta. Modifiqueu-la si els dies són erronis.',
  'refusal.season-unknown': 'La temporada {id} no és oberta. Obriu-la primer.',
  'refusal.season-other-year':
    'La temporada {season} és la d’aquell any: els seus dies són del {season}, o de dos anys dels quals un és el {season}; del {from} al {to} no ho són. Corregiu el número o els dies.',
  'refusal.season-ends-before':
    'Una temporada acaba després de començar: {to} no és posterior a {from}. Corregiu un dels dies.',
  'refusal.season-overlaps':
    'La temporada {season} dura del dia {from} al dia {to}. Trieu dies que no siguin de cap altra temporada.',
  'refusal.renewal-outside-season':
    'Les llicències es renoven dins de la temporada, del dia {from} al dia {to}; el dia {date} queda fora. Trieu un dia de la temporada.',
  'refusal.club-exists': 'Ja hi ha un club {id}: {name}. Modifiqueu-lo o doneu un altre codi al nou.',
  'refusal.club-unknown': 'No hi ha cap club així al registre. Registreu-lo primer o reviseu-ne el codi.',
  'refusal.club-name-taken':
    'El club {id} ja es diu {name}. Feu servir aquell club o escriviu el nom de manera que es distingeixin.',
  'refusal.club-left':
    'El club {name} ({id}) va deixar la federació el dia {on}. Desfeu primer la baixa o trieu un altre club.',
  'refusal.player-exists': 'Ja hi ha un jugador {id}: {name}. Modifiqueu-lo o doneu un altre codi al jugador nou.',
  'refusal.line-nameless': 'A «{line}» no hi ha cap nom. Escriviu un nom; al darrere hi pot anar l’Elo.',
  'refusal.player-unknown': 'No hi ha cap jugador {id} en el registre. Inscriviu-lo primer o comproveu el codi.',
  'refusal.player-guest':
    '{name} ({id}) és un convidat. Confirmeu qui és al registre, o fusioneu-lo amb el jugador, i després accepteu l’informe.',
  'refusal.player-no-guest': '{name} ({id}) no és cap convidat. No cal confirmar res.',
  'refusal.player-merged': 'El jugador {id} ha resultat ser {kept}. Feu-ho amb {kept} o desfeu primer la fusió.',
  'refusal.player-similar':
    '{name} ({id}) podria ser la mateixa persona. Si ho és, feu servir aquell jugador. Si és algú altre, digueu-ho: marqueu-ho, o poseu {id} a «evenIfSimilar».',
  'refusal.similar-by-officer':
    'Si dos jugadors són la mateixa persona ho decideix l’oficial d’Elo. Demaneu a l’oficina que registri aquest jugador.',
  'refusal.birth-after-today': '{date} és posterior a avui, {today}. Corregiu el naixement.',
  'refusal.birth-too-early':
    'Ningú del registre no va néixer el dia {date}: els naixements són a partir del {first}. Corregiu l’any.',
  'refusal.birth-twice': 'Es coneix la data de naixement {date}, i l’any sol no cal. Traieu l’any.',
  'refusal.federated-before-birth': 'Federat el dia {date}, però nascut el dia {born}. Corregiu una de les dues dates.',
  'refusal.first-season-late':
    'Hi ha una llicència de la temporada {first}, i la primera temporada no pot ser {season}. Poseu {first} o una d’anterior.',
  'refusal.date-after-today': '{date} és posterior a avui, {today}. Poseu un dia que ja hagi arribat.',
  'refusal.licence-without-season':
    'Una llicència del club {club} necessita la temporada. Poseu la temporada o traieu el club.',
  'refusal.licence-exists':
    'El jugador ja té llicència de la temporada {season} (club {club}). Traspasseu-la o anul·leu-la primer.',
  'refusal.licence-end-early':
    'La llicència del {season} comença el dia {from}; no pot acabar el dia {until}. Si es va emetre per error, anul·leu-la.',
  'refusal.licence-end-late':
    'La temporada {season} acaba el dia {to}, i les llicències amb ella: el dia {until} és massa tard. Trieu un dia anterior.',
  'refusal.licence-ends-so': 'El darrer dia de la llicència del {season} ja és el dia {until}. Trieu un altre dia.',
  'refusal.licence-unknown':
    'El jugador {id} no té llicència de la temporada {season}. Emeteu-ne una primer o reviseu la temporada.',
  'refusal.licence-same-club': 'La llicència de la temporada {season} ja és del club {club}. Trieu un altre club.',
  'refusal.licence-by-officer':
    'Les llicències d’una temporada acabada, o d’un dia que no és avui, les emet l’oficina. Demaneu-li la llicència de {season}.',
  'refusal.title-held': 'El jugador ja té el títol {title}. Retireu-lo primer si el dia és erroni.',
  'refusal.title-not-held': 'El jugador no té el títol {title}. Reviseu quins títols consten al registre.',
  'refusal.title-before-birth':
    '{title} es tindria des del dia {date}, però el jugador va néixer el dia {born}. Corregiu una de les dues dates.',
  'refusal.title-of-women':
    '{title} és un títol femení, i el jugador consta com a home. Reviseu el títol o corregiu primer el jugador.',
  'refusal.category-same':
    'La categoria ja és {category, select, preferent {preferent} first {primera} second {segona} third {tercera} other {cap}}. No hi ha res a canviar.',
  'refusal.fide-id-taken':
    'El codi FIDE {fideId} és de {name} ({id}). Reviseu-lo; si tots dos són un sol jugador, fusioneu-los.',
  'refusal.sanction-of-one': 'Una sanció és d’un jugador o d’un club. Indiqueu exactament un dels dos.',
  'refusal.sanction-ends-before':
    'La sanció acaba el dia {to}, abans de començar el dia {from}. Corregiu un dels dies.',
  'refusal.sanction-unknown': 'No hi ha cap sanció {id} al registre. Reviseu la llista de sancions.',
  'refusal.sanction-lifted': 'La sanció ja es va aixecar el dia {on}. No hi ha res a aixecar.',
  'refusal.merge-with-oneself': '{id} no pot ser un duplicat de si mateix. Indiqueu dos jugadors.',
  'refusal.merge-same-event':
    'Tots dos van participar a {event} ({start}), i per tant són dues persones. Si l’informe és erroni, corregiu-lo primer.',
  'refusal.merge-same-round':
    'Tots dos van jugar la ronda {round} de {league}: són dues persones. Si l’acta està equivocada, corregiu-la abans.',
  'refusal.merge-same-game':
    'Tots dos van prendre part en la partida {game} de {event}: són dues persones. Si l’informe està equivocat, corregiu-lo abans.',
  'refusal.merge-has-duplicates':
    '{id} es va fusionar amb {duplicate}. Desfeu primer aquella fusió i fusioneu tots dos amb el jugador que es manté.',
  'refusal.merge-births-differ':
    'Tots dos van néixer en dies diferents. Si és un error del registre, poseu «births» a «evenIf».',
  'refusal.merge-fide-ids-differ':
    'Tots dos tenen codis FIDE diferents, {own} i {theirs}. Si la FIDE té el jugador dues vegades, poseu «fide-ids» a «evenIf».',
  'refusal.merge-ratings-differ':
    'Tots dos consten amb Elos diferents en {lists, plural, one {# llista} other {# llistes}}, primer a {series} del dia {date} ({one} i {other}). Les llistes publicades es queden com són; per fusionar igualment, poseu «ratings» a «evenIf».',
  'refusal.player-not-merged': '{name} ({id}) no està fusionat amb ningú, i no hi ha res a desfer.',
  'refusal.merge-kept-apart':
    'El dia {on} es va fer constar que {one} i {other} són dues persones. Si resulta que són una, retireu-ho primer, a «Duplicats». El motiu que es va donar: «{reason}»',
  'refusal.apart-from-oneself': '{id} no es pot distingir de si mateix. Indiqueu dos jugadors.',
  'refusal.already-apart': 'Des del dia {on} consta que {one} i {other} són dues persones; no cal fer res més.',
  'refusal.apart-same-fide-id':
    '{one} i {other} tenen el mateix codi FIDE, {fideId}, que és d’una sola persona. Traieu-lo a qui el té per error i després feu constar que són dues.',
  'refusal.apart-unknown':
    'De la parella {id} ningú no ha fet constar que siguin dues persones, i no hi ha res a retirar.',
  'refusal.not-apart': 'Que {one} i {other} són dues persones ja es va retirar.',
  'refusal.record-unknown': 'No hi ha cap registre {id} de la mena «{kind}». Reviseu-ho.',
};
