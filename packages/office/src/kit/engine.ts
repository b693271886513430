/** Version of Escala recorded with each act (invariant 7: an act can be replayed with the version that computed it). */
export const ENGINE = 'escala/0.2.0';
