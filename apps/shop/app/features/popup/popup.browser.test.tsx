import type { Picture, Popup } from '@wojaz/content'
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { letPass, skip, stopClock } from '../../../test/browser/clock.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { hasAllowed, keepCookie, keptCookie } from '../../../test/browser/guest.ts'
import { expectKeyboardInside } from '../../../test/browser/keyboard.ts'
import { listenForEvents } from '../tracking/tracking.ts'
import { loadPicture } from './load-picture.ts'
import { PopupHost } from './popup.tsx'

const now = '2026-07-01T10:00:00'
const day = 86_400_000
const minute = 60_000
const sea = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'
const picture = (alt: string, src = sea): Picture => ({ src, alt, width: 800, height: 600 })

/** Without delay or limit, on a computer and a phone, not on a tablet. */
function popup(popupData: Partial<Popup['popupData']> = {}, src?: string): Popup {
  const variant = (name: string) => ({ visible: name !== 'tablet', image: picture(`Lato: ${name}`, src) })
  return {
    name: 'lato',
    active: true,
    variants: { desktop: variant('desktop'), tablet: variant('tablet'), mobile: variant('mobile') },
    popupData: {
      dateFrom: null,
      dateTo: null,
      showLimit: null,
      timeInterval: 0,
      delay: 0,
      redirectUrl: null,
      ...popupData,
    },
  }
}

/** After three seconds, twice, a day apart. */
const timed = popup({
  dateTo: '2026-07-11T10:00:00.000Z',
  showLimit: 2,
  timeInterval: 24,
  delay: 3,
  redirectUrl: '/zima',
})

const shown = page.getByRole('dialog', { name: /^Lato: / })
const history = () => JSON.parse(keptCookie('popup_tracking') ?? 'null')

let decode: MockInstance<HTMLImageElement['decode']>
beforeEach(() => {
  decode = vi.spyOn(HTMLImageElement.prototype, 'decode')
  onTestFinished(() => decode.mockRestore())
})

/** The guest opens a page with the popup. When this resolves, the picture is loaded and the delay runs. */
async function comesTo(shownOn: Popup) {
  const loaded = decode.mock.settledResults.length
  const screen = await draw(<PopupHost everywhere={shownOn} />, {
    path: '/lato',
    routes: [{ path: '/zima', element: <h1>Zima</h1> }],
  })
  return {
    ...screen,
    hasPicture: () => expect.poll(() => decode.mock.settledResults.length).toBe(loaded + 1),
  }
}

/** Waits until a picture has loaded that was requested later: the popup's picture would be loaded by then. */
async function waitsInVain(shownOn: Popup) {
  const screen = await draw(<PopupHost everywhere={shownOn} />)
  await import('./popup-window.tsx')
  await loadPicture(picture('a later one'), '100vw')
  await letPass(10_000)
  await new Promise(requestAnimationFrame)
  expect(shown.elements()).toEqual([])
  await screen.unmount()
}

test.each([
  [
    'a field of the search is open',
    '<details data-dropdown="region" open><summary>Dokąd</summary></details>',
  ],
  ['a dialog is open', '<div role="dialog" aria-label="Mapa">Mapa</div>'],
  ['a form is being filled in', '<form><input type="email" aria-label="E-mail"></form>'],
])('waits while %s', async (_, html) => {
  hasAllowed('preferences')
  stopClock(now)
  const busy = document.createElement('div')
  busy.innerHTML = html
  document.body.append(busy)
  onTestFinished(() => busy.remove())
  const typed = busy.querySelector('input')
  if (typed) typed.value = 'anna@'
  const { hasPicture } = await comesTo(popup())
  await hasPicture()
  await letPass(30_000)
  expect(shown.elements()).toEqual([])
  busy.remove()
  await letPass(1_000)
  await expect.element(shown).toBeVisible()
})

