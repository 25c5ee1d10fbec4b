import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { type OfferFacts, OffersContext } from '../offer-cards/offer-cards.ts'
import { Hero } from './hero.tsx'
import { OfferCarousel } from './offer-carousel.tsx'
import { fullBlocks } from './test-blocks.ts'
import { offersOfBlocks } from './test-offers.ts'
import { Tiles } from './tiles.tsx'

test('the hero asks for its picture at once, no wider than the screen needs; pictures below wait', async () => {
  const widthAt = async (screen: { width: number; height: number }) => {
    await page.viewport(screen.width, screen.height)
    const drawn = await draw(<Hero component={fullBlocks.hero} leads />)
    const image = page.getByRole('img').element() as HTMLImageElement
    expect([image.loading, image.fetchPriority]).toEqual(['eager', 'high'])
    await expect.poll(() => image.currentSrc).toContain('/scale/')
    const width = Number(new URL(image.currentSrc).searchParams.get('dstw'))
    await drawn.unmount()
    return width
  }
  expect(await widthAt(phone)).toBeLessThanOrEqual(828)
  expect(await widthAt(phone)).toBeGreaterThanOrEqual(phone.width)
  expect(await widthAt(desktop)).toBeGreaterThanOrEqual(1136)
  await draw(<Tiles component={fullBlocks.tiles} leads={false} />)
  expect(page.getByRole('img').element()).toHaveProperty('loading', 'lazy')
})

const [offer] = offersOfBlocks.offerCarousel?.kind === 'holidays' ? offersOfBlocks.offerCarousel.offers : []
const offers = Array.from({ length: 8 }, (_, position) => ({
  ...(offer as OfferFacts),
  code: `WAW${position}`,
  hotelName: `Hotel ${position}`,
  reduction: { percent: 20, totalBefore: 549_800, perPersonBefore: 274_900 },
}))
const card = (position: number) => page.getByRole('article').nth(position)

const drawCarousel = () =>
  draw(
    <OffersContext value={{ offerCarousel: { kind: 'holidays', offers } }}>
      <OfferCarousel component={fullBlocks.offerCarousel} leads={false} />
    </OffersContext>,
  )

test('a row of offers is pushed along by its buttons, and says what was reduced from what', async () => {
  await drawCarousel()
  await expect.element(card(0)).toHaveTextContent('−20%')
  // The struck and the lowest price are the same, per person like the large price.
  await expect.element(card(0)).toHaveTextContent(/Najniższa cena z 30 dni przed obniżką: 2\s749/)
  expect(card(0).element().querySelector('s')?.textContent).toMatch(/^2\s749/)
  await expect.element(card(0)).toHaveTextContent('za osobę')
  const row = page.getByRole('list').first().element()
  await page.getByRole('button', { name: 'Następne oferty' }).click()
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Poprzednie oferty' }).click()
  await expect.poll(() => row.scrollLeft).toBe(0)
  await expectAccessible()
})

test('on a phone the keyboard brings the next card and the one before into sight as a whole', async () => {
  await page.viewport(phone.width, phone.height)
  await drawCarousel()
  // Some browsers do not snap to a card.
  const row = page.getByRole('list').first().element() as HTMLElement
  row.style.scrollSnapType = 'none'
  focusOn(card(0).getByRole('link').last())
  await userEvent.tab()
  await expect.element(card(1).getByRole('button')).toHaveFocus()
  await expect.element(card(1)).toBeInViewport({ ratio: 0.99 })
  await userEvent.tab({ shift: true })
  await expect.element(card(0).getByRole('link').last()).toHaveFocus()
  await expect.element(card(0)).toBeInViewport({ ratio: 0.99 })
})
