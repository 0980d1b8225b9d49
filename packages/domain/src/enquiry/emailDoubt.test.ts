import { describe, expect, test } from 'vitest';
import { emailDoubt } from './emailDoubt.ts';

describe('emailDoubt', () => {
  test.each([
    ['kim@gmial.com', 'kim@gmail.com'],
    ['kim@gmail.con', 'kim@gmail.com'],
    ['kim@gmai.com', 'kim@gmail.com'],
    ['kim@gnail.con', 'kim@gmail.com'],
    ['kim@gmail', 'kim@gmail.com'],
    ['kim@hotmial', 'kim@hotmail.com'],
    ['kim@hotmial.com', 'kim@hotmail.com'],
    ['kim@hotnial.com', 'kim@hotmail.com'],
    ['kim@exmaple', 'kim@example.com'],
    ['kim@outlok.com', 'kim@outlook.com'],
    ['kim@bigpnd.net.au', 'kim@bigpond.net.au'],
    ['kim@yahoo.com.ua', 'kim@yahoo.com.au'],
    ['kim@acme.con', 'kim@acme.com'],
    ['kim@acme.comau', 'kim@acme.com.au'],
    ['kim@acme.co.au', 'kim@acme.com.au'],
    ['  Kim.Lee+cars@GMIAL.COM ', 'Kim.Lee+cars@gmail.com'],
  ])('asks of %j whether %j was meant', (typed, meant) => {
    expect(emailDoubt(typed)).toEqual({ meant });
  });

  test.each([
    'kim@gmail.com',
    'kim@GMAIL.com',
    'kim@mail.com',
    'kim@ymail.com',
    'kim@email.com',
    'kim@live.com',
    'kim@me.com',
    'kim@outlook.com.au',
    'kim@acme.com.au',
    'kim@acme.co',
    'kim@acme.co.nz',
    'kim@acme.co.uk',
    'kim@acme.com',
    'kim@love.org',
    'kim@uq.edu.au',
    'kim@example.com',
    'kim@mail.example.com',
    `kim@${'a'.repeat(41)}.con`,
    'kim@',
    '',
  ])('has no doubt of %j', (typed) => {
    expect(emailDoubt(typed)).toBeNull();
  });

  test.each(['kim@localhost', 'k.im@acme'])('asks whether %j is complete', (typed) => {
    expect(emailDoubt(typed)).toEqual({ meant: null });
  });
});
