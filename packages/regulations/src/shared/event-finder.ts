/** The event of a game. Lines of one event follow each other, so that the last event is the likely one. */
export function eventFinder(gamesFrom: Int32Array): (game: number) => number {
  let event = 0;
  return (game) => {
    if (game < gamesFrom[event]!) event = 0;
    while (game >= gamesFrom[event + 1]!) event++;
    return event;
  };
}
