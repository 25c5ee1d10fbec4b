import { contact, exampleOf, fact, missing, tooFew } from './example-of.ts'

const consent = { markdown: 'Tekst' }
const topic = { code: 'rezerwacja', label: 'Rezerwacja' }

export const example = exampleOf({
  name: 'contactForm',
  written: {
    heading: 'Napisz do nas',
    lead: 'Odpowiemy',
    topics: [topic],
    consent,
    thanks: 'Dziękujemy',
  },
  read: {
    heading: 'Napisz do nas',
    lead: 'Odpowiemy',
    thanks: 'Dziękujemy',
    phone: contact.phone,
    phoneHours: contact.phoneHours,
    email: contact.email,
    emergencyPhone: contact.emergencyPhone,
    emergencyHours: contact.emergencyHours,
    topics: [topic],
    consentHtml: '<p>Tekst</p>',
  },
  always: ['heading', 'topics', 'consentHtml', 'thanks'],
  api: {
    options: [
      fact('heading', 'Napisz do nas'),
      fact('lead', 'Odpowiemy'),
      fact('thanks', 'Dziękujemy'),
      fact('phone', contact.phone),
      fact('phoneHours', contact.phoneHours),
      fact('email', contact.email),
    ],
    html: '<p>Tekst</p>',
    items: [topic],
  },
  drawn: ['Napisz do nas', 'Rezerwacja', 'name="message"', 'kontakt@wojaz.example'],
  refused: [
    ['about nothing', { heading: 'a', topics: [], consent, thanks: 'b' }, tooFew],
    ['without a word of consent', { heading: 'a', topics: [topic], thanks: 'b' }, missing],
    ['without thanks', { heading: 'a', topics: [topic], consent }, missing],
    [
      'with a topic no program can name',
      { heading: 'a', topics: [{ code: 'Ą!', label: 'b' }], consent, thanks: 'b' },
      /Kod to małe litery/,
    ],
  ],
})
