interface TeamLine {
  readonly text: string;
  readonly team?: string | undefined;
}

/** A name and a colon, then nothing, or several players with semicolons between them; `Joana Puig: 1874` is a player. */
const TEAM = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*(|[^:]*;[^:]*)$/u;

/**
 * Lines with the team under whose name they stand. `Team A: Puig, Joana 1874; Serra, Pau` counts as if each stood on a line of its own
 * below the name (D-OFF-635).
 */
export function linesOfTeams(text: string): readonly TeamLine[] {
  let team: string | undefined;
  return text.split(/\r\n|\r|\n/).flatMap((line): readonly TeamLine[] => {
    const [, name, players] = TEAM.exec(line) ?? [];
    if (name === undefined) return [{ text: line, team }];
    team = name;
    return ['', ...(players ? players.split(';') : [])].map((each) => ({ text: each, team: name }));
  });
}
