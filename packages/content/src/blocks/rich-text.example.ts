import { exampleOf, fact, longerThan, missing, tooLong } from './example-of.ts'

export const example = exampleOf({
  name: 'richText',
  written: { heading: 'Tekst redaktora', body: { markdown: 'Treść' } },
  read: { heading: 'Tekst redaktora', html: '<p>Treść</p>' },
  always: ['html'],
  api: { options: [fact('heading', 'Tekst redaktora')], html: '<p>Treść</p>' },
  drawn: ['Tekst redaktora', '<p>Treść</p>'],
  refused: [
    ['without a word', {}, missing],
    [
      'with a script behind a link',
      { body: { markdown: '[x](javascript:alert)' } },
      /^Link w tekście prowadzi do „javascript:alert”/,
    ],
    [
      'with a heading without an end',
      { body: { markdown: 'Treść' }, heading: longerThan(120) },
      tooLong(120),
    ],
  ],
})
