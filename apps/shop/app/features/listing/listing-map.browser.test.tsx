import type { MapPins } from '@wojaz/offers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answerCalls,
  type Call,
  lostConnection,
  tooManyQuestions,
} from '../../../test/browser/answer-calls.ts'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { phone } from '../../../test/browser/draw.tsx'
import { cards, count, drawListing, tick } from '../../../test/browser/draw-listing.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectMapDrawn, loadMaps } from '../../../test/browser/expect-map-drawn.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { heldAnswer } from '../../../test/browser/held-answer.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { answerListing, answerMap, hotels, pinsOf, planePath } from '../../../test/browser/listing-answers.ts'

beforeAll(loadMaps)

const map = () => bySelector('#mapa')
const surface = () => page.getByRole('application', { name: 'Mapa z cenami' })
const onMap = (sentence: string) => expect.element(map().getByText(sentence, { exact: true })).toBeVisible()
const area = /[?&]map=[-\d.]+,[-\d.]+,\d+/
const areaChip = () => page.getByRole('link', { name: /^Usuń: Obszar mapy/ })

/** The number of hotels on the map. A mark for several shows their number. */
const hotelsMarked = () =>
  [...document.querySelectorAll('[data-mark]')].reduce(
    (sum, mark) => sum + (Number(mark.querySelector('span')?.textContent) || 1),
    0,
  )

interface Drawn extends NonNullable<Parameters<typeof drawListing>[0]> {
  askPins?: (call: Call) => MapPins | Response | Promise<MapPins>
  askOffer?: () => object
}

function drawMap({ path = planePath, askPins = answerMap, askOffer = lostConnection, ...drawn }: Drawn = {}) {
  answerCalls({
    'POST /api/www/search/offers/map': askPins,
    'POST /api/www/search/offers/map/offer': askOffer,
    'POST /api/www/search/offers/regions': [],
  })
  return drawListing({ path: `${path}#mapa`, ...drawn })
}

describe('beside the list', () => {
  test('the map shows what is listed; a mark of several leads nearer, and the list follows', async () => {
    const { query } = await drawMap()
    await onMap('24 hotele na mapie')
    await expect.poll(hotelsMarked).toBe(24)
    await expectMapDrawn()
    await expectAccessible(map().element())
    focusOn(bySelector('[data-mark]:has(span)').first())
    await userEvent.keyboard('{Enter}')
    await expect.poll(query).toMatch(area)
    await onMap('6 hoteli na mapie')
    await expect.element(count()).toHaveTextContent('6 ofert')
    await areaChip().click()
    await expect.element(count()).toHaveTextContent('24 oferty')
    expect(query()).toBe('')
    await onMap('24 hotele na mapie')
  })

  test('it opens and shuts by a button, and Back shuts what the button has opened', async () => {
    const { address, back } = await drawMap()
    await page.getByRole('link', { name: 'Ukryj mapę' }).click()
    await expect.element(map()).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Mapa', exact: true }).click()
    await expect.element(map()).toBeVisible()
    expect(address().hash).toBe('#mapa')
    await back()
    await expect.element(map()).not.toBeInTheDocument()
  })

  test('a card and its price light each other, by mouse and by keyboard', async () => {
    await drawMap({ path: `${planePath}?map=36.2,28.1,2` })
    const lit = bySelector('[data-mark][data-lit]')
    await onMap('1 hotel na mapie')
    await cards().first().hover()
    await expect.element(lit).toHaveAttribute('data-mark', 'H0')
    await count().hover()
    await expect.element(lit).not.toBeInTheDocument()
    focusOn(cards().first().getByRole('link').first())
    await expect.element(lit).toHaveAttribute('data-mark', 'H0')
    await bySelector('[data-mark="H0"]').hover()
    await expect.element(bySelector('li[data-lit]')).toHaveAttribute('data-hotel', 'H0')
  })

  test('where it is not to follow, it searches when the guest says so', async () => {
    const { query } = await drawMap()
    await onMap('24 hotele na mapie')
    const here = page.getByRole('button', { name: 'Szukaj w tym obszarze' })
    await page.getByRole('checkbox', { name: 'Szukaj, gdy przesuwam mapę' }).click()
    await expect.element(here).not.toBeInTheDocument()
    focusOn(surface())
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(here).toBeVisible()
    expect(query()).toBe('')
    await here.click()
    await expect.poll(query).toMatch(area)
  })
})

