import { word, wordGroup } from './word.ts';

/** Words of the pages that show vehicles, places and offers. `{name}` is the dealer, always. */
export const stockWords = {
  home: wordGroup('Words of the home page', {
    bodies: word('Shop by body', 'Heading over the body types', 'name', 'count'),
    makes: word('Shop by make', 'Heading over the makes', 'name', 'count'),
    conditions: word('Shop by condition', 'Heading over new, demo and used', 'name', 'count'),
    latest: word('Latest arrivals', 'Heading over the newest vehicles', 'name', 'count'),
    spotlight: word('A closer look', 'Heading over vehicles shown large', 'name', 'count'),
    all: word('See all {count} vehicles', 'Link to the whole stock', 'name', 'count'),
    offers: word('On offer now', 'Heading over the offers', 'name', 'count'),
    allOffers: word('All offers', 'Link to all offers', 'name', 'count'),
    visit: word('Plan your visit', 'Button to the first place, over its search', 'name', 'count'),
    about: word('About {name}', 'Heading over the paragraphs of about', 'name', 'count'),
    places: word('Where to find us', 'Heading over the places', 'name', 'count'),
  }),
  stock: wordGroup('Words of links from a few vehicles to all of them', {
    all: word('See all {count}', 'Link to several vehicles', 'count'),
    one: word('See it in our stock', 'The same link to a single vehicle'),
  }),
  vehicle: wordGroup("Words of a vehicle's page", {
    place: word('Where to see it', 'Heading over its place', 'place'),
    placeGone: word('Where to find us', 'The same, where it cannot be had any more', 'place'),
    similar: word('You may also like', 'Heading over vehicles like it'),
    priceAlert: word('Tell me when its price falls', 'Link to messages about its price'),
  }),
  place: wordGroup('Words of the page of one place', {
    stock: word('In stock at {place}', 'Heading over what stands there', 'place', 'name'),
    choose: word('Filter this stock by type and price', 'Link to a list of it', 'place', 'name'),
    contact: word('Get in touch', 'Heading over form, phone and address', 'place', 'name'),
    message: word('Send a message', 'Heading of its form', 'place', 'name'),
    others: word('Where else to find us', 'Heading over the other places', 'place', 'name'),
  }),
  contact: wordGroup('Words of the page of all places', {
    step: word('Contact', 'Button to one place, before its town'),
    find: word('Where to find us', 'Heading over the map', 'name'),
    write: word('Write to us', 'Heading over the form', 'name'),
    callOrEmail: word(
      'Rather call or email?',
      'Heading over numbers and addresses, here and there',
    ),
  }),
  offers: wordGroup('Words of the pages of offers', {
    lead: word(
      'What {name} has on at the moment. Each says how long it runs and who can have it.',
      'Under the heading, while there are offers',
      'name',
    ),
    none: word(
      'There are no offers at the moment. New ones appear here as soon as they begin.',
      'In place of the offers, while there are none',
      'name',
    ),
    stock: word('See all vehicles', 'Button to the stock, while there are no offers', 'name'),
    ask: word('Enquire about this offer', 'Heading of the form of an offer', 'name'),
    askIntro: word(
      'Leave your details and the right person at the dealership will tell you what it comes to for you.',
      'Under that heading',
      'name',
    ),
    call: word(
      'Ask whether the offer suits you, and what your trade-in adds.',
      'Beside the form, over the phone number',
      'name',
    ),
    others: word('Also on offer', 'Heading over other offers', 'name'),
    all: word('All offers', 'Link to all offers', 'name'),
  }),
  model: wordGroup('Words of the page of a model', {
    variants: word('The {model} range', 'Heading over its variants', 'model'),
    stock: word('{model} in stock', 'Heading over vehicles in stock', 'model'),
    offers: word('Offers on the {model}', 'Heading over offers on it', 'model'),
    ask: word('Ask us about the {model}', 'Heading over the form', 'model'),
    call: word(
      'We know which ones are on their way, and what yours is worth in exchange.',
      'Beside the form, over the phone number',
      'model',
    ),
  }),
  reviews: wordGroup('Words about reviews', {
    section: word('What our customers say', 'Heading over reviews on other pages', 'name'),
    heading: word('What it is like to buy from {name}', 'Heading of the page of reviews', 'name'),
    lead: word('In the words of people who have.', 'Under that heading', 'name'),
    more: word('Read all reviews', 'Button to every review, whatever its rating', 'name'),
  }),
  content: wordGroup("Words of the dealer's own pages and articles", {
    stock: word('In stock now', 'Heading over vehicles that go with a page', 'name'),
    more: word('More to read', 'Heading over other articles', 'name'),
  }),
};
