import type { Texts } from '../../texts.ts';

/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages = {
  'refusal.not-allowed': [
    'This account is not allowed to do this ({act}). An administrator of the federation can give the role that is needed.',
    'Aquest compte no pot fer aquest acte ({act}). Un administrador de la federació pot donar el rol que cal.',
    'Esta cuenta no puede realizar este acto ({act}). Un administrador de la federación puede dar el rol necesario.',
    'Acest cont nu poate face acest act ({act}). Un administrator al federației poate acorda rolul necesar.',
  ],
  'refusal.not-own-matter': [
    'With this role, {act} is only possible for your own events, clubs or player. Ask the rating officer, or have the event, club or player added to your account.',
    'Amb aquest rol, {act} només és possible per als afers propis: proves, clubs o jugador propis. Adreceu-vos al responsable de llistes o feu afegir la prova, el club o el jugador al compte.',
    'Con este rol, {act} solo es posible para asuntos propios: pruebas, clubes o jugador propios. Diríjase al responsable de listas o haga añadir la prueba, el club o el jugador a la cuenta.',
    'Cu acest rol, {act} este posibil numai pentru treburile proprii: concursurile, cluburile sau jucătorul propriu. Adresați-vă responsabilului de rating sau cereți adăugarea competiției, a clubului ori a jucătorului la cont.',
  ],
  'refusal.act-id-used': [
    'The id {id} belongs to another act in the log ({kind}), with another command, reason or secret. Send this one with a new id.',
    'L’identificador {id} és d’un acte ({kind}) que ja consta, amb una altra ordre, un altre motiu o un altre secret. Envieu aquest amb un identificador nou.',
    'El identificador {id} es de un acto ({kind}) que ya consta, con otra orden, otro motivo u otro secreto. Envíe este con un identificador nuevo.',
    'Identificatorul {id} este al unui act ({kind}) deja înregistrat, cu altă comandă, alt motiv sau alt secret. Trimiteți-l pe acesta cu un identificator nou.',
  ],
  'refusal.reason-missing': [
    'This act needs a reason, which is logged. Say why in “reason”.',
    'Aquest acte es registra amb el seu motiu. Indiqueu-lo a «reason».',
    'Este acto se registra con su motivo. Indíquelo en «reason».',
    'Acest act se înregistrează împreună cu motivul. Scrieți-l în „reason”.',
  ],
  'refusal.field-missing': [
    'This field is required.',
    'Aquest camp és necessari. Empleneu-lo.',
    'Este campo es necesario. Rellénelo.',
    'Acest câmp este necesar. Completați-l.',
  ],
  'refusal.field-type': [
    'This field has a value of another type. It must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list, in square brackets} object {an object with fields, in braces} null {null} other {of the type shown in the API documentation at /api ({expected})}}.',
    'El valor d’aquest camp és d’un altre tipus. Ha de ser {expected, select, string {un text} number {un nombre} int {un nombre enter} boolean {true o false} array {una llista, entre claudàtors} object {un objecte amb camps, entre claus} null {null} other {del tipus que mostra la descripció de la interfície, a /api ({expected})}}.',
    'El valor de este campo es de otro tipo. Debe ser {expected, select, string {un texto} number {un número} int {un número entero} boolean {true o false} array {una lista, entre corchetes} object {un objeto con campos, entre llaves} null {null} other {del tipo que muestra la descripción de la interfaz, en /api ({expected})}}.',
    'Valoarea acestui câmp este de alt tip. Trebuie să fie {expected, select, string {un text} number {un număr} int {un număr întreg} boolean {true sau false} array {o listă, între paranteze drepte} object {un obiect cu câmpuri, între acolade} null {null} other {de tipul pe care îl arată descrierea interfeței, la /api ({expected})}}.',
  ],
  'refusal.field-unknown': [
    'There is no field “{name}” here. Leave it out, or check its spelling.',
    'Aquí no hi ha cap camp «{name}». Traieu-lo o reviseu com està escrit.',
    'Aquí no existe el campo «{name}». Quítelo o revise cómo está escrito.',
    'Aici nu există câmpul „{name}”. Scoateți-l sau verificați cum este scris.',
  ],
  'refusal.field-value': [
    'This value is not possible. Possible: {allowed}.',
    'Aquest valor no és cap dels possibles: {allowed}.',
    'Este valor no es ninguno de los posibles: {allowed}.',
    'Această valoare nu este printre cele posibile: {allowed}.',
  ],
  'refusal.field-too-small': [
    '{of, select, string {{least, plural, =1 {This field is required} other {Too short: at least # characters}}} array {Too few: at least {least} entries} set {Too few: at least {least} entries} other {Too small: at least {least}}}.',
    '{of, select, string {{least, plural, =1 {Aquest camp és obligatori} other {Massa curt: com a mínim # caràcters}}} array {Massa pocs: com a mínim {least} elements} set {Massa pocs: com a mínim {least} elements} other {Massa petit: com a mínim {least}}}.',
    '{of, select, string {{least, plural, =1 {Este campo es obligatorio} other {Demasiado corto: al menos # caracteres}}} array {Demasiado pocos: al menos {least} elementos} set {Demasiado pocos: al menos {least} elementos} other {Demasiado pequeño: al menos {least}}}.',
    '{of, select, string {{least, plural, =1 {Acest câmp este obligatoriu} few {Prea scurt: cel puțin # caractere} other {Prea scurt: cel puțin # de caractere}}} array {Prea puține: cel puțin {least} elemente} set {Prea puține: cel puțin {least} elemente} other {Prea mic: cel puțin {least}}}.',
  ],
  'refusal.list-page-unknown': [
    'There is no page {page}: the last one is {last}.',
    'La pàgina {page} no existeix: l’última és la {last}.',
    'La página {page} no existe: la última es la {last}.',
    'Pagina {page} nu există: ultima este {last}.',
  ],
  'refusal.field-too-big': [
    '{of, select, string {Too long: at most {most} characters} array {Too many: at most {most} entries} set {Too many: at most {most} entries} lines {Too long: at most {most} lines} other {Too big: at most {most}}}.',
    '{of, select, string {Massa llarg: com a màxim {most} caràcters} array {Massa: com a màxim {most} elements} set {Massa: com a màxim {most} elements} lines {Massa llarg: com a màxim {most} línies} other {Massa gran: com a màxim {most}}}.',
    '{of, select, string {Demasiado largo: como máximo {most} caracteres} array {Demasiados: como máximo {most} elementos} set {Demasiados: como máximo {most} elementos} lines {Demasiado largo: como máximo {most} líneas} other {Demasiado grande: como máximo {most}}}.',
    '{of, select, string {Prea lung: cel mult {most} caractere} array {Prea multe: cel mult {most} elemente} set {Prea multe: cel mult {most} elemente} lines {Prea lung: cel mult {most} rânduri} other {Prea mare: cel mult {most}}}.',
  ],
  'refusal.field-format': [
    '{format, select, date {This is not a date. Write it as year-month-day: 2017-02-01.} email {This is not an e-mail address. Write it as name@example.org.} name {This is not a name. Write it on one line, with at least one letter or digit and without invisible characters; if you copied the text, type it again.} slug {Write unaccented lower-case letters, digits and hyphens, starting with a letter or digit, at most 64: open-2017.} federationId {Write 2 to 32 unaccented lower-case letters, digits and hyphens, starting with a letter: cat.} givenId {Write unaccented letters, digits, dots, hyphens and underscores, starting with a letter or digit, at most 32 and without spaces: 1234.} groupId {Write unaccented lower-case letters, digits and hyphens, at most 20: group-1.} gameId {Write unaccented letters, digits, dots, hyphens and underscores, starting with a letter or digit, at most 24: game-1.} fideId {This is not a FIDE ID. Write only its digits, at most 10 and without leading zeros: 2201234.} country {This is not a country. Write its code of three capital letters, as FIDE does: ESP.} teamLetter {Write the capital letter of the team: A; in the cup with -1 or -2 after it: A-1.} tokenScope {Write a subject, a dot and an action (player.show), or a star for all of them: player.*.} colour {This is not a colour. Write # and six digits from 0 to 9 and a to f: #0e4a5a.} webAddress {This is not a web address. Write it in full, starting with https://: https://example.org.} month {Write the month as year and month: 2026-10.} regex {This does not have the form that the field needs. See the API documentation at /api.} other {This does not have the form that the field needs ({format}).}}',
    '{format, select, date {Això no és una data. Escriviu-la com any-mes-dia: 2017-02-01.} email {Això no és una adreça electrònica. Escriviu-la com nom@example.org.} name {Això no és un nom. Escriviu-lo en una sola línia, amb almenys una lletra o una xifra i sense signes invisibles; si és un text copiat, val més tornar-lo a escriure.} slug {Escriviu lletres minúscules (sense accents), xifres i guionets, començant per una lletra o una xifra, com a màxim 64: obert-2017.} federationId {Escriviu de 2 a 32 lletres minúscules (sense accents), xifres i guionets, començant per una lletra: cat.} givenId {Escriviu lletres (sense accents), xifres, punts, guionets i guions baixos, començant per una lletra o una xifra, com a màxim 32 i sense espais: 1234.} groupId {Escriviu lletres minúscules (sense accents), xifres i guionets, com a màxim 20: grup-1.} gameId {Escriviu lletres (sense accents), xifres, punts, guionets i guions baixos, començant per una lletra o una xifra, com a màxim 24: partida-1.} fideId {Això no és un codi FIDE. Escriviu-ne només les xifres, com a màxim 10 i sense zeros al davant: 2201234.} country {Això no és un país. Escriviu-ne el codi de tres lletres majúscules, com fa la FIDE: ESP.} teamLetter {Escriviu la lletra majúscula de l’equip: A; a la copa, seguida de -1 o -2: A-1.} tokenScope {Escriviu la cosa, un punt i què se’n fa (player.show), o tot amb un asterisc: player.*.} colour {Això no és cap color. Escriviu # i sis xifres del 0 al 9 i de la a a la f: #0e4a5a.} webAddress {Això no és l’adreça de cap pàgina. Escriviu-la sencera, amb https:// al davant: https://example.org.} month {Escriviu el mes com any i mes: 2026-10.} regex {No està escrit en la forma que demana el camp. La descripció de la interfície, a /api, la mostra.} other {No està escrit en la forma que demana el camp ({format}).}}',
    '{format, select, date {Esto no es una fecha. Escríbala como año-mes-día: 2017-02-01.} email {Esto no es una dirección de correo. Escríbala como nombre@example.org.} name {Esto no es un nombre. Escríbalo en una sola línea, con al menos una letra o una cifra y sin signos invisibles; si es un texto copiado, es mejor volver a escribirlo.} slug {Escriba letras minúsculas (sin acentos), cifras y guiones, empezando por una letra o una cifra, como máximo 64: abierto-2017.} federationId {Escriba de 2 a 32 letras minúsculas (sin acentos), cifras y guiones, empezando por una letra: cat.} givenId {Escriba letras (sin acentos), cifras, puntos, guiones y guiones bajos, empezando por una letra o una cifra, como máximo 32 y sin espacios: 1234.} groupId {Escriba letras minúsculas (sin acentos), cifras y guiones, como máximo 20: grupo-1.} gameId {Escriba letras (sin acentos), cifras, puntos, guiones y guiones bajos, empezando por una letra o una cifra, como máximo 24: partida-1.} fideId {Esto no es un código FIDE. Escriba solo sus cifras, como máximo 10 y sin ceros delante: 2201234.} country {Esto no es un país. Escriba su código de tres letras mayúsculas, como hace la FIDE: ESP.} teamLetter {Escriba la letra mayúscula del equipo: A; en la copa, seguida de -1 o -2: A-1.} tokenScope {Escriba la cosa, un punto y qué se hace con ella (player.show), o todo con un asterisco: player.*.} colour {Esto no es un color. Escriba # y seis cifras del 0 al 9 y de la a a la f: #0e4a5a.} webAddress {Esto no es la dirección de una página. Escríbala entera, con https:// delante: https://example.org.} month {Escriba el mes como año y mes: 2026-10.} regex {No está escrito en la forma que pide el campo. La descripción de la interfaz, en /api, la muestra.} other {No está escrito en la forma que pide el campo ({format}).}}',
    '{format, select, date {Aceasta nu este o dată. Scrieți-o ca an-lună-zi: 2017-02-01.} email {Aceasta nu este o adresă de e-mail. Scrieți-o ca nume@example.org.} name {Acesta nu este un nume. Scrieți-l pe un singur rând, cu cel puțin o literă sau o cifră și fără semne invizibile; un text copiat e mai bine să fie scris din nou.} slug {Scrieți litere mici (fără diacritice), cifre și cratime, începând cu o literă sau o cifră, cel mult 64: open-2017.} federationId {Scrieți între 2 și 32 de litere mici (fără diacritice), cifre și cratime, începând cu o literă: cat.} givenId {Scrieți litere (fără diacritice), cifre, puncte, cratime și liniuțe de subliniere, începând cu o literă sau o cifră, cel mult 32 și fără spații: 1234.} groupId {Scrieți litere mici (fără diacritice), cifre și cratime, cel mult 20: grupa-1.} gameId {Scrieți litere (fără diacritice), cifre, puncte, cratime și liniuțe de subliniere, începând cu o literă sau o cifră, cel mult 24: partida-1.} fideId {Acesta nu este un ID FIDE. Scrieți numai cifrele lui, cel mult 10 și fără zerouri în față: 2201234.} country {Aceasta nu este o țară. Scrieți codul ei de trei litere mari, ca FIDE: ROU.} teamLetter {Scrieți litera mare a echipei: A; în cupă, urmată de -1 sau -2: A-1.} tokenScope {Scrieți lucrul, un punct și ce se face cu el (player.show) sau totul cu un asterisc: player.*.} colour {Aceasta nu este o culoare. Scrieți # și șase cifre de la 0 la 9 și de la a la f: #0e4a5a.} webAddress {Aceasta nu este adresa unei pagini. Scrieți-o întreagă, cu https:// în față: https://example.org.} month {Scrieți luna ca an și lună: 2026-10.} regex {Nu este scris în forma cerută de câmp. Descrierea interfeței, la /api, o arată.} other {Nu este scris în forma cerută de câmp ({format}).}}',
  ],
  'refusal.field-wrong': [
    'This value does not fit here. See the API documentation at /api.',
    'Aquest valor no hi escau. La descripció de la interfície, a /api, mostra què hi va.',
    'Este valor no encaja aquí. La descripción de la interfaz, en /api, muestra qué corresponde.',
    'Această valoare nu se potrivește aici. Descrierea interfeței, la /api, arată ce trebuie pus.',
  ],
  'refusal.text-unstorable': [
    'This text contains {sign, select, null {an invisible character (number 0)} other {half of a character}}, which cannot be saved. It often comes with copied text: type the text again.',
    'Aquest text conté {sign, select, null {un signe que no representa res (el número 0)} other {mig caràcter}}, que no es pot desar. Sovint s’hi cola en copiar text: torneu-lo a escriure.',
    'Este texto contiene {sign, select, null {un signo que no representa nada (el número 0)} other {medio carácter}}, que no se puede guardar. Suele colarse al copiar texto: escríbalo de nuevo.',
    'Acest text conține {sign, select, null {un semn care nu reprezintă nimic (numărul 0)} other {o jumătate de caracter}}, care nu poate fi păstrat. Apare adesea la copierea unui text: scrieți-l din nou.',
  ],
  'refusal.changed-meanwhile': [
    'Somebody changed this in the meantime; your change was not saved. Reload the page to see the current version and make your change there. A program finds both versions in the answer and sends the change again with the current one.',
    'Mentrestant algú ho ha canviat; no s’ha desat res del vostre canvi. Torneu a carregar la pàgina per veure què consta i feu-hi el canvi de nou. Un programa troba totes dues versions a la resposta i torna a enviar el canvi amb la que consta.',
    'Mientras tanto alguien lo ha cambiado; no se ha guardado nada de su cambio. Vuelva a cargar la página para ver qué consta y haga ahí el cambio de nuevo. Un programa encuentra ambas versiones en la respuesta y envía de nuevo el cambio con la que consta.',
    'Între timp cineva a schimbat aceste date; nimic din modificarea dvs. nu s-a păstrat. Reîncărcați pagina ca să vedeți ce este în registru și faceți acolo modificarea din nou. Un program găsește ambele versiuni în răspuns și trimite din nou modificarea cu cea din registru.',
  ],
  'refusal.federation-exists': [
    'The federation {federation} already exists. Edit it, or use another short name.',
    'Ja hi ha una federació {federation}. Modifiqueu-la o trieu un altre nom curt.',
    'Ya existe una federación {federation}. Modifíquela o elija otro nombre corto.',
    'Există deja o federație {federation}. Modificați-o sau alegeți alt nume scurt.',
  ],
} satisfies Texts;
