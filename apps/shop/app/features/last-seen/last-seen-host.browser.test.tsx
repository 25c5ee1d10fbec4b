import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { hasAllowed } from '../../../test/browser/guest.ts'
import { listingOffer } from '../../../test/browser/listing-answers.ts'
import { painted } from '../../../test/browser/painted.ts'
import { LastSeenHost } from './last-seen-host.tsx'
import { rememberSearch, rememberWatched } from './remember.ts'

const offerCode = 'KTWRHO270601-7-RHO12345-DZX1_AI_2'
const search = {
  ...{
    href: '/wypoczynek/wyniki',
    title: 'Grecja',
    facts: ['7 nocy'],
    price: 'od 1 500 zł',
    action: 'Zobacz',
  },
}

/** A page taller than the screen that keeps a place for both below it, as the home page does. */
function drawPage() {
  const calls = answerCalls({
    'POST /api/www/last-watched': { offers: [listingOffer(0)] },
    'POST /api/www/last-search': { search },
  })
  const home = (
    <>
      <div style={{ height: '200vh' }} />
      <div data-last-seen="lastWatched" data-heading="Ostatnio oglądane" />
      <div data-last-seen="lastSearch" data-heading="Wróć do ostatniego wyszukiwania" />
      <LastSeenHost />
    </>
  )
  return { calls, drawn: draw(home) }
}

/** What a guest looks at on other pages. */
function lookAround() {
  rememberWatched(offerCode)
  rememberSearch(':price:dF:7:dT:7:ctAdult:2:tripType:WS')
}

beforeEach(() => localStorage.clear())

test('a guest who allows it finds on the home page what they looked at and searched for last', async () => {
  hasAllowed('preferences')
  lookAround()
  const { calls } = drawPage()
  const watched = page.getByRole('region', { name: 'Ostatnio oglądane' })
  await expect.element(watched.getByRole('heading', { name: 'Hotel 0' })).toBeInTheDocument()
  const again = page.getByRole('region', { name: 'Wróć do ostatniego wyszukiwania' })
  await expect.element(again.getByRole('link')).toHaveAttribute('href', search.href)
  expect(calls.map(({ body }) => body)).toContainEqual({ offerCodes: [offerCode] })
})

test('of nobody else anything is kept, and nothing is asked', async () => {
  hasAllowed()
  lookAround()
  expect({ ...localStorage }).toEqual({})
  const { calls, drawn } = drawPage()
  await drawn
  await painted()
  expect(calls).toEqual([])
})
