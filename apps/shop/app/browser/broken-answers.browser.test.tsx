import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../test/browser/answer-calls.ts'
import {
  broken,
  errors,
  expectRecorded,
  onPage,
  record,
  recorded,
} from '../../test/browser/broken-answers.tsx'
import { bySelector } from '../../test/browser/by-selector.ts'
import { cards, drawListing } from '../../test/browser/draw-listing.tsx'
import { field } from '../../test/browser/draw-search-bar.tsx'
import { hasAllowed } from '../../test/browser/guest.ts'
import { answerMap, planePath } from '../../test/browser/listing-answers.ts'
import { openPlane } from '../../test/browser/plane.ts'
import { options, searchBarFacts } from '../../test/browser/search-bar-answers.ts'
import { NewsletterForm } from '../features/content-blocks/newsletter-form.tsx'
import { fullBlocks } from '../features/content-blocks/test-blocks.ts'
import { SearchBar } from '../features/global-search/search-bar.tsx'
import { LastSeenPlace } from '../features/last-seen/last-seen.ts'
import { LastSeenHost } from '../features/last-seen/last-seen-host.tsx'
import { rememberSearch, rememberWatched } from '../features/last-seen/remember.ts'
import { SeatDialog } from '../features/seat-map/seat-dialog.tsx'
import { reservationsCall, seatMapCall } from '../features/seat-map/seat-map-address.ts'
import { UserInfoHost } from '../features/user-info/user-info.tsx'
import { OfferHeart } from '../features/wishlist/offer-heart.tsx'
import { WishlistHost } from '../features/wishlist/wishlist-host.tsx'
import { WishlistLink } from '../features/wishlist/wishlist-link.tsx'
import { having, isText } from './answer-shape.ts'

beforeEach(record)

const names = ['Anna', 'Jan', 'Zofia']

test('an answer that cannot be read is reported to the shop, without its contents', async () => {
  const { shopApi, sent } = await onNewPage(Response.json({ name: 'Anna' }))
  const asked = shopApi.get('www/user/info/get', { shape: having({ userStatus: isText }) })
  await expect(asked).rejects.toThrow('Invalid response')
  await expect
    .poll(() => sent.find(({ path }) => path === '/api/www/errors')?.body)
    .toEqual({
      message: 'InvalidAnswer: Invalid response of /api/www/user/info/get',
      path: expect.any(String),
    })
})

/** A page reports only its first failures, and this one may have had them. */
async function onNewPage(answer: Response) {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const ownWindow = frame.contentWindow as Window & typeof globalThis
  const sent: { path: string; body: unknown }[] = []
  ownWindow.fetch = async (path, init) => {
    sent.push({ path: String(path), body: init?.body ? JSON.parse(String(init.body)) : null })
    return answer.clone()
  }
  const { shopApi } = await ownWindow.eval(`import('${new URL('./shop-api.ts', import.meta.url)}')`)
  return { shopApi: shopApi as typeof import('./shop-api.ts').shopApi, sent }
}

