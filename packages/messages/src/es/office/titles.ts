/** Why something about norms, titles and promotions is refused. */
export const messages: Record<keyof typeof import('../../en/office/titles.ts').messages, string> = {
  'refusal.verdicts-no-rules':
    'La federación no tiene registrado ningún reglamento de competiciones con normas y ascensos. Un administrador puede indicarlo en los datos de la federación.',
  'refusal.verdicts-not-accepted':
    '{name} ({id}) no da normas ni ascensos: su informe no se ha aceptado o el torneo se ha anulado (estado: {state}). Acepte antes el informe.',
  'refusal.verdicts-no-games': '{name} ({id}) no tiene ninguna partida registrada que cuente; no hay nada que juzgar.',
  'refusal.norm-none':
    'El torneo {event} no da ninguna norma que no conste ya. Los veredictos del torneo muestran el porqué, jugador por jugador.',
  'refusal.norm-certificate-none': 'En esta prueba no hay ninguna norma de {norm} de {player} que certificar.',
  'refusal.title-by-place-none': '{title} no es un título que pueda dar un puesto. Elija uno de estos: {titles}.',
  'refusal.title-by-place-entered': 'El título {title} de {player} de un campeonato terminado ese día ya consta.',
  'refusal.title-by-place-not-given': 'El puesto no da {title}: hay una condición que no se cumple. {finding}',
  'refusal.title-by-place-unknown': 'No hay ningún título por un puesto {id}. Compruébelo en la página del jugador.',
  'refusal.title-by-place-revoked': 'Este título por un puesto ya se revocó el {on}.',
  'refusal.norm-score-over': '{score} puntos de {games} partidas son demasiados. Compruébelo con el certificado.',
  'refusal.norm-recorded': 'La norma de {player} en este torneo ya consta ({norm}).',
  'refusal.norm-not-in-event': '{player} no participó en este torneo. Revise el identificador del jugador y el torneo.',
  'refusal.norm-not-given':
    '{player} no tiene norma aquí: hay una condición que no se cumple. {finding} El veredicto las muestra todas con sus cifras.',
  'refusal.norm-event-hinders':
    'El torneo no cumple una condición de los torneos con normas. {finding} La comisión puede dispensarla antes de aceptar el informe; si no, el torneo no las da.',
  'refusal.norm-unknown': 'No hay ninguna norma {id}. Compruébela en las normas del jugador.',
  'refusal.norm-revoked': 'Esta norma ya se revocó el {on}.',
  'refusal.norm-used':
    'Esta norma sirvió para el título {title} el {on}. Retire antes el título; después se podrá revocar la norma.',
  'refusal.norms-not-enough':
    '{norms, plural, =0 {Hoy no cuenta ninguna norma} one {Hoy cuenta # norma} other {Hoy cuentan # normas}}; el título pide {needed}. Las normas del jugador muestran cuáles se han perdido y por qué.',
  'refusal.norm-by-rating-recorded': 'La temporada {season} ya ha dado al jugador una norma por Elo ({norm}). Da una.',
  'refusal.norm-by-rating-not-standard':
    '{name} no es una lista de ritmo estándar, y ninguna otra da normas. Elija una lista de ritmo estándar.',
  'refusal.verdicts-unfinished':
    'Según la documentación el torneo no ha terminado: {played} de {rounds} rondas, {open, plural, =0 {ninguna partida pendiente} one {# partida pendiente} other {# partidas pendientes}}. Las normas y los ascensos se dan al final.',
  'refusal.promotion-none':
    'El torneo {event} no asciende a nadie cuyo ascenso no conste ya. Los veredictos del torneo muestran el porqué, jugador por jugador.',
  'refusal.promotion-recorded': 'El ascenso de {player} en este torneo ya consta. Aplíquelo o revóquelo.',
  'refusal.promotion-not-given':
    '{player} no asciende aquí: hay una condición que no se cumple. {finding} El veredicto las muestra todas con sus cifras.',
  'refusal.promotion-unknown': 'No hay ningún ascenso {id}. Compruébelo en los ascensos del torneo.',
  'refusal.promotion-state':
    'Este ascenso {state, select, applied {ya se ha aplicado} revoked {se ha revocado} other {está pendiente de aplicar}}; ahora esto no se puede hacer.',
  'refusal.promotion-category-moved':
    'El ascenso es de categoría {from, select, preferent {preferente} first {primera} second {segunda} third {tercera} other {ninguna}} a {to, select, preferent {preferente} first {primera} second {segunda} third {tercera} other {ninguna}}, y ahora el jugador tiene: {category, select, preferent {preferente} first {primera} second {segunda} third {tercera} other {ninguna}}. Fije la categoría a mano o revoque el ascenso.',
  'refusal.norm-proof-missing':
    'Diga qué acredita la norma de Maestro Internacional: torneo, fecha y quién la certificó.',
};
