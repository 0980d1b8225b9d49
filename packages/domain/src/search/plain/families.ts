import type { ValueKey } from '../facets.ts';

/** Shoppers' words for one kind of value, and which of the site's own values they mean. */
export interface Family {
  key: ValueKey;
  /** Written without spaces and hyphens, as `matchKey` does; plurals in `s` come by themselves. */
  words: string;
  /** The values meant, tested without spaces and hyphens, lower case. */
  is: RegExp;
}

/**
 * Words that stand for whole families of values. They come before the site's values of the same
 * name, so that `petrol` means every petrol. Of rows with the same words the first that the stock
 * has any value for counts.
 */
export const families: readonly Family[] = [
  { key: 'car_type', words: 'new brandnew', is: /^new$/ },
  { key: 'car_type', words: 'demo demonstrator exdemo nearnew', is: /^demo$/ },
  { key: 'car_type', words: 'used secondhand 2ndhand preowned preloved', is: /^used$/ },
  { key: 'item_type', words: 'caravan', is: /^caravan$/ },
  { key: 'item_type', words: 'motorcycle motorbike', is: /^motorcycle$/ },
  { key: 'body', words: 'ute utility utilities pickup pickuptruck', is: /ute$|utility|pickup/ },
  { key: 'body', words: 'suv crossover softroader', is: /suv/ },
  { key: 'body', words: 'hatch hatchback hatches', is: /hatch/ },
  { key: 'body', words: 'sedan saloon', is: /sedan|saloon/ },
  { key: 'body', words: 'wagon stationwagon estate', is: /wagon|estate/ },
  { key: 'body', words: 'coupe', is: /coupe/ },
  {
    key: 'body',
    words: 'convertible cabriolet droptop softtop roadster',
    is: /convert|cabrio|softtop|roadster/,
  },
  { key: 'body', words: 'van panelvan deliveryvan', is: /^(panel|crew|delivery)?van$/ },
  { key: 'body', words: 'peoplemover peoplecarrier mpv minivan', is: /peoplemover|mpv/ },
  { key: 'seats', words: 'peoplemover peoplecarrier mpv minivan', is: /^([7-9]|1\d)$/ },
  { key: 'body', words: 'bus buses minibus', is: /bus$/ },
  { key: 'body', words: 'cabchassis traytop tray', is: /cabchassis|tray/ },
  { key: 'body', words: 'lighttruck truck', is: /truck/ },
  { key: 'body', words: 'motorhome campervan camper', is: /motorhome|camper/ },
  {
    key: 'drive',
    words: '4wd 4x4 4by4 4wheeldrive fourwheeldrive',
    is: /4wd|4x4|fourwheel|4wheel/,
  },
  { key: 'body', words: '4wd 4x4 4by4 4wheeldrive fourwheeldrive', is: /4wd|4x4/ },
  { key: 'drive', words: 'awd allwheeldrive', is: /awd|allwheel/ },
  {
    key: 'drive',
    words: '2wd 4x2 2wheeldrive twowheeldrive',
    is: /2wd|4x2|fwd|rwd|frontwheel|rearwheel/,
  },
  { key: 'drive', words: 'fwd frontwheeldrive', is: /fwd|frontwheel/ },
  { key: 'drive', words: 'rwd rearwheeldrive', is: /rwd|rearwheel/ },
  { key: 'transmission', words: 'auto automatic', is: /auto|cvt|dualclutch|dct|dsg/ },
  { key: 'transmission', words: 'manual stick stickshift', is: /manual/ },
  { key: 'fuel', words: 'phev plugin pluginhybrid', is: /plugin|phev/ },
  { key: 'fuel', words: 'hybrid', is: /hybrid|phev|(petrol|unleaded|diesel).*electric/ },
  {
    key: 'fuel',
    words: 'electric ev bev fullyelectric',
    is: /^(?!.*(hybrid|plugin|petrol|unleaded|diesel)).*(electric|^b?ev$)/,
  },
  { key: 'fuel', words: 'diesel turbodiesel', is: /^(?!.*(hybrid|electric)).*diesel/ },
  { key: 'fuel', words: 'petrol unleaded ulp', is: /^(?!.*(hybrid|electric)).*(petrol|unleaded)/ },
  { key: 'fuel', words: 'lpg gas', is: /lpg|gas$/ },
  { key: 'status', words: 'instock availablenow', is: /^instock$/ },
  { key: 'status', words: 'comingsoon arrivingsoon', is: /^comingsoon$/ },
  { key: 'state', words: 'qld queensland', is: /^(qld|queensland)$/ },
  { key: 'state', words: 'nsw newsouthwales', is: /^(nsw|newsouthwales)$/ },
  { key: 'state', words: 'vic victoria', is: /^(vic|victoria)$/ },
  { key: 'state', words: 'sa southaustralia', is: /^(sa|southaustralia)$/ },
  { key: 'state', words: 'wa westernaustralia westaustralia', is: /^(wa|westernaustralia)$/ },
  { key: 'state', words: 'tas tasmania tassie', is: /^(tas|tasmania)$/ },
  { key: 'state', words: 'act', is: /^(act|australiancapitalterritory)$/ },
  { key: 'state', words: 'nt northernterritory', is: /^(nt|northernterritory)$/ },
  { key: 'filtered_features', words: 'towbar towball towing', is: /tow(bar|ball|pack)/ },
  { key: 'filtered_features', words: 'leather leatherseat leathertrim', is: /leather/ },
  { key: 'filtered_features', words: 'sunroof moonroof panoramicroof', is: /sunroof|panoramic/ },
  { key: 'filtered_features', words: 'carplay applecarplay', is: /carplay/ },
  { key: 'filtered_features', words: 'androidauto', is: /androidauto/ },
  {
    key: 'filtered_features',
    words: 'reversecamera reversingcamera backupcamera rearcamera',
    is: /(revers|rear|backup).*camera/,
  },
  { key: 'filtered_features', words: 'satnav navigation gps', is: /satnav|navigation|gps/ },
  { key: 'filtered_features', words: 'heatedseat', is: /heated.*seat/ },
  { key: 'filtered_features', words: 'bluetooth', is: /bluetooth/ },
  { key: 'filtered_features', words: 'cruisecontrol cruise', is: /cruise/ },
  { key: 'filtered_features', words: 'alloy alloywheel mag', is: /alloy/ },
  { key: 'filtered_features', words: 'bullbar', is: /bullbar/ },
  { key: 'filtered_features', words: 'roofrack', is: /roof(rack|rail)/ },
  { key: 'filtered_features', words: 'parkingsensor', is: /parking.*sensor/ },
];

