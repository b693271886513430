/** A set of players by number: as a column and as a list. */
export class MarkedPlayers {
  readonly is: Uint8Array;
  #all: number[] = [];

  constructor(players: number) {
    this.is = new Uint8Array(players);
  }

  get all(): readonly number[] {
    return this.#all;
  }

  add(player: number): void {
    if (this.is[player] !== 0) return;
    this.is[player] = 1;
    this.#all.push(player);
  }

  clear(): void {
    for (const player of this.#all) this.is[player] = 0;
    this.#all.length = 0;
  }

  keep(isKept: (player: number) => boolean): void {
    this.#all = this.#all.filter((player) => {
      if (isKept(player)) return true;
      this.is[player] = 0;
      return false;
    });
  }
}
