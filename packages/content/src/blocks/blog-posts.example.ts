import {
  article,
  exampleOf,
  fact,
  link,
  linkFacts,
  missing,
  notAnAddress,
  pictureFacts,
  runsScript,
} from './example-of.ts'

export const example = exampleOf({
  name: 'blogPosts',
  written: { heading: 'Poradnik', lead: 'Warto wiedzieć', topic: 'Rodzina', count: 2, link },
  read: { heading: 'Poradnik', lead: 'Warto wiedzieć', posts: [article], link },
  always: ['heading'],
  api: {
    options: [fact('heading', 'Poradnik'), fact('lead', 'Warto wiedzieć'), ...linkFacts],
    items: [
      {
        label: 'Z dziećmi',
        url: '/poradnik/z-dziecmi',
        options: [
          fact('lead', 'Jak spakować'),
          fact('topic', 'Rodzina'),
          ...pictureFacts,
          { key: 'publishedOn', dateValue: '2026-10-01' },
        ],
      },
    ],
  },
  drawn: ['Poradnik', 'Rodzina', 'Z dziećmi', 'Jak spakować', 'href="/poradnik/z-dziecmi"'],
  refused: [
    ['without a heading', { count: 3 }, missing],
    ['of less than one', { heading: 'a', count: -1 }, /od 1 do 12/],
    ['that leads to a script', { heading: 'a', count: 3, link: runsScript }, notAnAddress],
  ],
})
