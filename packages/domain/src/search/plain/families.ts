import type { ValueKey } from '../facets.ts';

/**
 * Words that mean the same kind of value, the site's own values among them: written as `matchKey`
 * does, without spaces and hyphens; plurals in `s` come by themselves.
 */
export type Family = readonly [key: ValueKey, words: string];

/**
 * Families that count before the site's single values, so that `petrol` means every petrol. Of rows
 * with the same word the first that the stock has a value of counts.
 */
export const families: readonly Family[] = [
  ['car_type', 'new brandnew'],
  ['car_type', 'demo demonstrator exdemo nearnew'],
  ['car_type', 'used secondhand 2ndhand preowned preloved'],
  ['item_type', 'caravan'],
  ['item_type', 'motorcycle motorbike'],
  ['body', 'ute utility utilities pickup pickuptruck'],
  ['body', 'suv crossover softroader'],
  ['body', 'hatch hatches hatchback'],
  ['body', 'sedan saloon'],
  ['body', 'wagon stationwagon estate'],
  ['body', 'convertible cabriolet droptop softtop roadster'],
  ['body', 'van panelvan deliveryvan'],
  ['body', 'peoplemover peoplecarrier mpv minivan'],
  ['seats', 'peoplemover peoplecarrier mpv minivan 7 8 9'],
  ['body', 'bus buses minibus'],
  ['body', 'cabchassis traytop tray'],
  ['body', 'lighttruck truck'],
  ['body', 'motorhome campervan camper'],
  ['drive', '4wd 4x4 4by4 4wheeldrive fourwheeldrive'],
  ['body', '4wd 4x4 4by4 4wheeldrive fourwheeldrive'],
  ['drive', 'awd allwheeldrive'],
  ['drive', 'fwd frontwheeldrive'],
  ['drive', 'rwd rearwheeldrive'],
  ['drive', '2wd 4x2 fwd rwd 2wheeldrive twowheeldrive'],
  ['transmission', 'automatic auto cvt'],
  ['transmission', 'manual stick stickshift'],
  ['fuel', 'pluginhybrid plugin phev'],
  ['fuel', 'hybrid petrolhybrid dieselhybrid pluginhybrid phev'],
  ['fuel', 'electric ev bev'],
  ['fuel', 'diesel turbodiesel'],
  ['fuel', 'petrol unleaded unleadedpetrol premiumunleadedpetrol ulp'],
  ['fuel', 'lpg gas'],
  ['status', 'instock availablenow'],
  ['status', 'comingsoon arrivingsoon'],
  ['state', 'qld queensland'],
  ['state', 'nsw newsouthwales'],
  ['state', 'vic victoria'],
  ['state', 'sa southaustralia'],
  ['state', 'wa westernaustralia'],
  ['state', 'tas tasmania tassie'],
  ['state', 'nt northernterritory'],
  ['filtered_features', 'towbar towball towing'],
  ['filtered_features', 'leatherseat leatherseats leather leathertrim'],
  ['filtered_features', 'sunroof panoramicsunroof moonroof'],
  ['filtered_features', 'applecarplay carplay'],
  ['filtered_features', 'reversecamera reversingcamera backupcamera rearcamera'],
  ['filtered_features', 'satellitenavigation satnav navigation gps'],
  ['filtered_features', 'cruisecontrol cruise adaptivecruisecontrol'],
  ['filtered_features', 'alloywheel alloywheels alloy mag'],
  ['filtered_features', 'keylessentry keyless'],
  ['filtered_features', 'thirdrowseating thirdrow'],
];

/** Second names, where the site has no value of exactly that name. */
export const nicknames: readonly Family[] = [
  ['make', 'volkswagen vw vdub'],
  ['make', 'mercedesbenz mercedes merc benz'],
  ['make', 'bmw bimmer beemer'],
  ['make', 'chevrolet chevy chev'],
  ['make', 'alfaromeo alfa'],
  ['make', 'gwm greatwall'],
  ['make', 'subaru subie'],
  ['make', 'mitsubishi mitsi'],
  ['state', 'qld brisbane goldcoast sunshinecoast cairns townsville'],
  ['state', 'nsw sydney newcastle wollongong'],
  ['state', 'vic melbourne geelong ballarat bendigo'],
  ['state', 'sa adelaide'],
  ['state', 'wa perth'],
  ['state', 'tas hobart launceston'],
  ['state', 'act canberra'],
  ['state', 'nt darwin'],
  ['colour', 'grey gray charcoal graphite gunmetal'],
  ['colour', 'blue navy'],
  ['colour', 'red maroon burgundy'],
  ['colour', 'beige cream champagne'],
  ['colour', 'white pearl'],
];

/** Words without a meaning of their own, dropped from what is left to the text search. */
export const noise: readonly string[] = (
  'a an the and or but with in at on of for from to near nearby close around by i im am me my we our you ' +
  'it is are be that this has have having got do what which want wanted need needed looking look find ' +
  'show please some something any anything all car cars vehicle vehicles automobile sale sell buy buying ' +
  'price prices priced drive away driveaway cash under below over above less more than least up model ' +
  'make only plus nearme available'
).split(' ');
