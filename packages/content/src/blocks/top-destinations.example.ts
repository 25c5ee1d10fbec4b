import { exampleOf, fact, link, linkFacts, missing, notACode } from './example-of.ts'

export const example = exampleOf({
  name: 'topDestinations',
  written: {
    heading: 'Najczęściej wybierane',
    lead: 'Latem',
    tripType: 'WS',
    destinations: ['GR', 'TR'],
    count: 2,
    link,
  },
  read: {
    heading: 'Najczęściej wybierane',
    lead: 'Latem',
    tripType: 'WS',
    count: 2,
    destinations: ['GR', 'TR'],
    link,
  },
  always: ['heading', 'count'],
  api: {
    options: [
      fact('heading', 'Najczęściej wybierane'),
      fact('lead', 'Latem'),
      fact('tripType', 'WS'),
      fact('count', '2'),
      fact('destinations', 'GR,TR'),
      ...linkFacts,
    ],
  },
  drawn: ['Najczęściej wybierane', 'Latem', 'Kreta', 'href="/zima"'],
  refused: [
    ['without a heading', { count: 4 }, missing],
    ['with a code that is none', { heading: 'a', count: 4, destinations: ['<script>'] }, notACode],
    ['of too many', { heading: 'a', count: 13 }, /od 1 do 12/],
  ],
})
