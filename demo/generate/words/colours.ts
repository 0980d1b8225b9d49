import type { Paint } from '../../images/paints.ts';

export interface FeedColour {
  /** As the feed writes it. */
  name: string;
  paint: Paint;
  /** How often it is bought, relative to the others. */
  share: number;
}

function colour(name: string, paint: Paint, share: number): FeedColour {
  return { name, paint, share };
}

/** Colours of cars: Australians buy white, then greys. */
export const carColours = [
  colour('White', 'white', 14),
  colour('Glacier White', 'glacier', 6),
  colour('Pearl White', 'pearl', 5),
  colour('Silver', 'silver', 7),
  colour('Sterling Silver', 'sterling', 4),
  colour('Grey', 'grey', 7),
  colour('Meteor Grey', 'meteor', 5),
  colour('Graphite', 'graphite', 7),
  colour('Storm Grey', 'storm', 5),
  colour('Black', 'black', 7),
  colour('Ebony Black', 'ebony', 4),
  colour('Blue', 'blue', 5),
  colour('Coastal Blue', 'coastal', 4),
  colour('Midnight Blue', 'navy', 4),
  colour('Red', 'red', 4),
  colour('Ember Red', 'ember', 3),
  colour('Claret', 'maroon', 2),
  colour('Eucalypt Green', 'eucalypt', 2),
  colour('Sunset Orange', 'orange', 1.5),
  colour('Solar Yellow', 'yellow', 1),
  colour('Bronze', 'bronze', 2),
  colour('Quicksand', 'sand', 2),
] as const;

/** Work vehicles are white more often than not. */
export const workColours = [
  colour('White', 'white', 30),
  colour('Glacier White', 'glacier', 12),
  colour('Silver', 'silver', 8),
  colour('Graphite', 'graphite', 7),
  colour('Grey', 'grey', 5),
  colour('Black', 'black', 4),
  colour('Coastal Blue', 'coastal', 4),
  colour('Red', 'red', 3),
  colour('Quicksand', 'sand', 4),
  colour('Sandy Taupe', 'taupe', 3),
  colour('Bush Green', 'green', 2),
  colour('Outback Orange', 'orange', 3),
  colour('Bronze', 'bronze', 2),
] as const;

/** Motorcycles wear stronger colours. */
export const bikeColours = [
  colour('Gloss Black', 'black', 6),
  colour('Matte Grey', 'graphite', 4),
  colour('Racing Red', 'red', 5),
  colour('Racing Blue', 'blue', 5),
  colour('Lime Green', 'lime', 2),
  colour('Pearl White', 'pearl', 3),
  colour('White/Red', 'white', 2),
  colour('Candy Orange', 'orange', 2),
  colour('Championship Yellow', 'yellow', 1),
  colour('Billiard Burgundy', 'maroon', 1),
] as const;

/** Caravans are white, with trim. */
export const caravanColours = [
  colour('White', 'white', 10),
  colour('White/Grey', 'white', 6),
  colour('Silver', 'silver', 2),
  colour('Sand', 'sand', 2),
] as const;
