import { expect, test } from 'vitest'
import { funnelPages, funnelSteps, shareText } from './funnel-figures.ts'

test('each step says how many of the one before and of the first have come so far', () => {
  const steps = funnelSteps([
    { name: 'lista', count: 1000 },
    { name: 'karta', count: 250 },
    { name: 'rezerwacja', count: 25 },
  ])
  expect(steps.map(({ ofBefore, ofFirst }) => [shareText(ofBefore), shareText(ofFirst)])).toEqual([
    ['–', '–'],
    ['25,0%', '25,0%'],
    ['10,0%', '2,5%'],
  ])
})

test('of nobody there is no share', () => {
  const [, second] = funnelSteps([
    { name: 'lista', count: 0 },
    { name: 'karta', count: 3 },
  ])
  expect(shareText(second?.ofBefore ?? null)).toBe('–')
})

test.each([
  ['/wypoczynek/grecja/kreta/malia/blue-bay-hotel', 'karta hotelu'],
  ['/cs/wypoczynek/grecja/kreta/malia/blue-bay-hotel/:id', 'karta hotelu'],
  ['/pz/rezerwacja/:id', 'rezerwacja: dane i dodatki'],
  ['/uk/pz/platnosc/:id', 'strona płatności'],
  ['/pz/payment/success/:id', 'podziękowanie po wpłacie'],
  ['/wypoczynek/grecja/kreta', undefined],
])('%s is %s', (page, name) => {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll('%', '.*')}$`).test(page)
  const found = funnelPages.filter(({ event, pages }) => event === 'impression' && pages.some(fits))
  expect(found.map((kind) => kind.name)).toEqual(name ? [name] : [])
})
