export { FAULT_CODES, type Fault, type FaultCode, type Path } from './faults/fault.ts';
export { MOST_FAULTS } from './faults/fault-list.ts';
export { writePath } from './faults/shown.ts';
export { jsonSchemas, type SchemaFile, type SchemaName, schemaFiles, schemaProblems } from './json-schemas.ts';
export { type ReadOptions, type ReadResult, readDocument } from './read-document.ts';
export { type FactReading, type FactValue, factSchemas } from './schema/book-facts.ts';
export { DOCUMENT_FORMATS, type DocumentFormat, type Documents } from './schema/documents.ts';
export { serialise, serialisedLines } from './serialise.ts';
export { writeRatingOutput } from './write-rating-output.ts';