test('comes after its delay, is told no, comes again a day later, and not a third time', async () => {
  stopClock(now)
  hasAllowed('preferences')
  const first = await comesTo(timed)
  await first.hasPicture()
  await letPass(2_999)
  expect(history()).toBeNull()
  await letPass(1)
  await expect.element(shown).toBeVisible()
  const shownAt = Date.now()
  const record = { count: 1, lastShown: shownAt, decision: null, until: Date.parse('2026-07-11T10:00:00Z') }
  expect(history()).toEqual({ lato: record })

  await letPass(minute)
  await shown.getByRole('button', { name: 'Zamknij okno' }).click()
  await expect.element(shown).not.toBeInTheDocument()
  expect(history()).toMatchObject({ lato: { count: 1, lastShown: shownAt + minute, decision: 'no' } })
  await first.unmount()

  skip(day - 15_000)
  await waitsInVain(timed)
  skip(15_000)
  const second = await comesTo(timed)
  await second.hasPicture()
  await letPass(3_000)
  await expect.element(shown).toBeVisible()
  // Opens in a new tab: the page stays.
  shown.getByRole('link').element().addEventListener('click', stayHere, { once: true })
  await shown.getByRole('link').click({ modifiers: ['Control'] })
  await letPass(500)
  await expect.element(shown).not.toBeInTheDocument()
  expect(second.router.state.location.pathname).toBe('/lato')
  expect(history()).toMatchObject({ lato: { count: 2, decision: 'yes' } })
  await second.unmount()

  skip(2 * day)
  await waitsInVain(timed)
})

test('a press on its picture is on record at once and leads on half a second later', async () => {
  stopClock(now)
  hasAllowed('preferences')
  const told = vi.fn()
  // Clears the events of before.
  listenForEvents(null)
  listenForEvents(told)
  onTestFinished(() => listenForEvents(null))
  const { router, hasPicture } = await comesTo(timed)
  await hasPicture()
  await letPass(3_000)
  await shown.getByRole('link').click()
  expect(history()).toMatchObject({ lato: { count: 1, decision: 'yes' } })
  expect(told.mock.calls).toEqual([[{ event: 'popup', popup: 'lato', decision: 'yes' }]])
  await letPass(499)
  await expect.element(shown).toBeVisible()
  expect(router.state.location.pathname).toBe('/lato')
  await letPass(1)
  await expect.element(page.getByRole('heading', { name: 'Zima' })).toBeVisible()
  await expect.element(shown).not.toBeInTheDocument()
})

test('begins anew after a history that cannot be read, keeps the keyboard inside and takes Escape for a no', async () => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  hasAllowed('preferences')
  keepCookie('popup_tracking', '{rubbish')
  await comesTo(popup())
  await expect.element(page.getByRole('dialog', { name: 'Lato: desktop' })).toBeVisible()
  await expectAccessible()
  await expectKeyboardInside(shown, 4)
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  expect(history()).toMatchObject({ lato: { count: 1, decision: 'no' } })
  expect(history().lato.until).toBe(Date.now() + 30 * day)
})

test('shows a phone its own picture, and a press beside it is a no', async () => {
  hasAllowed('preferences')
  await page.viewport(phone.width, phone.height)
  await comesTo(popup())
  await expect.element(page.getByRole('dialog', { name: 'Lato: mobile' })).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true })
  await expect.element(shown).not.toBeInTheDocument()
  expect(history()).toMatchObject({ lato: { count: 1, decision: 'no' } })
})

test('a picture that leads nowhere closes', async () => {
  hasAllowed('preferences')
  await comesTo(popup())
  await shown.getByRole('button', { name: /^Lato: / }).click()
  await expect.element(shown).not.toBeInTheDocument()
  expect(history()).toMatchObject({ lato: { count: 1, decision: 'yes' } })
})

describe('stays away', () => {
  beforeEach(() => stopClock(now))

  test('until the guest allows it', async () => {
    hasAllowed('statistics', 'marketing')
    await waitsInVain(popup())
    hasAllowed('preferences')
    await comesTo(popup())
    await letPass(0)
    await expect.element(shown).toBeVisible()
  })

  test('where it has no variant for the device', async () => {
    hasAllowed('preferences')
    await page.viewport(800, 1000)
    await waitsInVain(popup())
    expect(history()).toBeNull()
  })

  test('when its picture does not come', async () => {
    hasAllowed('preferences')
    await waitsInVain(popup({}, 'data:,'))
    expect(history()).toBeNull()
  })

  test('when its time is over', async () => {
    hasAllowed('preferences')
    await waitsInVain(popup({ dateTo: '2026-07-01T09:59:59+02:00' }))
    expect(history()).toBeNull()
  })

  test('when its time ends while it waits', async () => {
    hasAllowed('preferences')
    await waitsInVain(popup({ delay: 5, dateTo: '2026-07-01T10:00:04+02:00' }))
    expect(history()).toBeNull()
  })
})

function stayHere(event: Event) {
  event.preventDefault()
}
