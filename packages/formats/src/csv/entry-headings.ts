/**
 * What a column of entries holds. `nameOrPart` is a whole name, or the part missing from the other columns; `number`
 * counts rows, or is the federation's number of the player.
 */
export type EntryField =
  | 'name'
  | 'nameOrGiven'
  | 'nameOrSurname'
  | 'givenName'
  | 'surname'
  | 'secondSurname'
  | 'club'
  | 'team'
  | 'category'
  | 'rating'
  | 'fideRating'
  | 'nationalRating'
  | 'fideId'
  | 'nationalId'
  | 'birth'
  | 'sex'
  | 'title'
  | 'federation'
  | 'number'
  | 'position';

/**
 * Headings in Catalan, Spanish, Romanian, English and German, the most common in
 * French and Italian, and those of Swiss-Manager's and Vega's lists (RtgI, Club/City,
 * ELOFIDE, IDNAT), without accents or punctuation; separated by a vertical bar.
 */
const HEADINGS: Readonly<Record<EntryField, string>> = {
  name:
    'full name|player|player name|participant|competitor|surname and name|name and surname|surname name|' +
    'jugador|jugadora|jugador a|nom complet|nom i cognoms|cognoms i nom|cognoms nom|participants|' +
    'nombre completo|nombre y apellidos|apellidos y nombre|apellidos nombre|participante|' +
    'jucator|jucatoare|nume complet|nume si prenume|numele si prenumele|nume prenume|concurent|' +
    'spieler|spielerin|teilnehmer|teilnehmerin|name vorname|nachname vorname|nom prenom|joueur|cognome e nome|cognome nome',
  nameOrGiven: 'name|nom|nombre|nome',
  // In Romanian the short word means the surname.
  nameOrSurname: 'nume|numele',
  givenName: 'first name|firstname|given name|forename|prenume|prenumele|nom de pila|nombre de pila|vorname|prenom',
  surname:
    'surname|last name|lastname|family name|cognom|cognoms|primer cognom|1r cognom|apellido|apellidos|primer apellido|' +
    '1er apellido|nume de familie|numele de familie|nachname|familienname|cognome',
  secondSurname: 'second surname|segon cognom|2n cognom|segundo apellido|2o apellido',
  club: 'club|entitat|entidad|clubul|club equip|club equipo|club city|club name|club ciudad|club ciutat|club localidad|club localitate|club oras|verein|verein ort|schachclub|origin|circolo|societa',
  team: 'team|team name|equip|nom de l equip|equipo|nombre del equipo|echipa|numele echipei',
  category: 'category|categoria|categorie|cat|group|grup|grupo|grupa|typ|type',
  rating: 'rating|elo|elo rating|rtg|ranking|coeficient|coeficiente|rating elo',
  fideRating:
    'fide rating|rating fide|elo fide|fide elo|fide|rtg fide|elo fide standard|fide standard|elofide|rtgi|rtg int|rating int|rating international|eloi|fidertg|fide rtg|fideelo|elo int|elo international|rating i',
  nationalRating:
    'national rating|rating national|nat rating|rtg nat|elo national|elo nacional|elo catala|elo cat|elo fce|rating fce|' +
    'elo feda|elo fcde|elo frsah|coeficient national|elo estatal|elonat|rtgn|elon|dwz|nwz|natrtg|nat rtg|nat elo|natelo|rating n',
  fideId:
    'fide id|id fide|fideid|fide code|fide number|fide no|fide nr|codi fide|codigo fide|cod fide|numero fide|num fide|' +
    'nr fide|id number|idfide|id no fide|fide id no',
  nationalId:
    'national id|id national|nat id|natid|ident|ident nr|ident no|id nacional|id|idnat|id no|ident number|code|licence|license|licence number|license number|' +
    'llicencia|numero de llicencia|num llicencia|n llicencia|codi|codi fce|id fce|codi federat|fitxa|' +
    'licencia|numero de licencia|num licencia|n licencia|codigo|codigo feda|id feda|ficha|' +
    'legitimatie|legitimatia|nr legitimatie|numar legitimatie|cod|cod national|id frsah|' +
    'player id|id player|player number|player no|player code|member id|member number|identificador|identifier|identificator|' +
    'id jugador|numero de jugador|numero jugador|num jugador|codi jugador|codi de jugador|codigo jugador|codigo de jugador|' +
    'numero federat|numero de federat|num federat|id federat|numero federado|numero de federado|num federado|id federado|' +
    'id jucator|nr jucator|numar jucator|cod jucator',
  birth:
    'birth|born|date of birth|datebirth|date birth|birth date|birthdate|birthday|b day|dob|year|year of birth|birth year|yob|' +
    'naixement|data de naixement|data naixement|data naix|naix|any|any de naixement|any naixement|nascut|d naixement|' +
    'nacimiento|fecha de nacimiento|fecha nacimiento|f nacimiento|f nac|fecha nac|ano|ano de nacimiento|ano nacimiento|' +
    'data nasterii|data nastere|data de nastere|nastere|nascut a|data nast|an|anul|anul nasterii|an nastere|an nasterii|geb|geburt|geburtsdatum|geburtsjahr|jahrgang|gebjahr|geb datum|gebdat|geb dat|data nascita|data di nascita|anno di nascita|nato|date de naissance|naissance',
  sex: 'sex|sx|g|gender|geschl|sesso|geschlecht|sexe|genere|sexo|genero|sexul|gen|m f|f m',
  title: 'title|titol|titulo|titlu|titlul|tit|titel|titolo|titre',
  federation:
    'federation|fed|country|nationality|nat|federacio|pais|nacionalitat|federacion|nacionalidad|' +
    'federatie|federatia|tara|nationalitate|land|naz|nazione|nation|pays',
  number: 'no|nr|num|n|number|numero|numar',
  position: 'nr crt|ordre|orden|ordine|snr|sno|s no|rk|rg|start no|rank|rang|pos|position|posicio|posicion|pozitie',
};

const FIELDS = new Map<string, EntryField>(
  Object.entries(HEADINGS).flatMap(([field, words]) => words.split('|').map((word) => [word, field as EntryField])),
);

/** The field that a heading means, ignoring case, accents and punctuation. */
export function fieldOfHeading(heading: string): EntryField | undefined {
  return FIELDS.get(plainWords(heading));
}

/** Lower-case letters and digits, with single blanks between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}ºª]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
