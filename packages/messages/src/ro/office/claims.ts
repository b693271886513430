/** Why something about claims against a list is refused. */
export const messages: Record<keyof typeof import('../../en/office/claims.ts').messages, string> = {
  'refusal.claim-unknown':
    'Nu există contestația {id} sau nu este publică. Verificați-i numărul; jucătorul își vede contestațiile după autentificare.',
  'refusal.claim-state':
    'Contestația {id} {state, select, open {este încă deschisă} upheld {a fost admisă} rejected {a fost respinsă} appealed {este la comisie} withdrawn {a fost retrasă} other {a fost soluționată în apel}}; acum nu se poate face acest lucru.',
  'refusal.claim-list-unknown':
    'Nu a fost publicată nicio listă {series} cu data {date}. Alegeți una dintre listele publicate.',
  'refusal.claim-not-on-list':
    'Jucătorul {id} nu figurează pe lista {series} din {date}. Alegeți o listă pe care apare; dacă lipsește o partidă, indicați partida.',
  'refusal.claim-out-of-time':
    'Contestațiile împotriva acestei liste se admit de la {firstDay} până la {lastDay}; {on} este în afara termenului. Totuși, responsabilul cu ratingul poate corecta o greșeală fără contestație.',
  'refusal.claim-opponent-self': 'Adversarul nu poate fi chiar jucătorul {id}. Indicați cine a stat de cealaltă parte.',
  'refusal.claim-not-in-event':
    'Conform raportului acceptat, jucătorul {id} nu a participat la {event}. Dacă a jucat sub alt nume, contestați linia de pe listă.',
  'refusal.claim-event-later':
    '{event} a început la {start}, nu înaintea listei din {date}: nu poate figura pe ea. Alegeți o listă ulterioară.',
  'refusal.claim-exists':
    'Această chestiune este deja contestată prin contestația {claim} ({state, select, open {deschisă} appealed {la comisie} other {soluționată}}). Adăugați probe cât timp este deschisă sau faceți apel împotriva deciziei.',
  'refusal.claim-on-paper':
    'Contestația este a jucătorului. Pentru a înregistra una făcută pe hârtie, spuneți ziua în care a ajuns la birou.',
  'refusal.claim-received-by-officer':
    'Doar responsabilul cu ratingul poate spune când a sosit o contestație pe hârtie. Nu indicați ziua.',
  'refusal.claim-rejected-with-correction':
    'O contestație respinsă nu îndreaptă nimic, deci nu poate cita corectura {correction}. Admiteți contestația sau nu indicați corectura.',
  'refusal.claim-other-correction':
    'Corectura {correction} nu a fost confirmată pentru această contestație. Previzualizați și confirmați una care o citează sau răspundeți fără corectură.',
  'refusal.claim-own-case':
    'Nimeni nu decide asupra propriei linii. Lăsați această contestație altcuiva care are rolul.',
  'refusal.claim-same-judge':
    'Contul {by} a luat decizia împotriva căreia s-a făcut apel. Hotărârea trebuie înregistrată de alt membru al comisiei.',
  'refusal.claim-appealed-before':
    'Împotriva acestei decizii s-a făcut apel la {on}, iar apelul a fost retras. Nu există un al doilea apel.',
  'refusal.appeal-on-paper':
    'Apelul este al jucătorului. Pentru a înregistra unul făcut pe hârtie, spuneți cine l-a depus și ziua în care a ajuns la birou.',
  'refusal.appeal-own-paper': 'Acest apel este al dvs.: trimiteți-l fără datele unei hârtii.',
  'refusal.appeal-before-decision': 'Apelul nu poate să fi sosit în {date}: decizia este din {decidedOn}.',
  'refusal.claim-appeal-out-of-time':
    'Împotriva deciziei din {decidedOn} se putea face apel până la {lastDay}; astăzi este {today}. Decizia rămâne definitivă.',
  'refusal.claim-vote':
    '{outcome, select, invalid {Din cei {members} membri au votat prea puțini ({inFavour} pentru, {against} împotrivă): votul nu este valabil.} undecided {Votul este la egalitate, {inFavour} la {against}, iar președintele se abține: nu s-a decis nimic.} other {Cu {inFavour} voturi pentru și {against} împotrivă, votul nu susține această hotărâre ({verdict, select, upheld {admisă} other {respinsă}}).}} Verificați cifrele sau votați din nou.',
};
