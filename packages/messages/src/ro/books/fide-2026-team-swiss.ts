/** Sistemul elvețian pe echipe (C.04.6) în cuvinte. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026-team-swiss.ts').messages, string> = {
  'web.event-system.team-swiss': 'Elvețian pe echipe',
  'finding.fide-2026.team-swiss.unpairable':
    'Runda {round} nu poate fi împerecheată: {lacks, select, bye {rămâne o echipă în plus, iar niciuna dintre cele care pot rămâne nu poate avea din nou pauză, nici după un meci câștigat prin neprezentare: {teams}} other {oricum s-ar face, una dintre aceste echipe rămâne fără adversar: {teams}}}. Hotărăște arbitrul principal: încheiați turneul sau lăsați una dintre ele pe dinafară.',
  'working.fide-2026.team-swiss.match': '{white} joacă cu {black}; {white} are albele la mesele fără soț.',
  'working.fide-2026.team-swiss.group':
    'Ambele echipe au {points, plural, one {# punct} few {# puncte} other {# de puncte}}: se întâlnesc în grupa lor de punctaj.',
  'working.fide-2026.team-swiss.upfloat':
    '{upfloater} a urcat în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} și joacă cu {opponent}.',
  'working.fide-2026.team-swiss.upfloaters':
    'Grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} are nevoie de {count, plural, one {# echipă} few {# echipe} other {# de echipe}} de mai jos, cât mai puține și cu cât mai multe puncte: {teams}.',
  'working.fide-2026.team-swiss.order':
    'Dintre împerecherile la fel de bune, aceasta este prima: numerele mici stau în fruntea a cât mai multe perechi, iar adversarii urmează în ordine.',
  'working.fide-2026.team-swiss.gave-way.C6':
    'Oricine ar urca, grupa următoare are nevoie de mai multe echipe de jos decât cere numărul ei.',
  'working.fide-2026.team-swiss.gave-way.C7':
    '{count, plural, one {Urcă # echipă} few {Urcă # echipe} other {Urcă # de echipe}} care și în runda trecută au jucat cu o echipă cu alte puncte.',
  'working.fide-2026.team-swiss.gave-way.C8':
    '{count, plural, one {# echipă nu are} few {# echipe nu au} other {# de echipe nu au}} culoarea preferată.',
  'working.fide-2026.team-swiss.gave-way.C9':
    '{count, plural, one {# echipă cu preferință puternică nu are} few {# echipe cu preferință puternică nu au} other {# de echipe cu preferință puternică nu au}} acea culoare.',
  'working.fide-2026.team-swiss.gave-way.C10':
    '{count, plural, one {# echipă joacă} few {# echipe joacă} other {# de echipe joacă}} cu una care a urcat, iar în runda trecută tot cu una cu alte puncte.',
  'working.fide-2026.team-swiss.colour.1':
    'Culori: nicio echipă nu a jucat încă; hotărăște culoarea inițială, după numere impare și pare.',
  'working.fide-2026.team-swiss.colour.2': 'Culori: doar o echipă are o preferință și o primește.',
  'working.fide-2026.team-swiss.colour.3': 'Culori: preferințele sunt opuse și se respectă amândouă.',
  'working.fide-2026.team-swiss.colour.4': 'Culori: vor aceeași culoare și se respectă preferința puternică.',
  'working.fide-2026.team-swiss.colour.5': 'Culori: are albele echipa cu diferența de culori mai mică.',
  'working.fide-2026.team-swiss.colour.6':
    'Culori: hotărăsc ultimele meciuri în care au avut culori diferite, iar amândouă schimbă.',
  'working.fide-2026.team-swiss.colour.7':
    'Culori: aceeași preferință și același istoric; o primește prima dintre cele două echipe.',
  'working.fide-2026.team-swiss.colour.8': 'Culori: prima dintre cele două echipe schimbă față de ultimul ei meci.',
  'working.fide-2026.team-swiss.colour.9': 'Culori: cealaltă echipă schimbă față de ultimul ei meci.',
  'working.fide-2026.team-swiss.bye':
    '{team} are pauză, cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}: dintre cele care lasă tuturor celorlalte un adversar, cea cu cele mai puține puncte, apoi cele mai multe meciuri jucate, apoi numărul cel mai mare.',
  'working.fide-2026.team-swiss.bye-barred':
    '{team} nu poate avea pauză: în runda {round, number} a avut una sau a câștigat un meci fără joc.',
  'working.fide-2026.team-swiss.bye-incomplete': 'Dacă {team} ar avea pauză, celelalte nu s-ar putea împerechea toate.',
  'working.fide-2026.team-swiss.bye-order':
    'Pauza este a echipei {team}: {by, select, score {are mai puține puncte} matches {a jucat mai multe meciuri} other {are numărul mai mare}}.',
  'working.fide-2026.team-swiss.even': 'Numărul echipelor este par: nimeni nu are pauză.',
  'working.fide-2026.team-swiss.same-team': '{first} și {second} joacă amândoi pentru {team}.',
  'working.fide-2026.team-swiss.met': '{first} și {second} s-au întâlnit deja.',
  'working.fide-2026.team-swiss.incomplete':
    'Dacă {first} ar juca cu {second}, celelalte nu s-ar putea împerechea toate.',
  'working.fide-2026.team-swiss.worse.C4':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} ar urca {other, number} echipe în loc de {best, number}.',
  'working.fide-2026.team-swiss.worse.C5':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} ar urca o echipă cu {other, number} puncte în loc de una cu {best, number}.',
  'working.fide-2026.team-swiss.worse.C6':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} alegerea celor care urcă ar lăsa grupa următoare mai lipsită de echipe de jos.',
  'working.fide-2026.team-swiss.worse.C7':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} {other, number} în loc de {best, number} dintre cele care urcă ar fi jucat în runda trecută cu o echipă cu alte puncte.',
  'working.fide-2026.team-swiss.worse.3.5.4':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} ar urca numărul {other, number} în loc de {best, number}, care este înainte.',
  'working.fide-2026.team-swiss.worse.C8':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} {other, number} echipe în loc de {best, number} nu ar avea culoarea preferată.',
  'working.fide-2026.team-swiss.worse.C9':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} ar fi refuzate {other, number} preferințe puternice în loc de {best, number}.',
  'working.fide-2026.team-swiss.worse.C10':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} {other, number} în loc de {best, number} dintre cele care joacă cu o echipă de jos ar fi jucat în runda trecută cu una cu alte puncte.',
  'working.fide-2026.team-swiss.worse.3.6.3':
    'Cu {first} – {second}, în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} numărul {other, number} ar veni unde {best, number} vine înainte în ordinea împerecherilor.',
  'article.fide-2026.C.04.6 1.1':
    'Fiecare echipă are un număr de împerechere, după regulamentul competiției sau cum hotărăște arbitrul principal.',
  'article.fide-2026.C.04.6 1.3':
    'Echipele cu același punctaj sunt o grupă; un bloc poate avea și echipe din grupe inferioare.',
  'article.fide-2026.C.04.6 1.4': 'Echipa rămasă are pauză, cât un meci egal.',
  'article.fide-2026.C.04.6 1.6': 'Culoarea unei echipe este cea de la prima masă, în meciurile jucate.',
  'article.fide-2026.C.04.6 2.1.1': 'Două echipe nu se întâlnesc de mai multe ori.',
  'article.fide-2026.C.04.6 2.1.2':
    'Nicio echipă nu are pauză de două ori, nici după un meci câștigat prin neprezentare sau o pauză de un punct întreg.',
  'article.fide-2026.C.04.6 2.2.1': 'Trebuie ca toate celelalte să mai poată fi împerecheate.',
  'article.fide-2026.C.04.6 2.3.1': 'Urcă cât mai puține echipe.',
  'article.fide-2026.C.04.6 2.3.2': 'Cele care urcă au cât mai multe puncte.',
  'article.fide-2026.C.04.6 2.3.3': 'Grupa următoare se mai poate împerechea cu cât mai puține echipe de jos.',
  'article.fide-2026.C.04.6 2.3.4':
    'Cât mai puține dintre cele care urcă au jucat în runda trecută cu o echipă cu alte puncte; nu și în ultimele două runde.',
  'article.fide-2026.C.04.6 2.3.5': 'Cât mai puține echipe nu au culoarea preferată.',
  'article.fide-2026.C.04.6 2.3.6': 'Se refuză cât mai puține preferințe puternice (tipul B).',
  'article.fide-2026.C.04.6 2.3.7':
    'Cât mai puține dintre cele care joacă cu o echipă de jos au jucat în runda trecută cu una cu alte puncte; nu și în ultimele două runde.',
  'article.fide-2026.C.04.6 3': 'Întâi pauza, apoi grupă cu grupă de sus, apoi culorile.',
  'article.fide-2026.C.04.6 3.3.3': 'Dacă nu există o împerechere completă, hotărăște arbitrul principal.',
  'article.fide-2026.C.04.6 3.4':
    'Pauza este a celei cu punctajul cel mai mic, apoi cele mai multe meciuri jucate, apoi numărul cel mai mare, dacă toate celelalte se pot împerechea.',
  'article.fide-2026.C.04.6 3.4.1': 'Pauza lasă o împerechere validă pentru toate celelalte echipe.',
  'article.fide-2026.C.04.6 3.5':
    'Grupurile de echipe care ar putea urca se iau în ordinea numerelor; se alege primul bun.',
  'article.fide-2026.C.04.6 3.6': 'Împerecherile unei grupe se iau în ordinea numerelor; se alege prima bună.',
  'article.fide-2026.C.04.6 4.1': 'Culoarea inițială se trage la sorți înainte de prima rundă.',
  'article.fide-2026.C.04.6 4.3': 'Culorile unei perechi urmează nouă reguli, prima care se aplică.',
  'article.fide-2026.C.04.6 4.3.1': 'Înainte ca vreuna să fi jucat, hotărăște numărul primei echipe.',
  'article.fide-2026.C.04.6 4.3.2': 'Se respectă singura preferință.',
  'article.fide-2026.C.04.6 4.3.3': 'Se respectă preferințele opuse.',
  'article.fide-2026.C.04.6 4.3.4': 'Se respectă singura preferință puternică (tipul B).',
  'article.fide-2026.C.04.6 4.3.5': 'Diferența de culori mai mică are albele.',
  'article.fide-2026.C.04.6 4.3.6': 'Se inversează ultimele culori diferite.',
  'article.fide-2026.C.04.6 4.3.7': 'Se respectă preferința primei echipe.',
  'article.fide-2026.C.04.6 4.3.8': 'Prima echipă schimbă culoarea.',
  'article.fide-2026.C.04.6 4.3.9': 'Cealaltă echipă schimbă culoarea.',
  'decision.D-TSW-1':
    'Un meci are atâtea mese cât spune concursul, altfel cât are echipa cea mai mică; cine are albele le are la mesele fără soț.',
  'decision.D-TSW-2':
    'Un meci este jucat dacă s-a jucat o masă; fără nicio partidă nu este întâlnire și nu dă culoare.',
  'decision.D-TSW-3': 'Au număr de împerechere doar echipele prezente sau care au mai participat.',
  'decision.D-TSW-4':
    'Preferința de culoare a unei echipe este prima definiție care i se potrivește: cele puternice sunt valabile și în ultima rundă.',
  'decision.D-TSW-5':
    'Grupa următoare este menajată dacă nu are nevoie de nicio echipă de jos, sau de una dacă este impară; dacă nicio alegere nu permite, aceasta nu contează.',
  'decision.D-TSW-6': 'Culorile se compară meci cu meci, de la ultimul jucat înapoi.',
  'decision.D-TSW-7': 'O echipă este prezentă dacă este prezent unul dintre jucătorii ei.',
  'decision.D-TSW-8':
    'Un criteriu care cere „cât mai puține” este respectat când nicio altă variantă permisă nu are mai puține.',
  'fact.fide-2026.teamScore': 'Echipele se împerechează după',
  'fact.fide-2026.teamScore-match': 'Puncte de meci',
  'fact.fide-2026.teamScore-game': 'Puncte la mese',
  'fact.fide-2026.teamScore-hint': 'Doar elvețian pe echipe. Puncte de meci, dacă regulamentul nu spune altfel.',
  'fact.fide-2026.secondaryScore': 'Celălalt punctaj contează la culori',
  'fact.fide-2026.secondaryScore-hint': 'Doar elvețian pe echipe. Da, dacă regulamentul nu spune altfel.',
  'fact.fide-2026.colourPreferences': 'Preferințele de culoare ale echipelor',
  'fact.fide-2026.colourPreferences-hint': 'Doar elvețian pe echipe. Tipul A, dacă regulamentul nu spune altfel.',
  'fact.fide-2026.colourPreferences-A': 'Tipul A: simple',
  'fact.fide-2026.colourPreferences-B': 'Tipul B: puternice și slabe',
  'fact.fide-2026.colourPreferences-none': 'Niciuna',
  'finding.fide-2026.team-swiss.two-matches':
    'Runda {round}: {team} are {matches} meciuri; o echipă joacă unul pe rundă. Corectați echipa fiecărui jucător sau partidele.',
  'finding.fide-2026.team-swiss.baku-score':
    'Accelerarea Baku cere ca punctajul să fie punctele de meci: puneți `teamScore` pe `match` sau scoateți `acceleration`.',
  'working.fide-2026.team-swiss.forbidden': '{first} și {second} nu pot fi împerecheate una cu alta.',
  'decision.D-TSW-9': 'Jucătorii care nu se pot întâlni sau cărora li se împrumută puncte stau pentru echipele lor.',
};