/** Second names, used where the site has no value of exactly that name. */
export const nicknames: readonly Family[] = [
  { key: 'make', words: 'vw vdub', is: /^volkswagen$/ },
  { key: 'make', words: 'merc mercedes benz', is: /^mercedes/ },
  { key: 'make', words: 'bimmer beemer', is: /^bmw$/ },
  { key: 'make', words: 'chevy chev', is: /^chevrolet$/ },
  { key: 'make', words: 'subie', is: /^subaru$/ },
  { key: 'make', words: 'alfa', is: /^alfaromeo$/ },
  { key: 'make', words: 'mitsi', is: /^mitsubishi$/ },
  { key: 'make', words: 'greatwall', is: /^gwm$/ },
  { key: 'state', words: 'brisbane goldcoast sunshinecoast cairns townsville', is: /^qld$/ },
  { key: 'state', words: 'sydney newcastle wollongong', is: /^nsw$/ },
  { key: 'state', words: 'melbourne geelong ballarat bendigo', is: /^vic$/ },
  { key: 'state', words: 'adelaide', is: /^sa$/ },
  { key: 'state', words: 'perth', is: /^wa$/ },
  { key: 'state', words: 'hobart launceston', is: /^tas$/ },
  { key: 'state', words: 'canberra', is: /^act$/ },
  { key: 'state', words: 'darwin', is: /^nt$/ },
  { key: 'colour', words: 'grey gray charcoal graphite gunmetal', is: /^gr[ae]y$/ },
  { key: 'colour', words: 'navy', is: /^blue$/ },
  { key: 'colour', words: 'maroon burgundy', is: /^red$/ },
  { key: 'colour', words: 'pearl', is: /^white$/ },
];

/** Words without a meaning of their own; dropped from the left-over text once anything is understood. */
export const noise: readonly string[] = (
  'a an the and or but with in at on of for from to near nearby close around by i im am me my we our you ' +
  'it is are be that this has have having got do what which want wanted need needed looking look find ' +
  'show please some something any anything all car cars vehicle vehicles automobile sale sell buy buying ' +
  'price prices priced drive away driveaway cash under below over above less more than least up model ' +
  'make only plus nearme available'
).split(' ');
