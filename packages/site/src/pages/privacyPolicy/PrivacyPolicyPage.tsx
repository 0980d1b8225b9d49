import { telHref } from '@forecourt/domain';
import {
  Container,
  EmailAddress,
  Heading,
  Link,
  PageLead,
  Panel,
  PhoneNumber,
  Prose,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { PrivacyPolicyView } from './privacyPolicy.server.ts';

/** What this website does with what a shopper types: only what the software in fact does. */
export function PrivacyPolicyPage({ view }: { view: PrivacyPolicyView }) {
  const { dealer, phone, email, valuesCars, signIn, alerts, keepDays, accountDays } = view;
  const contacts = [
    ...(phone === null ? [] : [{ text: <PhoneNumber number={phone} />, href: telHref(phone) }]),
    ...(email === null ? [] : [{ text: <EmailAddress email={email} />, href: `mailto:${email}` }]),
  ];
  const sections = [
    {
      heading: 'What we collect',
      text: [
        'When you send a form we keep what you typed: your name, email, phone, postcode and message, with the vehicle you asked about, the page you were on and the kind of browser you used.',
        ...(valuesCars
          ? [
              'Of a car that you want valued we keep what you tell us of it, and its photos without what they say of where and when they were taken.',
            ]
          : []),
        ...(signIn
          ? ['Where you sign in, we keep your mobile number, and the vehicles that you save.']
          : []),
        ...(alerts
          ? ['Where you ask to be told of changes, we keep your email and what it is about.']
          : []),
        'Looking around this website needs none of it.',
      ].join(' '),
    },
    {
      heading: 'What we use it for',
      text: `To answer you, and to sell or service the vehicle you asked about. We send offers and news only if you ticked the box for them.`,
    },
    {
      heading: 'Who sees it',
      text: `The people at ${dealer} and those who run this website for us. It is not sold, and no other dealer can see it.`,
    },
    {
      heading: 'How long we keep it',
      text: [
        `This website forgets who a message was from ${keepDays} days after we have it, and its photos. What we have answered by then may be in our own mail and records.`,
        ...(signIn
          ? [
              `It forgets your mobile number, with what you saved, when you have not been here for ${accountDays} days. Who asked for a code it forgets within a day.`,
            ]
          : []),
      ].join(' '),
    },
    ...(alerts
      ? [
          {
            heading: 'Mail about changes',
            text: 'We write only to an address whose owner has confirmed it, and about nothing else. Each message has a link that ends it at once, and with it your address is erased here, and nothing of it stays. What nobody confirms is erased after seven days.',
          },
        ]
      : []),
    {
      heading: 'Cookies',
      text: [
        'After you send a form a cookie remembers for half an hour what the form was about, so that the thank-you page can say so.',
        ...(valuesCars
          ? [
              'When you send us the estimate of your car, another remembers for a week which it was, so that you can accept it.',
            ]
          : []),
        ...(signIn
          ? ['Where you sign in, one keeps you signed in until you sign out, for 90 days at most.']
          : []),
        'None of them holds anything that names you.',
      ].join(' '),
    },
    {
      heading: 'What your browser keeps',
      text: [
        'So that you find things as you left them, your own browser keeps what you saved, compared, looked at and searched for, and for 30 days the name, email, phone and postcode of the last form you sent, which the next form fills in and can clear.',
        `What you type into a form and have not sent stays in that tab for 24 hours at most, until you send it${signIn ? ' or sign out' : ''}; ticked boxes of consent, photos and what you owe or write to us about finance do not.`,
        'None of it is sent to us but with a form, and clearing the data of this website in your browser removes it.',
      ].join(' '),
    },
    {
      heading: 'Seeing, correcting or removing it',
      text: [
        ...(signIn
          ? [
              'Signed in, you find at “Account” what came with your number, download all of it and erase it.',
            ]
          : []),
        'Ask us, and tell us what should change. If our answer does not settle it, the Office of the Australian Information Commissioner can help.',
      ].join(' '),
    },
  ];
  return (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Privacy policy"
        heading="Privacy policy"
      />
      <Container>
        <SplitLayout
          main={
            <Stack gap="l">
              {sections.map(({ heading, text }) => (
                <Prose key={heading}>
                  <Heading level={2} size="h3">
                    {heading}
                  </Heading>
                  <Text>{text}</Text>
                </Prose>
              ))}
            </Stack>
          }
          aside={
            contacts.length > 0 && (
              <Panel heading="Ask us">
                <Stack gap="none">
                  {contacts.map((contact) => (
                    <Link key={contact.href} href={contact.href} variant="standalone">
                      {contact.text}
                    </Link>
                  ))}
                </Stack>
              </Panel>
            )
          }
        />
      </Container>
    </>
  );
}
