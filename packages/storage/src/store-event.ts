/** What an operator should know about the database at run time: for logs and metrics. */
export type StoreEvent =
  /** From now on the primary answers readers; the replica is tried again after a while. */
  | { readonly kind: 'replica-lost'; readonly place: string; readonly cause: unknown }
  | { readonly kind: 'replica-back'; readonly place: string }
  /** A reader wanted something the replica did not have yet, and the primary answered. */
  | { readonly kind: 'replica-behind'; readonly place: string }
  /** Two writers collided; the work runs again. */
  | { readonly kind: 'write-again'; readonly place: string; readonly cause: unknown };

export type OnStoreEvent = (event: StoreEvent) => void;
