import { exampleOf, fact, missing } from './example-of.ts'

export const example = exampleOf({
  name: 'regulations',
  written: { heading: 'Regulamin', body: { markdown: 'Zasady' } },
  joined: { documents: [{ id: 4, filename: 'warunki.pdf', title: 'Warunki', filesize: 120_000 }] },
  read: {
    heading: 'Regulamin',
    html: '<p>Zasady</p>',
    documents: [{ label: 'Warunki', url: '/file/documents/warunki.pdf', bytes: 120_000 }],
  },
  always: ['html'],
  api: {
    options: [fact('heading', 'Regulamin')],
    html: '<p>Zasady</p>',
    items: [{ label: 'Warunki', url: '/file/documents/warunki.pdf', options: [fact('bytes', '120000')] }],
  },
  drawn: ['Regulamin', '<p>Zasady</p>', 'href="/file/documents/warunki.pdf"', 'PDF, 117 kB'],
  refused: [['without a word', { heading: 'a' }, missing]],
})
