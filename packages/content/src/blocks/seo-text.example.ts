import { exampleOf, fact, missing } from './example-of.ts'

export const example = exampleOf({
  name: 'seoText',
  written: { heading: 'O nas', body: { markdown: 'Dużo słów' }, collapsed: true },
  read: { heading: 'O nas', collapsed: true, html: '<p>Dużo słów</p>' },
  always: ['html', 'collapsed'],
  api: { options: [fact('heading', 'O nas'), fact('collapsed', 'true')], html: '<p>Dużo słów</p>' },
  drawn: ['O nas', '<p>Dużo słów</p>'],
  refused: [['without a word', { heading: 'a' }, missing]],
})
