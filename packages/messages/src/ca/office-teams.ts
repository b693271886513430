/** Why something about teams is refused: leagues, club lists, line-ups, actas, rulings. */
export const messages: Record<string, string> = {
  'refusal.player-by-the-rules': '{name}: {finding}',
  'refusal.league-unknown': 'No hi ha cap lliga {id} al registre. Comproveu-ne l’identificador o creeu-la primer.',
  'refusal.league-exists': 'Ja hi ha una lliga {id}: {name}. Trieu un altre identificador o modifiqueu aquesta lliga.',
  'refusal.league-fact-fixed':
    'Els encontres ja estan sortejats: {name, select, season {la temporada} competition {la competició} system {el sistema} other {el nombre de taulers}} no es pot canviar.',
  'refusal.league-no-vacancy':
    'Per a {name} ({id}) no hi ha regla de vacants: només es cobreixen les de primera i segona divisió. Mireu una lliga de segona divisió o de primera categoria.',
  'refusal.league-not-drawn': 'La lliga encara no té encontres. Sortegeu-los primer.',
  'refusal.group-unknown': 'La lliga no té el grup {group}. Pot ser: {known}.',
  'refusal.group-drawn': 'Els encontres del grup {group} ja estan sortejats; no es pot canviar.',
  'refusal.group-has-teams':
    'El grup {group} no es pot treure: hi ha inscrits {teams}. Deixeu-lo, o sortegeu-lo amb ells.',
  'refusal.group-twice': 'Hi ha dos grups {group}. Doneu a cadascun un identificador propi.',
  'refusal.team-exists': 'L’equip {id} ja està inscrit. Feu servir la lletra següent o deixeu-lo com està.',
  'refusal.team-unknown': 'No hi ha cap equip {id} al registre. Comproveu-ne l’identificador.',
  'refusal.team-number-taken': 'El número {number} del grup és d’un altre equip. Doneu-ne un altre.',
  'refusal.team-not-on-list':
    'El club no té l’equip {team} aquesta temporada; té: {known}. Inscriviu-lo o comproveu-ne la lletra.',
  'refusal.club-list-missing':
    'El club {club} no ha lliurat l’ordre de força de la temporada {season}. Lliureu-lo primer.',
  'refusal.player-not-of-club':
    '{name} ({id}) no té llicència del club {club} per a {season}. Traieu-lo de la llista o tramiteu-ne abans la llicència.',
  'refusal.match-unknown':
    'No hi ha cap encontre {id} al registre. Comproveu-ne l’identificador o sortegeu primer el grup.',
  'refusal.match-open':
    'Ronda {round}, {home} contra {away}: no hi ha acta confirmada ni resolució. Feu-la confirmar o resoleu-ho.',
  'refusal.line-up-missing':
    'Falta l’alineació de {side, select, home {l’equip local} other {l’equip visitant}}. Poseu-la a l’acta.',
  'refusal.line-up-differs':
    'L’acta porta una alineació de {side, select, home {l’equip local} other {l’equip visitant}} diferent de la lliurada. Els canvis després de l’inici són substitucions.',
  'refusal.acta-unknown': 'L’encontre {id} encara no té acta. Presenteu-la primer.',
  'refusal.acta-exists': 'L’encontre {id} ja té acta: ja no es lliuren alineacions.',
  'refusal.acta-confirmed': 'L’acta de {id} està confirmada. Si és errònia, demaneu una resolució a la federació.',
  'refusal.acta-differs':
    'El {side, select, home {club local} other {club visitant}} ha enviat una altra acta de {id}; aquí hi ha totes dues. Acordeu-ne una o demaneu una resolució.',
  'refusal.acta-own':
    'L’acta l’ha enviada el mateix {side, select, home {club local} other {club visitant}}. L’ha de confirmar l’altre club.',
  'refusal.acta-ahead': 'Un encontre del dia {on} no es pot comunicar abans de jugar-se. Comproveu la data.',
  'refusal.acta-boards':
    'S’han indicat {count} taulers i l’encontre en té {boards}. Deixeu un tauler buit abans que ometre’l.',
  'refusal.acta-empty-board':
    'Al tauler {board} un dels bàndols no hi tenia ningú. Anoteu {needed} per incompareixença o indiqueu el jugador.',
};
