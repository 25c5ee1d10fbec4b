import {
  exampleOf,
  fact,
  link,
  linkFacts,
  noPicture,
  notAnAddress,
  notOnTheList,
  picture,
  pictureFacts,
  runsScript,
  writtenPicture,
} from './example-of.ts'

export const example = exampleOf({
  name: 'banner',
  written: {
    heading: 'Nagłówek banera',
    text: 'Tekst',
    badge: 'Plakietka',
    layout: 'poster',
    picture: writtenPicture,
    link,
  },
  read: {
    heading: 'Nagłówek banera',
    text: 'Tekst',
    badge: 'Plakietka',
    layout: 'poster',
    picture,
    link,
  },
  always: ['picture', 'layout'],
  api: {
    options: [
      fact('heading', 'Nagłówek banera'),
      fact('text', 'Tekst'),
      fact('badge', 'Plakietka'),
      fact('layout', 'poster'),
      ...pictureFacts,
      ...linkFacts,
    ],
  },
  drawn: ['Nagłówek banera', 'Tekst', 'Plakietka', 'href="/zima"', 'alt="Zatoka"'],
  refused: [
    ['without a picture', { layout: 'poster' }, noPicture],
    ['in a layout that does not exist', { layout: 'mosaic', picture: writtenPicture }, notOnTheList],
    ['that leads to a script', { layout: 'strip', picture: writtenPicture, link: runsScript }, notAnAddress],
  ],
})
