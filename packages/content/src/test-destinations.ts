import type { Localised } from '@wojaz/travel/locale'

const text = (pl: string): Localised => ({
  pl,
  cs: `${pl} (cs)`,
  ro: `${pl} (ro)`,
  hu: `${pl} (hu)`,
  uk: `${pl} (uk)`,
})

/** Greece with an island and a village, a country that is switched off, and one for skiing. */
export const testDestinations = [
  {
    path: 'grecja',
    code: 'GR',
    name: text('Grecja'),
    nameIn: text('w Grecji'),
    nameTo: text('do Grecji'),
    body: { markdown: text('Morze i **wyspy**') },
    picture: { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: text('Zatoka') },
    featured: true,
  },
  { path: 'grecja/kreta', code: 'GRCRE', name: text('Kreta'), nameIn: text('na Krecie') },
  { path: 'grecja/kreta/malia', code: 'GRCREMAL', name: text('Malia') },
  { path: 'egipt', code: 'EG', name: text('Egipt'), active: false },
  { path: 'egipt/hurghada', code: 'EGHRG', name: text('Hurghada') },
  { path: 'austria', code: 'AT', name: text('Austria') },
]

const lastMinute = {
  kind: 'offers',
  seoName: 'last-minute',
  name: text('Last minute'),
  heading: text('Last minute {{inPlace}}'),
  lead: text('{{place}} od zaraz'),
  metaTitle: text('{{criteria}} {{place}} {{currentYear}}'),
  metaDescription: text('Wyjazdy {{toPlace}}'),
  seoText: { markdown: text('Wakacje {{inPlace}}: **{{direction}}**') },
  search: {
    tripType: 'WS',
    departsWithinDays: 30,
    durationFrom: 7,
    durationTo: 14,
    filters: [{ key: 'board', values: ['AI'] }],
    sortCode: 'price',
  },
  active: true,
}

/** Last minute everywhere, ski only in Austria, one that is switched off, and flights from Warsaw. */
export const testCriteria = [
  lastMinute,
  { ...lastMinute, seoName: 'narty', directions: ['AT'] },
  { ...lastMinute, seoName: 'dawne', active: false },
  {
    ...lastMinute,
    kind: 'flights',
    seoName: 'warszawy',
    name: text('Warszawy'),
    heading: text('Loty z {{city}} {{toPlace}}'),
    search: { tripType: 'CZ', airports: ['WAW', 'WMI'] },
  },
]
