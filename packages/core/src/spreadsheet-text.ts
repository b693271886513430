/**
 * Texts of a CSV. A spreadsheet computes a cell that begins like a formula, so such a text has an apostrophe before it, as a
 * spreadsheet itself would write it; what has one already gets one more. Read again, every text is what it was (D-OFF-434).
 */
export const toSpreadsheet = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

export const fromSpreadsheet = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
