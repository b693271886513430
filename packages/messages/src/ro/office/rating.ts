/** Lists, their publication and what is corrected afterwards. */
export const messages: Record<keyof typeof import('../../en/office/rating.ts').messages, string> = {
  'refusal.series-unknown': 'Nu există seria de liste „{series}”. Alegeți una dintre cele publicate de federație.',
  'refusal.list-unknown': 'Seria „{series}” nu are listă din {date}. Consultați datele listelor ei.',
  'refusal.no-list-yet': 'Seria „{series}” nu are încă nicio listă. Reveniți după ce apare prima.',
  'refusal.list-day-wrong': 'Potrivit regulamentului, pe {date} nu apare nicio listă. Următoarea este cea din {next}.',
  'refusal.list-published':
    'Lista din {date} este deja publicată și rămâne așa cum este. Următoarea este cea din {next}; o greșeală se îndreaptă printr-o corectură.',
  'refusal.list-out-of-order': 'Listele apar una după alta: înainte de {date} este rândul celei din {next}.',
  'refusal.list-too-early': 'Lista din {date} poate fi publicată începând cu acea zi; astăzi este {today}.',
  'refusal.sister-list-first':
    'Ratingurile inițiale se preiau din lista „{series}” din {date}. Publicați-o mai întâi pe aceea.',
  'refusal.report-undecided':
    'Raportul pentru „{name}” ({event}), încheiat pe {end}, așteaptă o decizie. Acceptați-l sau respingeți-l, ori numiți-l printre cele lăsate deoparte.',
  'refusal.lists-settled': 'Listele revizuite corespund registrului. Nu este nimic de revizuit.',
  'refusal.lists-unsettled':
    'De la ultima revizuire, {acts, plural, one {un act} few {# acte} other {# de acte}} din registru (ultimul: {act}) au mișcat liste publicate. Revizuiți mai întâi listele, pentru ca fiecare diferență să-și păstreze cauza.',
  'refusal.no-list-due': 'Până la {upTo} nu este prevăzută nicio listă; următoarea este cea din {next}.',
  'refusal.player-not-on-list': 'Jucătorul {player} nu este pe lista „{series}” din {date}.',
  'refusal.event-annulled':
    'Concursul {event} a fost anulat și nu mai contează. Dacă anularea a fost greșită, repuneți mai întâi concursul.',
  'refusal.event-never-counted':
    'Concursul {event} a fost anulat înainte de a conta pentru vreo listă; nu este nimic de repus. Înregistrați-l din nou.',
  'refusal.event-twice-by-merge':
    'Jucătorul {player} ar figura de două ori în concursul {event}: doi dintre participanți s-au dovedit a fi aceeași persoană cât timp era anulat. Desfaceți mai întâi acea unificare.',
  'refusal.game-unknown':
    'Concursul {event} nu are nicio partidă în runda {round} între {white} (alb) și {black} (negru). Verificați runda și culorile.',
  'refusal.result-on-record': '{result} este rezultatul înregistrat; nu s-ar schimba nimic.',
  'refusal.player-not-in-event': 'Jucătorul {player} nu a participat la concursul {event}.',
  'refusal.player-in-event':
    'Jucătorul {player} a participat și el la concursul {event}: partidele a două persoane nu pot deveni ale uneia singure.',
  'refusal.dates-reversed': 'Concursul s-ar încheia pe {end}, înainte de a începe pe {start}.',
  'refusal.round-outside-dates':
    'Runda {round} ar fi pe {date}, în afara concursului ({start} – {end}). Spuneți în ce zi s-a jucat sau verificați datele concursului.',
  'refusal.event-counts-already': 'Concursul {event} este deja evaluat.',
  'refusal.event-not-accepted': 'Concursul {event} nu a fost acceptat pentru evaluare; modificați în schimb raportul.',
  'refusal.preview-outdated':
    'Registrul concursului {event} s-a schimbat după previzualizare; efectul este altul. Priviți noua previzualizare și confirmați-o.',
  'refusal.correction-unknown': 'Nu există corectura {correction}.',
  'refusal.list-file-unknown':
    'Nu există fișierul {file} al unei liste. Fișierele poartă data listei, sau latest, și una dintre terminațiile: {kinds}.',
  'refusal.series-of-scrabble':
    'Seria „{series}” este de Scrabble: întrebarea aceasta privește partide între doi jucători. Cereți lista ei.',
  'refusal.change-of-other-play':
    'Concursul {event} s-a jucat altfel: o corectură de acest fel ({kind}) nu i se potrivește. Alegeți corectura de pe pagina lui.',
};
