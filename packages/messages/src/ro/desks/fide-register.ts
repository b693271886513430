/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages: Record<keyof typeof import('../../en/desks/fide-register.ts').messages, string> = {
  'refusal.fide-id-not-listed': 'Nimeni de pe lista FIDE nu are ID-ul FIDE {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}) din registru poate fi aceeași persoană. Înscrieți acel jucător sau cereți să i se lege mai întâi ID-ul FIDE {fideId}.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {O rundă este împerecheată} few {# runde sunt împerecheate} other {# de runde sunt împerecheate}}: ratingurile rămân cum sunt.',
  'refusal.fide-register-empty': 'Nu este încărcată nicio listă a FIDE.',
  'refusal.fide-register-changed': 'Acum este încărcată lista FIDE din {listed}. Priviți din nou diferențele.',
  'refusal.fide-list-after-start': 'Lista FIDE din {listed} este de după prima zi a concursului ({start}).',
  'web.act.event.take-fide-ratings': 'Ratinguri preluate din lista FIDE',
  'web.submit.event.take-fide-ratings': 'Preia aceste ratinguri',
  'web.done.event.take-fide-ratings': 'Ratinguri preluate.',
  'web.desk-fide.title': 'Ratinguri din lista FIDE',
  'web.desk-fide.link': 'Ratinguri FIDE',
  'web.desk-fide.of': 'Lista FIDE din {listed}',
  'web.desk-fide.loaded':
    'Lista FIDE din {listed}, încărcată la {on}: {players, plural, one {un jucător} few {# jucători} other {# de jucători}}. Oricine este pe ea se găsește la înscrieri și aici.',
  'web.desk-fide.none': 'Lista FIDE nu este încărcată. O încarcă un administrator la „Lista FIDE”.',
  'web.desk-fide.load-title': 'Lista FIDE',
  'web.desk-fide.load-section': 'Încărcați lista FIDE a lunii',
  'web.desk-fide.load-link': 'Încarcă lista FIDE',
  'web.desk-fide.state': 'Lista încărcată',
  'web.desk-fide.month': 'Lista din',
  'web.desk-fide.loaded-on': 'Încărcată la',
  'web.desk-fide.nothing': 'Încă nu este încărcată nicio listă.',
  'web.desk-fide.doubt-ahead':
    'Data listei, {listed}, este în viitor. Dacă nu e corectă, încărcați lista din nou cu data potrivită.',
  'web.desk-fide.doubt-older':
    'Lista încărcată înainte, din {before}, este mai nouă. Dacă nu ați vrut să reveniți la una veche, încărcați-o din nou.',
  'web.desk-fide.doubt-smaller':
    'Are {players, plural, one {# jucător} few {# jucători} other {# de jucători}}; lista dinainte avea {fewer}. Verificați că fișierul este întreg și nu doar al unei federații sau al unui ritm.',
  'web.desk-fide.load-new': 'Încărcarea unei liste',
  'web.desk-fide.load-about':
    'FIDE își publică lista în prima zi a fiecărei luni (ratings.fide.com, Download). Alegeți fișierul așa cum a fost descărcat: ZIP, text sau XML. El înlocuiește lista dinainte pentru toate federațiile acestei instalări; înscrierile păstrează ce au copiat.',
  'web.desk-fide.load': 'Încarcă această listă',
  'web.desk-fide.sending': 'Se trimite: {percent}%',
  'web.desk-fide.reading': 'Se citește. Poate dura până la un minut; între timp toată lumea poate lucra mai departe.',
  'web.desk-fide.done': 'Lista FIDE este încărcată.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {Niciun rating nu diferă} one {Un rating diferă} few {# ratinguri diferă} other {# de ratinguri diferă}}, {same, plural, one {o înscriere rămâne cum este} few {# înscrieri rămân cum sunt} other {# de înscrieri rămân cum sunt}}.',
  'web.desk-fide.later': 'Concursul a început înainte de această listă: ratingurile ei nu contează aici.',
  'web.desk-fide.paired': 'Prima rundă este împerecheată: ratingurile sunt fixate.',
  'web.desk-fide.now': 'Acum (standard / rapid / blitz)',
  'web.desk-fide.then': 'Pe listă (standard / rapid / blitz)',
  'web.desk-fide.remark': 'Observație',
  'web.desk-fide.state-changed': 'se schimbă',
  'web.desk-fide.state-not-listed': 'ID-ul FIDE {fideId} nu este pe listă',
  'web.desk-fide.state-other-name': 'pe listă, ID-ul FIDE {fideId} este al altcuiva ({listedName}): nu se preia',
  'web.desk-fide.state-perhaps': 'poate {listedName}, ID FIDE {fideId}: legați-l în registru',
  'web.desk-fide.fill': 'Alege din lista FIDE',
  'web.desk-fide.copied': 'În lista FIDE: {facts}. Titlul și ratingurile se copiază dacă numele corespunde.',
  'web.desk-fide.fill-hint': 'Nume sau ID FIDE; câmpurile de mai jos se completează singure.',
};
