/** Version of Escala that acts are signed with (invariant 7: an act can be replayed with what computed it). */
export const ENGINE = 'escala/0.2.0';
