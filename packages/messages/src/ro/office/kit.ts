/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages: Record<keyof typeof import('../../en/office/kit.ts').messages, string> = {
  'refusal.not-allowed':
    'Acest cont nu poate face acest act ({act}). Un administrator al federației poate acorda rolul necesar.',
  'refusal.not-own-matter':
    'Cu acest rol, {act} este posibil numai pentru treburile proprii: concursurile, cluburile sau jucătorul propriu. Adresați-vă responsabilului de rating sau cereți adăugarea competiției, a clubului ori a jucătorului la cont.',
  'refusal.act-id-used':
    'Identificatorul {id} este al unui act ({kind}) deja înregistrat, cu altă comandă, alt motiv sau alt secret. Trimiteți-l pe acesta cu un identificator nou.',
  'refusal.reason-missing': 'Acest act se înregistrează împreună cu motivul. Scrieți-l în „reason”.',
  'refusal.field-missing': 'Acest câmp este necesar. Completați-l.',
  'refusal.field-type':
    'Valoarea acestui câmp este de alt tip. Trebuie să fie {expected, select, string {un text} number {un număr} int {un număr întreg} boolean {true sau false} array {o listă, între paranteze drepte} object {un obiect cu câmpuri, între acolade} null {null} other {de tipul pe care îl arată descrierea interfeței, la /api ({expected})}}.',
  'refusal.field-unknown': 'Aici nu există câmpul „{name}”. Scoateți-l sau verificați cum este scris.',
  'refusal.field-value': 'Această valoare nu este printre cele posibile: {allowed}.',
  'refusal.field-too-small':
    '{of, select, string {Prea scurt: cel puțin {least} caractere} array {Prea puține: cel puțin {least} elemente} set {Prea puține: cel puțin {least} elemente} other {Prea mic: cel puțin {least}}}.',
  'refusal.list-page-unknown': 'Pagina {page} nu există: ultima este {last}.',
  'refusal.field-too-big':
    '{of, select, string {Prea lung: cel mult {most} caractere} array {Prea multe: cel mult {most} elemente} set {Prea multe: cel mult {most} elemente} lines {Prea lung: cel mult {most} rânduri} other {Prea mare: cel mult {most}}}.',
  'refusal.field-format':
    '{format, select, date {Aceasta nu este o dată. Scrieți-o ca an-lună-zi: 2017-02-01.} email {Aceasta nu este o adresă de e-mail. Scrieți-o ca nume@example.org.} name {Acesta nu este un nume. Scrieți-l pe un singur rând, cu cel puțin o literă sau o cifră și fără semne invizibile; un text copiat e mai bine să fie scris din nou.} slug {Scrieți litere mici fără diacritice, cifre și cratime, începând cu o literă sau o cifră, cel mult 64: open-2017.} federationId {Scrieți între 2 și 32 de litere mici fără diacritice, cifre și cratime, începând cu o literă: cat.} givenId {Scrieți litere fără diacritice, cifre, puncte, cratime și liniuțe de subliniere, începând cu o literă sau o cifră, cel mult 32 și fără spații: 1234.} groupId {Scrieți litere mici fără diacritice, cifre și cratime, cel mult 20: grupa-1.} gameId {Scrieți litere fără diacritice, cifre, puncte, cratime și liniuțe de subliniere, începând cu o literă sau o cifră, cel mult 24: partida-1.} fideId {Acesta nu este un ID FIDE. Scrieți numai cifrele lui, cel mult 10 și fără zerouri în față: 2201234.} country {Aceasta nu este o țară. Scrieți codul ei de trei litere mari, ca FIDE: ROU.} teamLetter {Scrieți litera mare a echipei: A; în cupă, urmată de -1 sau -2: A-1.} tokenScope {Scrieți lucrul, un punct și ce se face cu el (player.show) sau totul cu un asterisc: player.*.} colour {Aceasta nu este o culoare. Scrieți # și șase cifre de la 0 la 9 și de la a la f: #0e4a5a.} webAddress {Aceasta nu este adresa unei pagini. Scrieți-o întreagă, cu https:// în față: https://example.org.} month {Scrieți luna ca an și lună: 2026-10.} regex {Nu este scris în forma cerută de câmp. Descrierea interfeței, la /api, o arată.} other {Nu este scris în forma cerută de câmp ({format}).}}',
  'refusal.field-wrong': 'Această valoare nu se potrivește aici. Descrierea interfeței, la /api, arată ce trebuie pus.',
  'refusal.text-unstorable':
    'Acest text conține {sign, select, null {un semn care nu reprezintă nimic (numărul 0)} other {o jumătate de caracter}}, care nu poate fi păstrat. Apare adesea la copierea unui text: scrieți-l din nou.',
  'refusal.changed-meanwhile':
    'Între timp cineva a schimbat aceste date; nimic din modificarea dvs. nu s-a păstrat. Reîncărcați pagina ca să vedeți ce este în registru și faceți acolo modificarea din nou. Un program găsește ambele versiuni în răspuns și trimite din nou modificarea cu cea din registru.',
  'refusal.federation-exists': 'Există deja o federație {federation}. Modificați-o sau alegeți alt nume scurt.',
};
