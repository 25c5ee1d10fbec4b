import { exampleOf, fact, missing, notACode } from './example-of.ts'

export const example = exampleOf({
  name: 'priceChart',
  written: {
    heading: 'Kiedy na Kretę',
    lead: 'Miesiąc po miesiącu',
    destinations: ['GR', 'TR'],
    airports: ['WAW'],
    durationFrom: 7,
    durationTo: 7,
  },
  read: {
    heading: 'Kiedy na Kretę',
    lead: 'Miesiąc po miesiącu',
    destinations: ['GR', 'TR'],
    airports: ['WAW'],
    durationFrom: 7,
    durationTo: 7,
  },
  always: ['heading'],
  api: {
    options: [
      fact('heading', 'Kiedy na Kretę'),
      fact('lead', 'Miesiąc po miesiącu'),
      fact('destinations', 'GR,TR'),
      fact('airports', 'WAW'),
      fact('durationFrom', '7'),
      fact('durationTo', '7'),
    ],
  },
  drawn: [
    'Kiedy na Kretę',
    'Miesiąc po miesiącu',
    'aria-label="lipiec 2027, Kreta: od 2\u00a0199\u00a0zł za osobę, niska cena"',
    'href="/wypoczynek/wyniki-wyszukiwania-samolot?q=lipiec"',
    '<table',
    'href="/kiedy-najtaniej?c=GRCRE"',
  ],
  refused: [
    ['without a heading', { destinations: ['GR'] }, missing],
    ['of four places', { heading: 'a', destinations: ['GR', 'TR', 'ES', 'EG'] }, /3/],
    ['with a code that is none', { heading: 'a', destinations: ['<b>'] }, notACode],
    [
      'with nights that end before they begin',
      { heading: 'a', durationFrom: 14, durationTo: 7 },
      /Nocy „od”/,
    ],
  ],
})
