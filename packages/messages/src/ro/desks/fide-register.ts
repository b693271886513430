/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages: Record<keyof typeof import('../../en/desks/fide-register.ts').messages, string> = {
  'refusal.fide-id-not-listed': 'Nimeni de pe lista FIDE nu are codul FIDE {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}) din registru poate fi aceeași persoană. Înscrieți acel jucător sau cereți să i se lege mai întâi codul FIDE {fideId}.',
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
  'web.desk-fide.none': 'Lista FIDE nu este încărcată. O încarcă cine ține serverul: escala fide-register load FIȘIER.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {Niciun rating nu diferă} one {Un rating diferă} few {# ratinguri diferă} other {# de ratinguri diferă}}, {same, plural, one {o înscriere rămâne} few {# înscrieri rămân} other {# de înscrieri rămân}} cum este.',
  'web.desk-fide.later': 'Concursul a început înainte de această listă: ratingurile ei nu contează aici.',
  'web.desk-fide.paired': 'Prima rundă este împerecheată: ratingurile sunt fixate.',
  'web.desk-fide.now': 'Acum',
  'web.desk-fide.then': 'Pe listă',
  'web.desk-fide.remark': 'Observație',
  'web.desk-fide.state-changed': 'se schimbă',
  'web.desk-fide.state-not-listed': 'codul FIDE {fideId} nu este pe listă',
  'web.desk-fide.state-other-name': 'codul FIDE {fideId} este acolo al lui {listedName}: nu se preia',
  'web.desk-fide.state-perhaps': 'poate {listedName}, cod FIDE {fideId}: legați-l în registru',
  'web.desk-fide.fill': 'Alege din lista FIDE',
  'web.desk-fide.copied': 'În lista FIDE: {facts}. Titlul și ratingurile se copiază dacă numele corespunde.',
  'web.desk-fide.fill-hint': 'Nume sau cod FIDE; câmpurile de mai jos se completează singure.',
};
