import { breadcrumbSteps, exampleOf, link, notAnAddress, runsScript } from './example-of.ts'

export const example = exampleOf({
  name: 'breadcrumbs',
  // Without steps of its own it shows those of the page.
  written: {},
  read: { steps: breadcrumbSteps },
  always: [],
  api: { items: breadcrumbSteps },
  drawn: ['Strona główna', 'Wypoczynek', 'href="/wypoczynek"'],
  refused: [
    ['with a step that runs a script', { steps: [runsScript] }, notAnAddress],
    ['with a step that leads nowhere', { steps: [{ label: 'x' }] }, /Podaj adres/],
    ['longer than a line', { steps: Array(7).fill(link) }, /6/],
  ],
})
