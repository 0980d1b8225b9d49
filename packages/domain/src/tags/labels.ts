/** Labels a dealer may rename by configuration, with the platform's defaults (R9-13). */
export interface Labels {
  newTag: string;
  soldTag: string;
  /** Word for used vehicles in titles; the facet value and the path stay `used` (R9-17). */
  used: string;
  noPrice: string;
  approval: string;
}

/** The platform's labels. */
export const defaultLabels: Labels = {
  newTag: 'New',
  soldTag: 'JUST SOLD',
  used: 'Used',
  noPrice: 'Enquire for price.',
  approval: 'Get Pre-Approved Now',
};
