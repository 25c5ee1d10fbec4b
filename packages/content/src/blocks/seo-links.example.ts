import { exampleOf, fact, link, missing, notAnAddress, runsScript, tooFew } from './example-of.ts'

export const example = exampleOf({
  name: 'seoLinks',
  written: { heading: 'Zobacz też', groups: [{ label: 'Grupa', links: [link] }] },
  read: { heading: 'Zobacz też', groups: [{ label: 'Grupa', links: [link] }] },
  always: [],
  api: { options: [fact('heading', 'Zobacz też')], items: [{ label: 'Grupa', links: [link] }] },
  drawn: ['Zobacz też', 'Grupa', 'href="/zima"'],
  refused: [
    ['without a group', { groups: [] }, tooFew],
    ['with an empty group', { groups: [{ links: [] }] }, tooFew],
    ['with a link that runs a script', { groups: [{ links: [runsScript] }] }, notAnAddress],
    ['with a link that leads nowhere', { groups: [{ links: [{ label: 'x' }] }] }, /Podaj adres/],
    ['with a link without words', { groups: [{ links: [{ url: '/zima' }] }] }, missing],
  ],
})
