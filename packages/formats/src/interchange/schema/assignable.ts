/** The first type, which the compiler checks to be assignable to the second. */
export type Assignable<Given extends Wanted, Wanted> = Given;