describe.each(broken)('answered with %s', (_, answer) => {
  const drawBar = (answers: Record<string, unknown>) => {
    answerCalls({
      'POST /api/www/gs': options,
      'POST /api/www/search/offers/count': 22,
      ...errors,
      ...(answers as Record<string, () => Response>),
    })
    return onPage(<SearchBar facts={searchBarFacts()} isCompact={false} />)
  }

  test('the options of the search form leave everything to choose', async () => {
    await drawBar({ 'POST /api/www/gs': answer })
    await field('airport').click()
    await expect.element(page.getByText('Nie udało się sprawdzić cen i dostępności.')).toBeVisible()
    await page.getByRole('checkbox', { name: /^Katowice/ }).click()
    await expect.element(field('airport')).toHaveTextContent('Katowice')
    await expectRecorded('www/gs')
  })

  test('the count is told as failed', async () => {
    await drawBar({ 'POST /api/www/search/offers/count': answer })
    await field('airport').click()
    await page.getByRole('checkbox', { name: /^Katowice/ }).click()
    await expect.element(page.getByText('Nie udało się policzyć ofert.')).toBeVisible()
    await expectRecorded('www/search/offers/count')
  })

  test('the suggestions leave the places the form knows', async () => {
    await drawBar({ 'POST /api/www/search/offers/suggest': answer })
    await field('region').click()
    await page.getByRole('combobox').fill('Grec')
    await expect.element(page.getByRole('option', { name: /^Grecja/ })).toBeVisible()
    await expectRecorded('www/search/offers/suggest')
  })

  test('the map says so, and the list beside it stays', async () => {
    answerCalls({
      'POST /api/www/search/offers/map': answer,
      'POST /api/www/search/offers/regions': answer,
      ...errors,
    })
    await drawListing({ path: '/wypoczynek/wyniki-wyszukiwania-samolot#mapa' })
    await expect.poll(() => recorded).toContain('Error fetching /api/www/search/offers/map')
    await expect.element(cards().first()).toBeVisible()
  })

  test('the names of places leave a map with its prices', async () => {
    answerCalls({
      'POST /api/www/search/offers/map': answerMap,
      'POST /api/www/search/offers/regions': answer,
      ...errors,
    })
    // The names of a kind of trip are asked for once, so it is a kind that no other test asks for.
    await drawListing({ path: `${planePath}?q=:price:ctAdult:2:tripType:CZ#mapa` })
    await expect.poll(() => recorded).toContain('Error fetching /api/www/search/offers/regions')
    await expect.element(page.getByText('24 hotele na mapie', { exact: true })).toBeVisible()
  })

  test('what the guest looked at last is left out', async () => {
    hasAllowed('preferences')
    rememberWatched('KTWRHO270601-7-RHO12345-DZX1_AI_2')
    rememberSearch(':price:dF:7:dT:7:ctAdult:2:tripType:WS')
    answerCalls({ 'POST /api/www/last-watched': answer, 'POST /api/www/last-search': answer, ...errors })
    await onPage(
      <>
        <LastSeenPlace source="lastWatched" heading="Ostatnio oglądane" />
        <LastSeenPlace source="lastSearch" heading="Ostatnio szukane" />
        <LastSeenHost />
      </>,
    )
    await expectRecorded('www/last-watched')
    await expectRecorded('www/last-search')
  })

  test('a heart empties again', async () => {
    answerCalls({ 'GET /api/www/wishlist/count': answer, 'POST /api/www/wishlist': answer, ...errors })
    await onPage(
      <>
        <WishlistLink />
        <OfferHeart offerCode="CODE1" hotelName="Blue Bay" />
        <WishlistHost />
      </>,
    )
    await expectRecorded('www/wishlist/count')
    const heart = page.getByRole('button', { name: /^Zapisz w ulubionych: Blue Bay/ })
    await heart.click()
    await expectRecorded('www/wishlist')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('who the guest is stays as it was', async () => {
    answerCalls({ 'GET /api/www/user/info/get': answer, ...errors })
    await onPage(<UserInfoHost drawnFor={{ authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }} />)
    await expectRecorded('www/user/info/get')
  })

  test('the plane can be asked for again', async () => {
    openPlane()
    answerCalls({ [`GET ${seatMapCall}`]: answer, ...errors })
    const dialog = <SeatDialog cartId="c1" saved={Promise.resolve()} names={names} onClose={() => {}} />
    await onPage(dialog)
    await expect.poll(() => recorded).toContain(`Error fetching ${seatMapCall}`)
    await expect.element(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  })

  test('a seat that may not be held is not shown as held', async () => {
    const plane = openPlane()
    await onPage(<SeatDialog cartId="c1" saved={Promise.resolve()} names={names} onClose={() => {}} />)
    await expect.element(bySelector('[data-seat="7C"]')).toBeVisible()
    plane.answersWith(answer())
    await bySelector('[data-seat="7C"]').click()
    await expect.poll(() => recorded).toContain(`Error fetching ${reservationsCall}`)
    await expect.element(bySelector('[data-seat="7C"]')).not.toHaveAccessibleName(/Anna siedzi tutaj/)
  })

  test('a form keeps what was typed and says that it was not sent', async () => {
    answerCalls({ 'POST /api/www/forms': answer, ...errors })
    await onPage(<NewsletterForm component={fullBlocks.newsletterForm} leads={false} />)
    const email = page.getByRole('textbox', { name: 'Adres e-mail' })
    await email.fill('anna@wojaz.example')
    await page.getByRole('checkbox', { name: 'Zgadzam się' }).click()
    await email.click()
    await userEvent.keyboard('{Enter}')
    await expectRecorded('www/forms')
    await expect.element(email).toHaveValue('anna@wojaz.example')
  })
})
