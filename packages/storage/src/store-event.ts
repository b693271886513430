/** What an operator wants to see of the database while the office goes on: for logs and metrics. */
export type StoreEvent =
  /** Readers are answered by the primary from now on; the replica is tried again after a while. */
  | { readonly kind: 'replica-lost'; readonly place: string; readonly cause: unknown }
  | { readonly kind: 'replica-back'; readonly place: string }
  /** A reader wanted what the replica had not got yet, and was answered by the primary. */
  | { readonly kind: 'replica-behind'; readonly place: string }
  /** Two writers collided; the work runs again. */
  | { readonly kind: 'write-again'; readonly place: string; readonly cause: unknown };

export type OnStoreEvent = (event: StoreEvent) => void;
