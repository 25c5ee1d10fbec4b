import { Outlet } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { letPass, stopClock } from '../../../test/browser/clock.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { hasAllowed } from '../../../test/browser/guest.ts'
import { boxOf } from '../../../test/browser/settled.ts'
import { PlainLink } from '../../ui/plain-link.tsx'
import { TrackingHost } from './tracking-host.ts'

interface Counted {
  event: string
  identifier: string
}

let counted: () => Counted[]
beforeEach(() => {
  stopClock()
  const calls = answerCalls({ 'POST /api/www/events': null })
  counted = () => calls.flatMap(({ body }) => (body as { events: Counted[] }).events)
})

const dataLayer = () => window.dataLayer as Counted[] | undefined
const tile = page.getByRole('link', { name: 'Grecja' })
const press = { event: 'click', identifier: 'tiles | tile | Grecja' }
const sight = { event: 'impression', identifier: 'tiles | tile | Grecja' }

/** A page with a tile below the fold of a phone, and its target page. The tracking host stays mounted during navigation. */
const open = () =>
  draw(null, {
    routes: [
      {
        element: (
          <>
            <TrackingHost />
            <Outlet />
          </>
        ),
        children: [
          { path: '/', Component: PageWithTile },
          { path: '/grecja', element: <h1>Grecja</h1> },
        ],
      },
    ],
  })

function PageWithTile() {
  return (
    <>
      <div data-track="hero" className="min-h-[150dvh]">
        <button type="button">jan.kowalski@example.com</button>
      </div>
      <ul data-track="tiles">
        <li data-track="tile" className="h-40">
          <PlainLink href="/grecja">Grecja</PlainLink>
        </li>
      </ul>
      <div className="min-h-dvh" />
    </>
  )
}

/** Waits for an observer of our own: the browser notifies the tested observer first. */
async function scrollSoThat(share: number) {
  const element = tile.element().closest('li') as Element
  const { top, height } = await boxOf(element)
  window.scrollBy({ top: top + height * share - window.innerHeight, behavior: 'instant' })
  await new Promise((told) => new IntersectionObserver(told).observe(element))
}

test('without consent to statistics nobody counts and no link waits', async () => {
  hasAllowed('preferences', 'marketing')
  const { router } = await open()
  await scrollSoThat(1.05)
  await letPass(10_000)
  await tile.click()
  expect(router.state.location.pathname).toBe('/grecja')
  await letPass(10_000)
  expect(dataLayer()).toBeUndefined()
  expect(counted()).toEqual([])
})

test('with consent a press is counted without what may name a person, and a link of the shop leads on after 100 ms', async () => {
  hasAllowed('statistics')
  const { router } = await open()
  await page.getByRole('button', { name: 'jan.kowalski@example.com' }).click()
  await tile.click()
  await letPass(99)
  expect(router.state.location.pathname).toBe('/')
  await letPass(1)
  expect(router.state.location.pathname).toBe('/grecja')

  expect(counted()).toEqual([])
  await letPass(3_000)
  await expect.poll(counted).not.toEqual([])
  const presses = counted().filter(({ event }) => event === 'click')
  expect(presses).toMatchObject([{ event: 'click', identifier: 'hero' }, press])
  const device = { type: 'desktop', os: 'unknown' }
  expect(dataLayer()?.filter(({ event }) => event === 'click')).toEqual(
    presses.map((one) => ({ ...one, device })),
  )
})

test('a tile is seen once, when all of it has been in sight for a moment, and never after the consent is withdrawn', async () => {
  await page.viewport(phone.width, phone.height)
  hasAllowed('statistics')
  await open()
  await letPass(200)
  const seen = () => dataLayer()?.filter(({ identifier }) => identifier === sight.identifier)

  await scrollSoThat(0.9)
  await letPass(2_000)
  expect(seen()).toEqual([])
  await scrollSoThat(1.05)
  await letPass(99)
  expect(seen()).toEqual([])
  await letPass(1)
  expect(seen()).toMatchObject([sight])
  await scrollSoThat(0.5)
  await scrollSoThat(1.05)
  await letPass(500)
  expect(seen()).toHaveLength(1)

  await letPass(5_000)
  await expect.poll(counted).toMatchObject([sight])
  hasAllowed('preferences')
  window.dispatchEvent(new Event('pageshow'))
  await expect.poll(dataLayer).toBeUndefined()
  await tile.click()
  await letPass(10_000)
  expect(counted()).toHaveLength(1)
})
