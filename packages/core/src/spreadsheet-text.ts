/**
 * Text for CSV cells. A spreadsheet evaluates a cell that begins like a formula, so such text is prefixed with an
 * apostrophe, as a spreadsheet itself would do; text that already has one gets another. Reading restores the original
 * text (D-OFF-434).
 */
export const toSpreadsheet = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

export const fromSpreadsheet = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
