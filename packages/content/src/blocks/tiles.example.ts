import {
  exampleOf,
  fact,
  missing,
  notACode,
  notAnAddress,
  notDescribed,
  notOnTheList,
  picture,
  pictureFacts,
  scene,
  tooFew,
  writtenPicture,
} from './example-of.ts'

export const example = exampleOf({
  name: 'tiles',
  written: {
    heading: 'Kierunki',
    lead: 'Wybierz',
    layout: 'picture',
    items: [
      {
        label: 'Grecja',
        text: 'Wyspy',
        badge: 'od 1 999 zł',
        icon: 'sun',
        url: '/zima',
        picture: writtenPicture,
      },
    ],
  },
  read: {
    heading: 'Kierunki',
    lead: 'Wybierz',
    layout: 'picture',
    items: [
      {
        label: 'Grecja',
        text: 'Wyspy',
        badge: 'od 1 999 zł',
        icon: 'sun',
        url: '/zima',
        picture,
        directions: [],
        tripTypes: [],
      },
    ],
  },
  always: ['layout'],
  api: {
    options: [fact('heading', 'Kierunki'), fact('lead', 'Wybierz'), fact('layout', 'picture')],
    items: [
      {
        label: 'Grecja',
        url: '/zima',
        options: [fact('text', 'Wyspy'), fact('badge', 'od 1 999 zł'), fact('icon', 'sun'), ...pictureFacts],
      },
    ],
  },
  drawn: ['Kierunki', 'Wybierz', 'Grecja', 'Wyspy', 'od 1 999 zł', 'alt="Zatoka"', 'href="/zima"'],
  refused: [
    ['without a tile', { layout: 'fact', items: [] }, tooFew],
    ['with a tile without a name', { layout: 'fact', items: [{ url: '/zima' }] }, missing],
    [
      'with a tile that runs a script',
      { layout: 'fact', items: [{ label: 'a', url: 'javascript:alert(1)' }] },
      notAnAddress,
    ],
    ['with more tiles than a page can hold', { layout: 'fact', items: Array(25).fill({ label: 'a' }) }, /24/],
    [
      'with an icon that does not exist',
      { layout: 'fact', items: [{ label: 'a', icon: 'bomb' }] },
      notOnTheList,
    ],
    [
      'with a picture nobody described',
      { layout: 'picture', items: [{ label: 'a', picture: { scene } }] },
      notDescribed,
    ],
    [
      'with a tile for a place that is none',
      { layout: 'fact', items: [{ label: 'a', directions: ['<b>'] }] },
      notACode,
    ],
  ],
})
