import { Outlet, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../test/browser/draw.tsx'
import { useFirstView } from './first-view.ts'

const card = '/grecja/plaza/OfferCodeWS/WAWHER270601'
const otherOffer = '/grecja/plaza/OfferCodeWS/KTWHER270608'

afterEach(() => {
  delete document.documentElement.dataset.whole
})

function Frame() {
  const navigate = useNavigate()
  useFirstView()
  return (
    <>
      <Outlet />
      <button type="button" onClick={() => navigate(otherOffer)}>
        Other offer
      </button>
      <button type="button" onClick={() => navigate('/contact')}>
        Contact
      </button>
      <a href="#reviews">Reviews</a>
    </>
  )
}

async function open() {
  const shown = (heading: string) => <h1>{heading}</h1>
  await draw(null, {
    path: card,
    routes: [
      {
        element: <Frame />,
        children: [
          { path: card, element: shown('Offer from Warsaw') },
          { path: otherOffer, element: shown('Offer from Katowice') },
          { path: '/contact', element: shown('Where we are') },
        ],
      },
    ],
  })
}

async function press(name: string, heading: string) {
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
}

const isWhole = () => document.documentElement.dataset.whole !== undefined

test('another choice on a hotel card does not lay out the whole page', async () => {
  await open()
  await press('Other offer', 'Offer from Katowice')
  expect(isWhole()).toBe(false)
})

test('another page does', async () => {
  await open()
  await press('Contact', 'Where we are')
  expect(isWhole()).toBe(true)
})

test('a link to a place on the page does', async () => {
  await open()
  await page.getByRole('link', { name: 'Reviews' }).click()
  expect(isWhole()).toBe(true)
})
