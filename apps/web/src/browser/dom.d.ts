/// <reference lib="dom" />
// Modules of this folder run in a browser; pages and components do not.
export {};
