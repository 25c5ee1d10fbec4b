import type { Picture, Popup } from '@wojaz/content'
import { deviceTypes } from '@wojaz/travel/guest'
import { describe, expect, test } from 'vitest'
import { afterDecision, afterOpening, judgePopup, type PopupOccasion } from './popup-rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000
const picture = (name: string): Picture => ({
  src: `/file/media/${name}.jpg`,
  alt: name,
  width: 4,
  height: 3,
})
const shown = (name: string) => ({ visible: true, image: picture(name) })
const hidden = { visible: false, image: picture('kept-for-later') }

/** A popup without restrictions. Each test sets the one it is about. */
function popup({
  popupData,
  ...rest
}: { popupData?: Partial<Popup['popupData']> } & Partial<Omit<Popup, 'popupData'>> = {}): Popup {
  return {
    name: 'lato',
    active: true,
    variants: { desktop: shown('desktop'), tablet: shown('tablet'), mobile: shown('mobile') },
    popupData: {
      dateFrom: null,
      dateTo: null,
      showLimit: null,
      timeInterval: 0,
      delay: 0,
      redirectUrl: null,
      ...popupData,
    },
    ...rest,
  }
}

const occasion: PopupOccasion = { device: 'desktop', now, mayRemember: true, history: {} }
const seen = (count: number, lastShown: number) => ({
  history: { lato: { count, lastShown, decision: null, until: Number.MAX_SAFE_INTEGER } },
})

describe('a popup is shown', () => {
  test.each([
    ['to a new guest who lets us remember it', popup(), {}],
    ['from the very moment it opens', popup({ popupData: { dateFrom: now.toISOString() } }), {}],
    ['until the very moment it closes', popup({ popupData: { dateTo: now.toISOString() } }), {}],
    ['as long as the limit is not reached', popup({ popupData: { showLimit: 3 } }), seen(2, hoursAgo(99))],
    ['as often as it likes without a limit', popup(), seen(1_000, hoursAgo(1))],
    ['as soon as the interval is over', popup({ popupData: { timeInterval: 24 } }), seen(1, hoursAgo(24))],
    [
      'whatever the guest has seen of others',
      popup({ name: 'zima', popupData: { showLimit: 1 } }),
      seen(9, hoursAgo(0)),
    ],
  ])('%s', (_, one, own) => {
    expect(judgePopup(one, { ...occasion, ...own })).toMatchObject({ show: true })
  })

  test.each([
    ['desktop', 'desktop'],
    ['tablet', 'tablet'],
    ['mobile', 'mobile'],
    ['smallMobile', 'mobile'],
  ] as const)('on a %s with the picture for %s', (device, name) => {
    expect(judgePopup(popup(), { ...occasion, device })).toEqual({ show: true, image: picture(name) })
  })
})

describe('a popup is not shown', () => {
  test.each([
    ['when it is switched off', popup({ active: false }), {}, 'inactive'],
    [
      'a millisecond before it opens',
      popup({ popupData: { dateFrom: '2026-11-15T12:00:00.001Z' } }),
      {},
      'outside-dates',
    ],
    [
      'a millisecond after it closes',
      popup({ popupData: { dateTo: '2026-11-15T11:59:59.999Z' } }),
      {},
      'outside-dates',
    ],
    ['without consent to preferences', popup(), { mayRemember: false }, 'no-consent'],
    [
      'once the count reaches the limit',
      popup({ popupData: { showLimit: 2 } }),
      seen(2, hoursAgo(99)),
      'limit-reached',
    ],
    [
      'a millisecond before the interval is over',
      popup({ popupData: { timeInterval: 24 } }),
      seen(1, hoursAgo(24) + 1),
      'too-soon',
    ],
  ] as const)('%s', (_, one, own, because) => {
    expect(judgePopup(one, { ...occasion, ...own })).toEqual({ show: false, because })
  })

  test.each(deviceTypes)('on a %s without a variant of its own', (device) => {
    const variants = { desktop: hidden, tablet: hidden, mobile: hidden }
    const empty = { visible: true, image: null }
    const blank = { desktop: empty, tablet: empty, mobile: empty }
    for (const one of [popup({ variants }), popup({ variants: blank })])
      expect(judgePopup(one, { ...occasion, device })).toEqual({ show: false, because: 'no-variant' })
  })
})

describe('the history', () => {
  const inAnHour = new Date(now.getTime() + 3_600_000)

  test('counts each opening and remembers its time', () => {
    const once = afterOpening({}, popup(), now)
    expect(once.lato).toMatchObject({ count: 1, lastShown: now.getTime(), decision: null })
    expect(afterOpening(once, popup(), inAnHour).lato).toMatchObject({
      count: 2,
      lastShown: inAnHour.getTime(),
    })
  })

  test('of a no restarts the interval', () => {
    const history = afterDecision(afterOpening({}, popup(), now), popup(), 'no', inAnHour)
    expect(history.lato).toMatchObject({ count: 1, lastShown: inAnHour.getTime(), decision: 'no' })
  })

  test('of a yes leaves the interval where it began', () => {
    const history = afterDecision(afterOpening({}, popup(), now), popup(), 'yes', inAnHour)
    expect(history.lato).toMatchObject({ count: 1, lastShown: now.getTime(), decision: 'yes' })
  })

  test('may be forgotten when the popup closes, else after thirty days', () => {
    const dateTo = '2027-01-31T22:59:59.000Z'
    expect(afterOpening({}, popup({ popupData: { dateTo } }), now).lato?.until).toBe(Date.parse(dateTo))
    expect(afterOpening({}, popup(), now).lato?.until).toBe(now.getTime() + 2_592_000_000)
  })

  test('of one popup leaves the others alone', () => {
    const history = afterOpening(afterOpening({}, popup(), now), popup({ name: 'zima' }), inAnHour)
    expect(Object.keys(history)).toEqual(['lato', 'zima'])
    expect(history.lato?.lastShown).toBe(now.getTime())
  })
})
