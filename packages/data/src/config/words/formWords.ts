import { word, wordGroup } from './word.ts';

/** Words of the pages whose subject is a form, and of what comes after it. */
export const formWords = {
  forms: wordGroup('Words beside every form', {
    intro: word(
      'Tell us how to reach you, and the right person at the dealership will be in touch.',
      'Over the fields',
      'name',
    ),
    next: word('What happens next', 'Heading over what comes once it is sent', 'name'),
    promises: word('Good to know', 'Heading over what the dealer promises of it', 'name'),
    talk: word('Rather talk to us?', 'Heading over the phone number', 'name'),
    talkText: word('Ask us anything before you fill it in.', 'Under that heading', 'name'),
    driveAt: word('Where you can drive', 'Heading over the places of a test drive', 'name'),
    serviceAt: word('Where we look after your car', 'Heading over the workshops', 'name'),
    partsAt: word('Where you collect it', 'Heading over the places of parts', 'name'),
  }),
  finance: wordGroup('Words of the page of finance', {
    lead: word(
      'What it costs a week and a month, and what it costs in the end.',
      'Under the heading, over the calculator',
    ),
    leadAsk: word(
      'Tell us what you have in mind, and we will find out what it costs.',
      'The same, for a vehicle without a calculator',
    ),
    calculator: word('Work out your repayments', 'Heading of the calculator'),
    steps: word('How it works', 'Heading over the three steps'),
    ask: word('Ask about finance', 'Heading of the form'),
    askIntro: word(
      'Tell us how to reach you. Whoever looks after finance at the dealership will be in touch.',
      'Under that heading',
    ),
    talk: word('Rather talk it through?', 'Heading over the phone number'),
    talkText: word('Ask what suits you, before you fill in anything.', 'Under that heading'),
    noCar: word('No car yet?', 'Heading of the way to the stock'),
    noCarText: word(
      'Choose one first, and we fill in its price. Or begin with what you can spend.',
      'Under that heading',
    ),
    choose: word('Choose a car', 'Button to the stock'),
    budget: word('Find your budget', 'Button to the budget finder'),
  }),
  tradeIn: wordGroup('Words of the pages of trade-ins', {
    lead: word(
      'A few questions about the car, and you see what it is worth towards your next one.',
      'Under the heading',
    ),
    leadVehicle: word(
      'See what yours is worth, and what is left to pay.',
      'The same, for one vehicle in stock',
    ),
    sell: word('Sell us your car', 'Heading for who buys none'),
    leadSell: word(
      'You need not buy one from us. See what yours is worth, and sell it this week.',
      'Under that heading',
    ),
    points: word('What you can count on', 'Heading over three promises'),
    call: word(
      'Tell us about the car, and we talk it through with you.',
      'Beside the questions, over the phone number',
    ),
    steps: word('How it works', 'Heading over the three steps'),
  }),
  success: wordGroup('Words of the page after a form was sent', {
    thanks: word('Thank you', 'Heading', 'name'),
    next: word('What happens next', 'Heading over who answers, and when', 'name'),
    look: word('Look at our stock', 'Button to the stock', 'name'),
    keepLooking: word('Keep looking', 'The same, after a message about a vehicle', 'name'),
    visit: word('Thank you for visiting', 'Heading, where nothing was sent', 'name'),
    visitText: word(
      'Our stock changes every day. Have a look at what is in the yard.',
      'Under that heading',
      'name',
    ),
  }),
};
