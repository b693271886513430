/** What a tournament can be written as; the editions of TRF by their years. */
export const CONVERSION_TARGETS = ['json', 'trf06', 'trf16', 'trf26'] as const;
export type ConversionTarget = (typeof CONVERSION_TARGETS)[number];
export type ReportTarget = Exclude<ConversionTarget, 'json'>;
