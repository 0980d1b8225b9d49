import type { Segment } from '../catalogue/model.ts';

/**
 * Sentences for dealer comments. In braces: `{name}`, `{model}`, `{colour}`, `{km}`, `{year}`,
 * `{feature}`, `{feature2}`, `{town}` and `{seats}`.
 */
export const openers: Readonly<Record<Segment, readonly string[]>> = {
  city: [
    'If you are after something small, easy to park and cheap to run, this {model} deserves a look.',
    'Perfect first car or a smart second car for the household: this {name} ticks the boxes without breaking the budget.',
    'Tidy, zippy and light on fuel, this {colour} {model} makes short work of the daily run.',
    'City parking does not get much easier than this.',
    'P-platers and parents alike keep asking us for cars like this one, so we do not expect it to hang around.',
    'A lovely little {model} that has clearly been looked after by its previous owner.',
  ],
  sedan: [
    'Quiet on the highway and roomy in the back, this {name} is a proper long-distance car.',
    'They are getting harder to find in this condition: a {colour} {model} that drives as well as it presents.',
    'If you spend your week on the road, your back will thank you for this one.',
    'A big boot, a comfortable cabin and sensible running costs. There is still a lot to like about a good sedan.',
    'Just arrived and ready for its next owner is this very neat {name}.',
  ],
  family: [
    'School run on Friday, beach on Saturday, the hardware store on Sunday: this {model} takes the whole week in its stride.',
    'Looking for an SUV with room for the pram, the dog and the weekly shop? Here it is.',
    'One of the most asked-for SUVs on our yard, and this {colour} example is a beauty.',
    'Growing family? This {name} gives you the space without feeling like a bus to drive.',
    'A high driving position, a big boot and all the safety gear you would want with the kids on board.',
    'We took this one as a trade from a local family who bought it new, and it shows.',
  ],
  tourer: [
    'Hitch up the van and head for the Cape: this {model} was built for exactly that.',
    'A genuine four-wheel drive that is just as happy towing as it is on the school run.',
    'The big lap starts here.',
    'If you have been waiting for a clean {model}, you already know they do not last long.',
    'Set up for touring and ready to go, this {name} needs nothing but fuel and a map.',
    'Built tough, priced to sell and with plenty of adventures left in it.',
  ],
  ute: [
    'Tradies, this one is for you.',
    'Work all week, camp all weekend: this {colour} {model} does both without complaint.',
    'Clean, straight and ready for the job site on Monday morning.',
    'Good {model}s sell quickly around here and this one will be no different.',
    'A hard-working ute that has been looked after, with the extras you would otherwise pay thousands for.',
    'Need something that will tow the boat, carry the tools and still fit the kids? Come and see this {name}.',
  ],
  van: [
    'Load it up and get to work: this {model} is ready for business from day one.',
    'Couriers, electricians, florists: if you need a van that starts every morning, here it is.',
    'A very honest van with a clean cargo area and a cabin that has been cared for.',
    'Low running costs, a big cargo bay and easy to drive around town.',
  ],
  people: [
    "Eight seats, sliding doors and room for everyone's bags. There is no easier way to move a big family.",
    'Airport runs, netball teams, grandparents on the weekend: this {name} has room for them all.',
    'The people mover that people actually enjoy driving.',
  ],
  sport: [
    'Take the long way home.',
    'Every drive becomes an occasion in this {colour} {model}.',
    'For those who still love driving, this {name} needs very little introduction.',
    'Rarely does one present this well. We are proud to offer this {model}.',
    'Looks sensational, sounds even better.',
  ],
  luxury: [
    'Finished in {colour} and presented in beautiful order, this {name} is a standout example.',
    'Effortless performance and a superbly appointed cabin: this {model} is a pleasure from the moment you open the door.',
    'An outstanding specification makes this {model} one of the better examples on the market today.',
    'We are delighted to present this immaculate {name}.',
    'Prestige motoring at a fraction of the price new, in a colour combination you will not tire of.',
    'Understated, refined and wonderfully quick when asked.',
  ],
  bike: [
    'Get in before the long weekend: this {model} is ready to ride away today.',
    'A cracking bike in great nick, and an absolute hoot on the back roads around {town}.',
    'Comfortable all day and easy to live with, this {name} is hard to fault.',
    'Tidy, well kept and with a few nice extras already fitted.',
  ],
  caravan: [
    'Pack the kids, hitch up and hit the road: this {name} is ready for the next school holidays.',
    "A comfortable couple's van with everything you need to stay off-grid for a week at a time.",
    'Kept under cover and used for only a handful of trips, this van still feels new inside.',
    'Whether it is the Murray, the coast or the red centre, this {model} will get you there in comfort.',
  ],
};

export const featureLines: readonly string[] = [
  'Highlights include {feature} and {feature2}.',
  'It comes with {feature}, {feature2} and plenty more besides.',
  'You will love {feature}, and with {feature2} as well there is not much left to wish for.',
  'The list of equipment is a long one: {feature} and {feature2} are only the start.',
  'Nice extras here are {feature} and {feature2}.',
];

export const usedLines: readonly string[] = [
  'It has travelled {km} and comes with its service history.',
  'Full service history, two keys and a clear PPSR report.',
  'Books, spare key and all the manuals are with the car.',
  'One owner from new, always garaged, and it drives beautifully.',
  'Our workshop has been through it from top to bottom and fitted four new tyres.',
  'With only {km} on the clock there is a lot of life left in this one.',
  'There is the odd mark you would expect from a {year} model, but nothing that takes away from a very tidy vehicle.',
  'Freshly serviced, detailed and supplied with a current roadworthy or safety certificate.',
  'Statutory warranty applies where eligible, and extended cover of up to five years is available.',
  'A local trade-in with a known history.',
];

export const newLines: readonly string[] = [
  'In stock now, so there is no waiting list and no long wait for a build slot.',
  'Full factory warranty and capped price servicing apply from the day you collect it.',
  'The price shown is for this very vehicle, on our yard and ready for delivery.',
  'Ask us about current finance offers on this model.',
  'Be the first name on the registration papers.',
];

export const demoLines: readonly string[] = [
  'Our own demonstrator, driven by staff and serviced on time, with the balance of new car warranty.',
  'Ex-demonstrator with {km}: nearly new, for a good deal less.',
  'Registered, run in and ready to go. The saving on a new one is yours.',
];

export const leisureUsedLines: readonly string[] = [
  'Inspected by our workshop before it went on sale.',
  'Comes with its books and a spare set of keys.',
  'A clear PPSR report comes with every sale.',
  'The previous owner only parted with it to upgrade.',
  'Tyres are near new and it has just been serviced.',
  'Always stored under cover and it shows.',
];
