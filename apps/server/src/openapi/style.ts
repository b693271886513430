/** Style of the readable page; it follows the reader's light or dark scheme. */
export const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.5rem 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 0.15rem 1rem 0.15rem 0; text-align: start; vertical-align: top; }
tbody th { font-weight: normal; }
pre { background: color-mix(in srgb, currentcolor 8%, transparent); overflow-x: auto; padding: 0.75rem; }
.index { columns: 15rem; list-style: none; padding: 0; }
dt { font-weight: bold; margin-top: 0.5rem; }
`;