describe('a price', () => {
  const near = `${planePath}?map=36.2,28.1,2`
  const mark = () => bySelector('[data-mark="H0"]')
  const card = () => map().getByRole('group', { name: 'Hotel 0' })
  const notListed = (url: URL) => ({ ...answerListing(url), offers: [] })

  test('opens the hotel behind it, by mouse and by keyboard; Escape shuts it', async () => {
    const { address } = await drawMap({ path: near })
    await mark().click()
    await expect.element(card()).toHaveTextContent(/1\s500\szł/)
    await userEvent.keyboard('{Escape}')
    await expect.element(card()).not.toBeInTheDocument()
    await expect.element(mark()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectAccessible(map().element())
    await card().getByRole('link', { name: 'Hotel 0' }).click()
    expect(address().pathname).toBe('/wypoczynek/hotel-0')
  })

  test('of a hotel further down the list is asked for', async () => {
    await drawMap({ path: near, answer: notListed, askOffer: () => ({ offer: hotels[0] }) })
    await mark().click()
    await expect.element(card().getByRole('link', { name: 'Hotel 0' })).toBeVisible()
  })

  test('whose hotel cannot be had says so', async () => {
    await drawMap({ path: near, answer: notListed, askOffer: lostConnection })
    await mark().click()
    await expect.element(card()).toHaveTextContent('Szczegółów nie udało się wczytać.')
  })
})

describe('prices', () => {
  test('that come late never replace newer ones', async () => {
    const first = heldAnswer<MapPins>()
    const answers = [() => first.promise]
    await drawMap({ askPins: () => answers.shift()?.() ?? pinsOf(hotels.slice(0, 6)) })
    await tick(/^All inclusive/).click()
    await onMap('6 hoteli na mapie')
    await expect.poll(hotelsMarked).toBe(6)
    await first.arrive(pinsOf(hotels))
    expect(hotelsMarked()).toBe(6)
    await onMap('6 hoteli na mapie')
  })

  test('that cannot be had are told and tried again; the list stays', async () => {
    const answers = [lostConnection]
    await drawMap({ askPins: (call) => answers.shift()?.() ?? answerMap(call) })
    await onMap('Nie udało się wczytać cen na mapie.')
    expect(cards().elements()).toHaveLength(10)
    await map().getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await onMap('24 hotele na mapie')
  })

  test('that a busy shop does not tell come by themselves a little later, and until then it says why', async () => {
    let isBusy = true
    await drawMap({ askPins: (call) => (isBusy ? tooManyQuestions(1) : answerMap(call)) })
    await onMap('Mamy teraz bardzo dużo wyszukiwań. Za chwilę wczytamy ceny ponownie.')
    await expect.element(map().getByRole('button', { name: 'Spróbuj ponownie' })).not.toBeInTheDocument()
    expect(cards().elements()).toHaveLength(10)
    isBusy = false
    await onMap('24 hotele na mapie')
  })
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(phone.width, phone.height))
  const toFilters = () => map().getByRole('link', { name: 'Filtry' }).click()
  const filters = () => page.getByRole('dialog', { name: 'Filtry' })

  test('the map covers the screen', async () => {
    await drawMap()
    await expect.element(page.getByRole('dialog', { name: 'Mapa' })).toBeVisible()
    await onMap('24 hotele na mapie')
    await expectNoSidewaysScroll()
    await expectAccessible(map().element())
  })

  test('Escape shuts the hotel behind a price first, then the map', async () => {
    await drawMap({ path: `${planePath}?map=36.2,28.1,2` })
    await bySelector('[data-mark="H0"]').click()
    await expect.element(map().getByRole('group', { name: 'Hotel 0' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(map().getByRole('group', { name: 'Hotel 0' })).not.toBeInTheDocument()
    await expect.element(map()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(map()).not.toBeInTheDocument()
  })

  test('filters opened from it lead back to it, shut or sent off', async () => {
    const { address, query } = await drawMap()
    await toFilters()
    await filters().getByRole('link', { name: 'Zamknij okno' }).click()
    await expect.poll(() => address().hash).toBe('#mapa')
    await toFilters()
    await filters()
      .getByRole('checkbox', { name: /^All inclusive/ })
      .click()
    await filters().getByRole('button', { name: 'Pokaż 6 ofert' }).click()
    await expect.poll(query).toContain(':board:AI')
    expect(address().hash).toBe('#mapa')
  })

  test('what it shows is one press away as a list', async () => {
    const { query } = await drawMap()
    await onMap('24 hotele na mapie')
    await page.getByRole('button', { name: 'Przybliż' }).click()
    await expect.poll(query).toMatch(area)
    await map()
      .getByRole('link', { name: /^Pokaż \d+/ })
      .click()
    await expect.element(map()).not.toBeInTheDocument()
    expect(query()).toMatch(area)
  })
})
