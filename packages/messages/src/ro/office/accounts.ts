/** Why something about accounts, passwords, codes and tokens is refused. */
export const messages: Record<keyof typeof import('../../en/office/accounts.ts').messages, string> = {
  'refusal.account-unknown': 'Nu există contul {account}. Verificați-l în lista de conturi.',
  'refusal.account-not-own': 'Acest cont este al altcuiva. Trebuie să o facă titularul lui.',
  'refusal.account-suspended': 'Acest cont este suspendat. Mai întâi un administrator trebuie să îl reactiveze.',
  'refusal.account-not-suspended': 'Acest cont nu este suspendat; nu este nimic de reactivat.',
  'refusal.account-address-needed':
    'Contul este în folosință: are nevoie de o adresă pentru autentificare. Suspendați-l mai întâi sau numiți altă adresă.',
  'refusal.mail-not-set-up': 'Acest birou nu are server de e-mail. Lăsați „by” deoparte și predați dvs. linkul.',
  'refusal.account-no-address':
    'Acest cont nu are adresă de e-mail, deci niciun mesaj nu poate ajunge acolo. Predați dvs. linkul sau dați întâi contului o adresă.',
  'refusal.mail-unknown': 'Nu există un astfel de mesaj în coadă. Ce s-a încheiat se păstrează treizeci de zile.',
  'refusal.mail-not-failed': 'Acest mesaj nu a eșuat: este pe drum sau a ajuns.',
  'refusal.unsubscribe-link':
    'Acest link nu este întreg. Deschideți-l chiar din mesaj sau alegeți în contul dvs. ce mesaje primiți.',
  'refusal.account-email-taken': 'Există deja un cont cu această adresă de e-mail. Modificați-i rolurile.',
  'refusal.account-club-unknown':
    'Clubul {club} nu este în registru. Înregistrați-l mai întâi sau verificați-i identificatorul.',
  'refusal.account-club-missing': 'Un delegat de club reprezintă cel puțin un club. Numiți clubul sau dați alt rol.',
  'refusal.account-event-unknown':
    'Concursul {event} nu este în registru. Înregistrați-l mai întâi sau verificați-i identificatorul.',
  'refusal.account-player-unknown':
    'Jucătorul {player} nu este în registru. Înregistrați-l mai întâi sau verificați-i identificatorul.',
  'refusal.last-administrator': 'Este ultimul administrator. Numiți mai întâi pe altcineva administrator.',
  'refusal.api-token-already-over': 'Ultima zi a cheii, {date}, a trecut. Alegeți ziua de azi sau una ulterioară.',
  'refusal.api-token-too-long':
    'O cheie ține cel mult doi ani: până la {latest}, nu până la {date}. Alegeți o zi mai devreme, sau niciuna pentru un an.',
  'refusal.api-token-scope-unknown':
    'Nu există actul sau întrebarea „{scope}”. Descrierea interfeței, la /api, le enumeră; „player.*” înseamnă toate cele despre jucători.',
  'refusal.api-token-scope-person':
    'O cheie nu face niciodată „{scope}”: e nevoie de o persoană autentificată. Scoateți-l.',
  'refusal.api-token-unknown': 'Nu există cheia {token}. Verificați-o în lista de chei a contului.',
  'refusal.invitation-unknown':
    'Acest link nu este valabil: a fost folosit, înlocuit sau are mai mult de o săptămână. Cereți altul unui administrator.',
  'refusal.password-wrong':
    'Parola actuală nu este corectă. Încercați din nou sau cereți un link nou unui administrator.',
  'refusal.code-wrong':
    'Codul nu este corect sau a fost deja folosit. Așteptați-l pe următorul în aplicație; verificați ceasul telefonului.',
  'refusal.second-factor-last':
    'Rolurile dvs. au nevoie de un al doilea factor, iar acesta este ultimul. Adăugați întâi altul sau înlocuiți-l.',
  'refusal.second-factor-own':
    'Nimeni nu își scoate astfel propriul al doilea factor. Înlocuiți-l pe pagina contului dvs. sau cereți altui administrator.',
  'refusal.second-factor-none':
    'Acest cont nu are un al doilea factor, deci codurile nu ar ține locul la nimic. Configurați întâi unul.',
  'refusal.passkeys-too-many': 'Un cont are cel mult {most} chei de acces. Scoateți una care nu mai este folosită.',
  'refusal.passkey-unknown':
    'Nu există cheia de acces {passkey} sau a fost scoasă. Reîncărcați pagina pentru a vedea cele existente.',
  'refusal.passkey-wrong':
    'Această cheie de acces nu se potrivește: este a altui cont, a fost scoasă sau a durat prea mult. Încercați din nou sau folosiți parola.',
  'refusal.password-needed':
    'Aici este nevoie și de parolă. O cheie de acces ajunge singură numai dacă dispozitivul s-a asigurat că sunteți dvs. (deget, față sau PIN).',
  'refusal.code-needed':
    'Acest cont are un al doilea factor. Dați un cod al aplicației, un cod de recuperare sau folosiți o cheie de acces.',
  // Telephones that were handed out for results.
  'refusal.request-unknown': 'Nu există cererea {id}. Reîncărcați pagina.',
  'refusal.request-answered': 'Cererea pentru {name} a primit deja răspuns.',
  'refusal.request-waits':
    '{name} este pe lista de așteptare: cele {places, number} locuri sunt ocupate de jucători înscriși și de cereri anterioare. Respingeți una dintre ele sau permiteți mai mulți jucători în setări.',
  'refusal.request-by-machine': 'Pare completat de un program. Reîncărcați pagina și încercați din nou.',
  'refusal.requests-full': '{name} are deja {most, number} cereri în așteptare. Vorbiți cu arbitrul.',
  'refusal.entering-closed': '{name} nu primește acum înscrieri aici. Vorbiți cu arbitrul.',
  'refusal.roll-round': 'Prezența se face pentru runda {next}, nu pentru runda {round}.',
  'refusal.device-unknown': 'Nu există niciun dispozitiv {id}. Verificați codul sau cereți arbitrului unul nou.',
  'refusal.device-boards-order': 'Ultima masă ({to}) este înaintea primei ({from}). Scrieți întâi numărul mai mic.',
  'refusal.device-over':
    'Codul pentru {label} nu mai este valabil: a expirat sau a fost retras. Cereți arbitrului unul nou.',
  'refusal.device-taken-up':
    'Codul pentru {label} a fost folosit deja de alt dispozitiv și deschide doar unul. Cereți arbitrului un cod propriu.',
  'refusal.device-code-wrong':
    'Codul nu este cel corect sau nu mai este valabil. Scrieți-l din nou, așa cum apare pe ecranul arbitrului, sau cereți unul nou.',
};
