/** The formats a tournament can be written in; editions of TRF by year. */
export const CONVERSION_TARGETS = ['json', 'trf06', 'trf16', 'trf26'] as const;
export type ConversionTarget = (typeof CONVERSION_TARGETS)[number];
export type ReportTarget = Exclude<ConversionTarget, 'json'>;
