/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages: Record<keyof typeof import('../../en/office/kit.ts').messages, string> = {
  'refusal.not-allowed':
    'Aquest compte no pot fer aquest acte ({act}). Un administrador de la federació pot donar el rol que cal.',
  'refusal.not-own-matter':
    'Amb aquest rol, {act} només és possible per als afers propis: proves, clubs o jugador propis. Adreceu-vos al responsable de llistes o feu afegir la prova, el club o el jugador al compte.',
  'refusal.act-id-used':
    'L’identificador {id} és d’un acte ({kind}) que ja consta, amb una altra ordre, un altre motiu o un altre secret. Envieu aquest amb un identificador nou.',
  'refusal.reason-missing': 'Aquest acte es registra amb el seu motiu. Indiqueu-lo a «reason».',
  'refusal.field-missing': 'Aquest camp és necessari. Empleneu-lo.',
  'refusal.field-type':
    'El valor d’aquest camp és d’un altre tipus. Ha de ser {expected, select, string {un text} number {un nombre} int {un nombre enter} boolean {true o false} array {una llista, entre claudàtors} object {un objecte amb camps, entre claus} null {null} other {del tipus que mostra la descripció de la interfície, a /api ({expected})}}.',
  'refusal.field-unknown': 'Aquí no hi ha cap camp «{name}». Traieu-lo o reviseu com està escrit.',
  'refusal.field-value': 'Aquest valor no és cap dels possibles: {allowed}.',
  'refusal.field-too-small':
    '{of, select, string {Massa curt: com a mínim {least} caràcters} array {Massa pocs: com a mínim {least} elements} set {Massa pocs: com a mínim {least} elements} other {Massa petit: com a mínim {least}}}.',
  'refusal.list-page-unknown': 'La pàgina {page} no existeix: l’última és la {last}.',
  'refusal.field-too-big':
    '{of, select, string {Massa llarg: com a màxim {most} caràcters} array {Massa: com a màxim {most} elements} set {Massa: com a màxim {most} elements} lines {Massa llarg: com a màxim {most} línies} other {Massa gran: com a màxim {most}}}.',
  'refusal.field-format':
    '{format, select, date {Això no és una data. Escriviu-la com any-mes-dia: 2017-02-01.} email {Això no és una adreça electrònica. Escriviu-la com nom@example.org.} name {Això no és un nom. Escriviu-lo en una sola línia, amb almenys una lletra o una xifra i sense signes invisibles; si és un text copiat, val més tornar-lo a escriure.} slug {Escriviu lletres minúscules sense accents, xifres i guionets, començant per una lletra o una xifra, com a màxim 64: obert-2017.} federationId {Escriviu de 2 a 32 lletres minúscules sense accents, xifres i guionets, començant per una lletra: cat.} givenId {Escriviu lletres sense accents, xifres, punts, guionets i guions baixos, començant per una lletra o una xifra, com a màxim 32 i sense espais: 1234.} groupId {Escriviu lletres minúscules sense accents, xifres i guionets, com a màxim 20: grup-1.} gameId {Escriviu lletres sense accents, xifres, punts, guionets i guions baixos, començant per una lletra o una xifra, com a màxim 24: partida-1.} fideId {Això no és un identificador FIDE. Escriviu-ne només les xifres, com a màxim 10 i sense zeros al davant: 2201234.} country {Això no és un país. Escriviu-ne el codi de tres lletres majúscules, com fa la FIDE: ESP.} teamLetter {Escriviu la lletra majúscula de l’equip: A; a la copa, seguida de -1 o -2: A-1.} tokenScope {Escriviu la cosa, un punt i què se’n fa (player.show), o tot amb un asterisc: player.*.} colour {Això no és cap color. Escriviu # i sis xifres del 0 al 9 i de la a a la f: #0e4a5a.} webAddress {Això no és l’adreça de cap pàgina. Escriviu-la sencera, amb https:// al davant: https://example.org.} month {Escriviu el mes com any i mes: 2026-10.} regex {No està escrit en la forma que demana el camp. La descripció de la interfície, a /api, la mostra.} other {No està escrit en la forma que demana el camp ({format}).}}',
  'refusal.field-wrong': 'Aquest valor no hi escau. La descripció de la interfície, a /api, mostra què hi va.',
  'refusal.text-unstorable':
    'Aquest text conté {sign, select, null {un signe que no representa res (el número 0)} other {mig caràcter}}, que no es pot desar. Sovint s’hi cola en copiar text: torneu-lo a escriure.',
  'refusal.changed-meanwhile':
    'Mentrestant algú ho ha canviat; no s’ha desat res del vostre canvi. Torneu a carregar la pàgina per veure què consta i feu-hi el canvi de nou. Un programa troba totes dues versions a la resposta i torna a enviar el canvi amb la que consta.',
  'refusal.federation-exists': 'Ja hi ha una federació {federation}. Modifiqueu-la o trieu un altre nom curt.',
};
