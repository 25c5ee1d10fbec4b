import {
  exampleOf,
  fact,
  missing,
  notDescribed,
  notOnTheList,
  picture,
  pictureFacts,
  scene,
  writtenPicture,
} from './example-of.ts'

const consent = { markdown: 'Zgadzam się' }

export const example = exampleOf({
  name: 'newsletterForm',
  written: {
    heading: 'Listy z podróży',
    lead: 'Raz w miesiącu',
    list: 'newsletter',
    picture: writtenPicture,
    consent,
    thanks: 'Dziękujemy',
  },
  read: {
    heading: 'Listy z podróży',
    lead: 'Raz w miesiącu',
    list: 'newsletter',
    thanks: 'Dziękujemy',
    picture,
    consentHtml: 'Zgadzam się',
  },
  always: ['heading', 'list', 'consentHtml', 'thanks'],
  api: {
    options: [
      fact('heading', 'Listy z podróży'),
      fact('lead', 'Raz w miesiącu'),
      fact('list', 'newsletter'),
      fact('thanks', 'Dziękujemy'),
      ...pictureFacts,
    ],
    html: 'Zgadzam się',
  },
  drawn: ['Listy z podróży', 'type="email"', 'Zgadzam się'],
  refused: [
    ['without a heading', { consent, thanks: 'b', list: 'newsletter' }, missing],
    ['without a word of consent', { heading: 'a', thanks: 'b', list: 'newsletter' }, missing],
    ['for a list that does not exist', { heading: 'a', consent, thanks: 'b', list: 'spam' }, notOnTheList],
    [
      'with a picture nobody described',
      { heading: 'a', consent, thanks: 'b', picture: { scene } },
      notDescribed,
    ],
  ],
})
