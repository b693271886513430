/** The first type, which the compiler holds to be one of the second. */
export type Assignable<Given extends Wanted, Wanted> = Given;
