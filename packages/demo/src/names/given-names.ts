import { words } from './words.ts';

/** Given names in use among Catalan players of all ages, women's and men's. */
export const GIVEN_NAMES: Readonly<Record<'f' | 'm', readonly string[]>> = {
  f: words(`
    Abril Agnès Aina Anna Ariadna Berta Blanca Bruna Carla Carlota Caterina Cèlia Clara Dolors Elisenda Elna Emma
    Estel Eulàlia Gala Gemma Glòria Helena Ivet Jana Joana Júlia Laia Laura Lídia Llúcia Mar Mariona Marta Martina
    Meritxell Mireia Montserrat Neus Noa Núria Ona Paula Pilar Queralt Remei Rosa Roser Rut Sílvia Tània Teresa
    Txell Valèria Vinyet Violeta Xènia
  `),
  m: words(`
    Adrià Albert Aleix Àlex Andreu Antoni Arnau Bernat Biel Blai Bru Carles Cesc Dídac Eloi Enric Eudald Èric
    Ferran Francesc Gerard Gil Guerau Guifré Guillem Ignasi Isaac Ivan Jan Jaume Joan Joaquim Jofre Jordi Josep
    Leo Lluc Lluís Manel Marc Martí Mateu Miquel Narcís Nil Oriol Oleguer Pau Pere Pol Quim Quirze Ramon Roc Roger
    Salvador Sergi Sever Teo Valentí Vicenç
  `),
};
