import type { ValueKey } from '../facets.ts';

/**
 * Words that mean the same kind of value, the site's own values among them, by facet: written as
 * `matchKey` does, without spaces and hyphens; plurals come by themselves. Of rows with the same
 * word the first that the stock has a value of counts.
 */
export type Families = readonly (readonly [key: ValueKey, rows: readonly string[]])[];

const FOUR = '4wd 4x4 4by4 4wheeldrive fourwheeldrive';
const MOVER = 'peoplemover peoplecarrier mpv minivan';

/** Families that count before the site's single values, so that `petrol` means every petrol. */
export const families: Families = [
  [
    'car_type',
    [
      'new brandnew',
      'demo demonstrator exdemo nearnew',
      'used secondhand 2ndhand preowned preloved',
    ],
  ],
  ['item_type', ['caravan', 'motorcycle motorbike']],
  [
    'drive',
    [
      FOUR,
      'awd allwheeldrive',
      'fwd frontwheeldrive',
      'rwd rearwheeldrive',
      '2wd 4x2 fwd rwd 2wheeldrive twowheeldrive',
    ],
  ],
  [
    'body',
    [
      FOUR,
      'ute utility utilities pickup pickuptruck',
      'suv crossover softroader',
      'hatch hatchback',
      'sedan saloon',
      'wagon stationwagon estate',
      'convertible cabriolet droptop softtop roadster',
      'van panelvan deliveryvan',
      MOVER,
      'bus minibus',
      'cabchassis traytop tray',
      'lighttruck truck',
      'motorhome campervan camper',
    ],
  ],
  ['seats', [`${MOVER} 7 8 9`]],
  ['transmission', ['automatic auto cvt', 'manual stick stickshift']],
  [
    'fuel',
    [
      'pluginhybrid plugin phev',
      'hybrid petrolhybrid dieselhybrid pluginhybrid phev',
      'electric ev bev',
      'diesel turbodiesel',
      'petrol unleaded unleadedpetrol premiumunleadedpetrol ulp',
      'lpg gas',
    ],
  ],
  ['status', ['instock availablenow', 'comingsoon arrivingsoon']],
  [
    'state',
    [
      'qld queensland',
      'nsw newsouthwales',
      'vic victoria',
      'sa southaustralia',
      'wa westernaustralia',
      'tas tasmania tassie',
      'nt northernterritory',
    ],
  ],
  [
    'filtered_features',
    [
      'towbar towball towing',
      'leatherseat leatherseats leather leathertrim',
      'sunroof panoramicsunroof moonroof',
      'applecarplay carplay',
      'reversecamera reversingcamera backupcamera rearcamera',
      'satellitenavigation satnav navigation gps',
      'cruisecontrol cruise adaptivecruisecontrol',
      'alloywheel alloywheels alloy mag',
      'keylessentry keyless',
      'thirdrowseating thirdrow',
    ],
  ],
];

/** Second names, where the site has no value of exactly that name. */
export const nicknames: Families = [
  [
    'make',
    [
      'volkswagen vw vdub',
      'mercedesbenz mercedes merc benz',
      'bmw bimmer beemer',
      'chevrolet chevy chev',
      'alfaromeo alfa',
      'gwm greatwall',
      'subaru subie',
      'mitsubishi mitsi',
    ],
  ],
  [
    'state',
    [
      'qld brisbane goldcoast sunshinecoast cairns townsville',
      'nsw sydney newcastle wollongong',
      'vic melbourne geelong ballarat bendigo',
      'sa adelaide',
      'wa perth',
      'tas hobart launceston',
      'act canberra',
      'nt darwin',
    ],
  ],
  [
    'colour',
    [
      'grey gray charcoal graphite gunmetal',
      'blue navy',
      'red maroon burgundy',
      'beige cream champagne',
      'white pearl',
    ],
  ],
];

/** Words without a meaning of their own, dropped from what is left to the text search. */
export const noise: readonly string[] = (
  'a an the and or but with in at on of for from to near nearby close around by i im am me my we our you ' +
  'it is are be that this has have having got do what which want wanted need needed looking look find ' +
  'show please some something any anything all car cars vehicle vehicles automobile sale sell buy buying ' +
  'price prices priced drive away driveaway cash under below over above less more than least up model ' +
  'make only plus nearme available'
).split(' ');
