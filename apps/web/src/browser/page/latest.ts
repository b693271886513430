/**
 * Work that is begun again before it has ended: its answers may come in another order than they were asked for, and one that comes
 * after the answer to a later question counts no more (D-OFF-301).
 */
export function latest(work: (isLatest: () => boolean) => Promise<void>): () => Promise<void> {
  let begun = 0;
  let counted = 0;
  return () => {
    const turn = ++begun;
    return work(() => {
      if (turn < counted) return false;
      counted = turn;
      return true;
    });
  };
}
