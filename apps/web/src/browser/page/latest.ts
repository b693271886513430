/**
 * Work that can be restarted before it ends: answers may arrive out of order, and one that arrives after the answer to
 * a later question is ignored (D-OFF-301).
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
