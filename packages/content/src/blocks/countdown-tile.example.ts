import {
  exampleOf,
  fact,
  link,
  linkFacts,
  missing,
  notAnAddress,
  notDescribed,
  picture,
  pictureFacts,
  runsScript,
  scene,
  writtenPicture,
} from './example-of.ts'

const until = '2999-12-24T18:00:00.000Z'

export const example = exampleOf({
  name: 'countdownTile',
  written: {
    heading: 'Do końca promocji',
    text: 'Tekst',
    until,
    endedText: 'Po czasie',
    picture: writtenPicture,
    link,
  },
  read: { heading: 'Do końca promocji', text: 'Tekst', endedText: 'Po czasie', picture, link, until },
  always: ['heading', 'until'],
  api: {
    options: [
      fact('heading', 'Do końca promocji'),
      fact('text', 'Tekst'),
      fact('endedText', 'Po czasie'),
      ...pictureFacts,
      ...linkFacts,
      { key: 'until', dateValue: until },
    ],
  },
  drawn: ['Do końca promocji', 'href="/zima"', 'alt="Zatoka"'],
  refused: [
    ['without a heading', { until }, missing],
    ['to no moment', { heading: 'a' }, missing],
    ['to a moment that is none', { heading: 'a', until: 'jutro' }, /"jutro" nie jest prawidłową datą/],
    ['that leads to a script', { heading: 'a', until, link: runsScript }, notAnAddress],
    ['with a picture nobody described', { heading: 'a', until, picture: { scene } }, notDescribed],
  ],
})
