import { city, exampleOf, fact, longerThan, tooLong } from './example-of.ts'

export const example = exampleOf({
  name: 'officeSearch',
  written: { heading: 'Znajdź biuro', lead: 'Blisko' },
  read: { heading: 'Znajdź biuro', lead: 'Blisko', cities: [city] },
  always: [],
  api: {
    options: [fact('heading', 'Znajdź biuro'), fact('lead', 'Blisko')],
    items: [{ label: 'Łódź', url: '/kontakt/biura-tui/lodz', options: [fact('offices', '2')] }],
  },
  drawn: ['Znajdź biuro', 'Blisko', 'Łódź', 'href="/kontakt/biura-tui/lodz"'],
  refused: [['with a heading without an end', { heading: longerThan(120) }, tooLong(120)]],
})
