import { word, wordGroup } from './word.ts';

/** Words of a shopper's own pages, and of those where there is nothing to show. */
export const ownWords = {
  nothing: wordGroup('Words where there is nothing to show', {
    page: word('This page is not here', 'Heading of an address that leads nowhere'),
    pageText: word(
      'The address may be old, or the vehicle has been sold and taken down. Our current stock is one step away.',
      'Under that heading',
    ),
    look: word('See all vehicles', 'Button to the stock'),
    change: word(
      'Change one thing and these come up:',
      'Over searches that find something, where one finds nothing',
    ),
    ask: word(
      'Ask us what is on its way.',
      'Where there is no stock at all, over the phone number',
    ),
  }),
  saved: wordGroup('Words of the page of saved vehicles', {
    heading: word('Your saved cars', 'Heading'),
    signIn: word(
      'Sign in with your mobile phone to see what you have saved, on every device.',
      'Where nobody is signed in',
    ),
    none: word(
      'Nothing saved yet. Press Save on a vehicle, and it waits for you here, on every device.',
      'Where nothing is saved with an account',
    ),
    noneHere: word(
      'Press the heart on a vehicle, and it waits for you here, in this browser.',
      'Where nothing is saved in this browser',
    ),
    over: word(
      'Have a look at what has come in since.',
      'Where none of what was saved can be had any more',
    ),
    look: word('See all vehicles', 'Button to the stock'),
  }),
  alerts: wordGroup('Words of the page that asks for alerts', {
    heading: word('Tell me when', 'Heading'),
    search: word(
      'We write to you when one comes in that fits, when one gets cheaper, and when one is gone.',
      'Over the form, about a search',
    ),
    vehicle: word(
      'We write to you when its price falls, when it is reserved, and when it is gone.',
      'Over the form, about a vehicle',
    ),
    sent: word('Look at your email', 'Heading once it was asked for'),
    missed: word(
      'Nothing there in a few minutes? Look among the spam, or ask again.',
      'Under what was sent',
    ),
    steps: word('How it works', 'Heading beside the form'),
    stepsText: word(
      'Every message says what has changed since the last. When nothing has, none is sent.',
      'Under that heading',
    ),
  }),
  account: wordGroup("Words of a shopper's account", {
    heading: word('Your account', 'Heading'),
    savedNone: word(
      'None yet. Press the heart on a vehicle, and you find it again on every device.',
      'Where no vehicle is saved',
    ),
    data: word('Your data', 'Heading over what may be downloaded and erased'),
  }),
  budget: wordGroup('Words of the budget finder', {
    found: word('Priced up to {amount} today', 'Heading over what a budget buys', 'amount'),
    least: word('Our least expensive today', 'The same, where it buys nothing'),
    stock: word('See all our stock', 'Link to all stock, where it buys nothing'),
    known: word('Know your price already?', 'Heading over the slider of prices'),
    steps: word('How we work it out', 'Heading over what the amount leaves out'),
  }),
};
