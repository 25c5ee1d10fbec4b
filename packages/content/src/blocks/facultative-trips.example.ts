import {
  exampleOf,
  fact,
  link,
  linkFacts,
  missing,
  notACode,
  picture,
  pictureFacts,
  writtenPicture,
} from './example-of.ts'

export const example = exampleOf({
  name: 'facultativeTrips',
  written: {
    heading: 'Wycieczki na miejscu',
    lead: 'Z pilotem',
    destinations: ['GR'],
    count: 3,
    trips: [
      {
        title: 'Knossos',
        text: 'Pałac',
        hours: 6,
        price: 199,
        picture: writtenPicture,
        directions: ['GR'],
      },
    ],
    link,
  },
  read: {
    heading: 'Wycieczki na miejscu',
    lead: 'Z pilotem',
    count: 3,
    destinations: ['GR'],
    trips: [
      {
        title: 'Knossos',
        text: 'Pałac',
        hours: 6,
        price: 199,
        picture,
        directions: ['GR'],
        tripTypes: [],
      },
    ],
    link,
  },
  always: ['heading', 'count'],
  api: {
    options: [
      fact('heading', 'Wycieczki na miejscu'),
      fact('lead', 'Z pilotem'),
      fact('count', '3'),
      fact('destinations', 'GR'),
      ...linkFacts,
    ],
    items: [
      {
        label: 'Knossos',
        url: null,
        options: [
          fact('text', 'Pałac'),
          fact('hours', '6'),
          fact('price', '199'),
          ...pictureFacts,
          fact('directions', 'GR'),
        ],
      },
    ],
  },
  drawn: ['Wycieczki na miejscu', 'Knossos', '199\u00a0zł/os.', 'ok. 6 godz. · Pałac'],
  refused: [
    ['without a heading', { count: 4 }, missing],
    ['with a code that is none', { heading: 'a', count: 4, destinations: ['a b'] }, notACode],
    ['of too many', { heading: 'a', count: 13 }, /od 1 do 12/],
    ['with a trip without a name', { heading: 'a', count: 4, trips: [{ price: 100 }] }, missing],
    ['with a trip of no hours', { heading: 'a', count: 4, trips: [{ title: 'a', hours: 0 }] }, /od 1 do 72/],
    [
      'with a trip for less than nothing',
      { heading: 'a', count: 4, trips: [{ title: 'a', price: -5 }] },
      /od 1 do/,
    ],
  ],
})
