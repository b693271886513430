/** What the server itself says: access, requests, faults of the storage, and the page that describes the interface. */
export const messages: Record<keyof typeof import('../en/server.ts').messages, string> = {
  'server.sign-in-first':
    'Este nevoie de un cont. Autentificați-vă sau trimiteți o cheie API în antetul Authorization.',
  'server.device-over':
    'Acest dispozitiv nu mai poate introduce nimic: codul a expirat sau a fost retras. Cereți arbitrului unul nou.',
  'server.token-unknown':
    'Cheia din antetul Authorization nu este valabilă: este necunoscută, revocată sau expirată. Creați alta.',
  'server.too-many': 'Prea multe cereri. Încercați din nou peste {seconds} secunde.',
  'server.sign-in-wait': 'Prea multe încercări greșite. Următoarea este posibilă peste {seconds} secunde.',
  'server.sign-in-failed':
    'Adresa și parola nu se potrivesc sau contul nu este în uz. Încercați din nou sau cereți un link nou unui administrator.',
  'server.code-needed':
    'Acest cont are un al doilea factor. Trimiteți un cod al aplicației sau un cod de recuperare ca „code”, ori răspunsul unei chei de acces ca „passkey”.',
  'server.push-address':
    'Acest browser nu poate primi anunțuri: serviciul lui nu are o adresă care poate fi folosită. Lăsați pagina deschisă.',
  'server.push-over': 'Turneul s-a încheiat: nu mai sunt runde de anunțat.',
  'server.push-full': 'Prea mulți vor să fie anunțați la acest turneu. Lăsați pagina deschisă.',
  'server.no-mail': 'Acest birou nu trimite e-mail. Cereți un link nou unui administrator al federației.',
  'server.unsubscribe-link':
    'Acest link nu este întreg. Deschideți-l chiar din mesaj sau alegeți în contul dvs. ce mesaje primiți.',
  'server.code-wrong':
    'Codul nu este corect sau a fost deja folosit. Așteptați-l pe următorul în aplicație; verificați ceasul telefonului.',
  'server.passkey-wrong':
    'Această cheie de acces nu se potrivește: este a altui cont, a fost scoasă sau a durat prea mult. Încercați din nou sau folosiți parola.',
  'server.password-needed':
    'Aici este nevoie și de parolă. O cheie de acces ajunge singură numai dacă dispozitivul s-a asigurat că sunteți dvs. (deget, față sau PIN).',
  'server.passkeys-need-name':
    'Cheile de acces au nevoie de un birou cu nume: adresa lui este un număr. Cine administrează serverul îi dă unul cu --public-url.',
  'server.second-factor-first':
    'Rolurile acestui cont au nevoie de un al doilea factor. Înscrieți întâi unul (totp.enrol, apoi totp.confirm; sau passkey.enrol, apoi passkey.confirm).',
  'server.session-needed': 'Aceasta nu se poate face cu o cheie. Autentificați-vă.',
  'server.token-scope': 'Domeniile acestei chei nu includ {kind}. Creați o cheie care îl include.',
  'server.csrf': 'Antetul x-csrf-token lipsește sau este al altei sesiuni. Citiți-l cu GET session și trimiteți-l.',
  'server.desk-not-yours':
    'Acest birou este pentru alte roluri decât al dvs. Dacă aveți nevoie de el, cereți-l administratorului federației; dacă sunteți chiar dvs., dați-vă rolul la Conturi.',
  'server.cross-site': 'Cererea a fost provocată de alt site. Deschideți pagina federației și faceți-o acolo.',
  'server.busy': 'Serverul este ocupat cu verificarea parolelor. Încercați din nou peste câteva secunde.',
  'server.body-too-large': 'Cererea este mai mare decât primește această adresă. Trimiteți-o în părți mai mici.',
  'server.address-too-long': 'Adresa este prea lungă. Scurtați-o.',
  'server.media-type': 'Corpul cererii nu este JSON. Trimiteți-l cu antetul Content-Type: application/json.',
  'server.list-media-type': 'Trimiteți fișierul așa cum este, cu antetul Content-Type: application/octet-stream.',
  'server.list-too-large':
    'Fișierul este mai mare decât orice listă FIDE. Alegeți fișierul așa cum a fost descărcat de la FIDE.',
  'server.list-being-loaded': 'Chiar acum se încarcă altă listă. Așteptați până se termină.',
  'server.list-cut-off': 'Fișierul nu a ajuns întreg; nu s-a schimbat nimic. Trimiteți-l din nou.',
  'server.closing': 'Serverul se repornește. Încercați din nou peste câteva secunde.',
  'server.not-json':
    'Corpul cererii nu poate fi citit ca JSON. Verificați virgulele, ghilimelele și parantezele și dacă textul este trimis în UTF-8.',
  'server.malformed': 'Cererea nu poate fi citită. Verificați adresa, antetele și corpul ei.',
  'server.fault':
    'Serverul a eșuat; nu s-a păstrat nimic. Încercați din nou și, dacă persistă, comunicați administratorului identificatorul cererii.',
  'server.no-words': 'Refuzat: {code}.',
  'server.several-problems':
    '{count, plural, one {# lucru nu este} few {# lucruri nu sunt} other {# de lucruri nu sunt}} în regulă; {more, plural, =0 {„problems” le enumeră} other {„problems” le enumeră pe primele {named}}}.',
  'server.no-such-address': 'La această adresă nu este nimic. Descrierea interfeței, la /api, arată ce există.',
  'server.no-such-act': 'Nu există acest act. Descrierea interfeței, la /api, le enumeră.',
  'server.no-such-federation': 'Aici nu există această federație. Verificați numele ei scurt în adresă.',
  'server.start-link':
    'Acest link a fost folosit deja sau e mai vechi de o zi. Porniți din nou Escala pentru unul nou.',
  'server.host-unknown': 'Acest program răspunde la numele și adresele acestui calculator, nu ca {host}.',
  'server.feed-list': 'Lista de rating {series} din {date}',
  'server.feed-round': '{event}: runda {round}',
  'server.feed-finished': '{event}: clasament final',
  'server.setup-token':
    'Linkul primei porniri a fost folosit sau are mai mult de o zi. `escala found` afișează unul nou; un server fără nicio federație o face la fiecare pornire.',
  'server.metrics-elsewhere':
    'Cifrele serverului sunt pentru cine are cheia lor (ESCALA_METRICS_TOKEN) sau la o adresă a lor (ESCALA_METRICS_LISTEN).',
  'server.storage-disk-full':
    'Discul bazei de date este plin; nu s-a păstrat nimic. Administratorul trebuie să elibereze spațiu; apoi trimiteți cererea din nou.',
  'server.storage-disk-failing':
    'Discul bazei de date dă erori la citire sau scriere; nu s-a păstrat nimic. Administratorul trebuie să verifice discul.',
  'server.storage-unconfirmed':
    'Baza de date nu a mai răspuns la mijlocul lucrului; nu se știe dacă s-a păstrat tot sau nimic. Trimiteți din nou aceeași cerere cu același identificator: se face o singură dată.',
  'server.storage-read-only':
    'Nu se poate scrie în baza de date; nu s-a păstrat nimic. Administratorul trebuie să verifice drepturile dosarului ei.',
  'server.storage-locked':
    'Chiar acum scrie altcineva; nu s-a păstrat nimic. Trimiteți cererea din nou peste câteva secunde.',
  'server.storage-unreachable':
    'Baza de date nu răspunde; nu s-a păstrat nimic. Trimiteți cererea din nou peste câteva secunde.',
  'server.storage-part-unreachable':
    'Mașina cu datele acestei federații nu răspunde; nu s-a salvat nimic. Trimiteți din nou cererea peste câteva secunde. Celelalte federații nu sunt afectate.',
  'server.storage-damaged': 'Baza de date este deteriorată. Administratorul trebuie să o restaureze dintr-o copie.',
  'server.storage-not-a-database':
    'Fișierul bazei de date nu este o bază de date. Administratorul trebuie să verifice configurarea serverului.',
  'server.storage-cannot-open':
    'Baza de date nu poate fi deschisă. Administratorul trebuie să verifice configurarea serverului.',
  'server.storage-newer-schema':
    'Baza de date aparține unei versiuni mai noi. Administratorul trebuie să actualizeze serverul.',
  'server.storage-older-records':
    'Baza de date aparține unei versiuni anterioare. Administratorul trebuie să pornească acea versiune sau să înceapă într-un loc nou.',
  'server.problem-malformed': 'Cerere ilizibilă',
  'server.problem-signed-out': 'Neautentificat',
  'server.problem-forbidden': 'Nepermis',
  'server.problem-missing': 'Nu este în registru',
  'server.problem-conflict': 'Schimbat între timp',
  'server.problem-too-large': 'Prea mare',
  'server.problem-address-too-long': 'Adresă prea lungă',
  'server.problem-media-type': 'Nu este JSON',
  'server.problem-invalid': 'Neconform cu regulile',
  'server.problem-too-many': 'Prea multe cereri',
  'server.problem-fault': 'Eroare a serverului',
  'server.problem-unavailable': 'Indisponibil momentan',
  'server.page-title': 'API',
  'server.page-introduction':
    "Tot ce știe și face biroul, prin HTTP și JSON. Cele publicate sunt deschise tuturor; pentru rest, autentificați-vă cu POST /api/'{'federation'}'/session sau trimiteți o cheie.",
  'server.page-questions': 'Întrebări',
  'server.page-acts': 'Acte',
  'server.page-acts-introduction':
    'Un act se face o singură dată pentru fiecare identificator și rămâne în registru cu cine, când și de ce. Dacă nu sosește răspuns, trimiteți-l din nou cu același identificator.',
  'server.page-problems': 'Probleme',
  'server.page-problems-introduction':
    'Ce nu trece primește răspuns ca application/problem+json; „problems” conține fiecare motiv cu câmpul și articolul lui.',
  'server.page-who': 'Cine poate: {roles}.',
  'server.page-own': '{role} (treburi proprii)',
  'server.page-reason-required': 'Este nevoie de un motiv.',
  'server.page-reason-optional': 'Se poate da un motiv.',
  'server.page-outcome': 'Răspunde și păstrează în evidență:',
  'server.page-answers': 'Pe lângă 200:',
  'server.page-required': 'necesar',
  'server.role-public': 'toți',
  'server.role-player': 'jucător',
  'server.role-delegate': 'delegat de club',
  'server.role-arbiter': 'arbitru',
  'server.role-officer': 'responsabil de rating',
  'server.role-commission': 'comisia sportivă',
  'server.role-administrator': 'administrator',
  'server.role-device': 'dispozitiv pentru rezultate',
};
