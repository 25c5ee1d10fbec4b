import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import type { ChangeTermsView } from './change-view.ts'
import { NoticeLines } from './notice-lines.tsx'
import { NoticeScreen } from './notice-screen.tsx'
import type { NoticePage } from './notice-view.ts'

const question: NoticePage = {
  id: 'n-1',
  number: 'W402917652',
  name: 'Złota Zatoka Palace & Spa',
  kind: 'flightHours',
  state: 'open',
  answerBy: '2026-08-08T12:00:00Z',
  endedOn: null,
  refund: 299_200,
  backBy: '2026-08-15',
  isLeaving: false,
  isOwn: true,
  substitute: null,
  taking: null,
  facts: [
    {
      what: 'out',
      route: 'WAW – HER',
      stars: null,
      before: '03.10.2026, 06:10 – 10:05',
      after: '03.10.2026, 21:40 – 01:35 (04.10)',
    },
  ],
}
const path = '/mytui/rezerwacja/W402917652/powiadomienie/n-1'

test('the guest sees old and new and the deadline, and answers by keyboard', async () => {
  await page.viewport(desktop.width, desktop.height)
  let sent: string | null = null
  const routes = [
    {
      path,
      element: <NoticeScreen page={question} />,
      action: async ({ request }: { request: Request }) => {
        sent = String((await request.formData()).get('intent'))
        return { isOver: true }
      },
    },
  ]
  await draw(null, { path, routes })
  await expect.element(page.getByText('03.10.2026, 06:10 – 10:05')).toBeVisible()
  await expect.element(page.getByText('03.10.2026, 21:40 – 01:35 (04.10)')).toBeVisible()
  await expect
    .element(page.getByText(/Odpowiedz do 08\.08\.2026, godz\. 14:00\. Brak odpowiedzi/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Rezygnuję bez opłat' }))
    .toHaveAttribute('href', `${path}?rezygnacja=1`)
  const accept = page.getByRole('button', { name: 'Zgadzam się na zmianę' })
  ;(accept.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('nie można już odpowiedzieć')
  expect(sent).toBe('accept')
  await expectAccessible()
})

test('before leaving the sum and the day are shown once more', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<NoticeScreen page={{ ...question, isLeaving: true }} />, { path })
  await expect.element(page.getByRole('heading', { name: 'Rezygnacja bez opłat' })).toBeVisible()
  await expect.element(page.getByText(/najpóźniej 15\.08\.2026/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rezygnuję z wyjazdu' })).toBeVisible()
  await expectAccessible()
})

test.each(locales)(
  '%s: the question, its answer and the line above the reservation fit a phone',
  async (locale) => {
    await page.viewport(phone.width, phone.height)
    const hotel: NoticePage = {
      ...question,
      kind: 'hotel',
      state: 'lapsed',
      endedOn: '2026-08-08',
      isOwn: false,
      facts: [
        {
          what: 'hotel',
          route: null,
          before: 'Złota Zatoka Palace & Spa',
          after: 'Laguna Blu',
          stars: { before: 5, after: 4 },
        },
      ],
    }
    const line = { kind: 'flightHours', answerBy: '2026-08-08T12:00:00Z', url: path } as const
    await draw(
      <>
        <NoticeLines notices={[line]} />
        <NoticeScreen page={question} />
        <NoticeScreen page={hotel} />
      </>,
      { path: localisedPath(locale, path) },
    )
    await expect.element(page.getByText(/08\.08\.2026/).first()).toBeVisible()
    expect(document.body.textContent).not.toMatch(/reservation\.|\{\{/)
    await expectNoSidewaysScroll()
  },
)

const substitute = {
  name: 'Laguna Blu Resort',
  dates: '04.10.2026 – 11.10.2026',
  total: 1_246_462,
  difference: 50_000,
}
const terms: ChangeTermsView = {
  parts: [{ part: 'dates', before: '03.10.2026 – 10.10.2026', after: '04.10.2026 – 11.10.2026' }],
  lost: ['miejsce 12A'],
  before: 1_196_462,
  difference: 50_000,
  fee: 0,
  feeKind: 'none',
  total: 1_246_462,
  paid: 299_200,
  refund: 0,
  ways: [],
  due: [{ amount: 947_262, dueBy: '2026-09-10' }],
}

test('another trip that is offered instead stands with its price, and is looked at before it is taken', async () => {
  await page.viewport(phone.width, phone.height)
  const { unmount } = await draw(<NoticeScreen page={{ ...question, substitute }} />, { path })
  await expect.element(page.getByText(/Laguna Blu Resort/)).toBeVisible()
  await expect.element(page.getByText(/12.464,62.zł \(drożej o 500.zł\)/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Wybieram ten wyjazd zamiast' }))
    .toHaveAttribute('href', `${path}?zamiast=1`)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await unmount()
  const sent: unknown[] = []
  const element = <NoticeScreen page={{ ...question, substitute, taking: terms }} />
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return { isGone: true }
  }
  await draw(null, { path, routes: [{ path, element, action }] })
  await expect.element(page.getByText('04.10.2026 – 11.10.2026')).toBeVisible()
  await expect.element(page.getByText('miejsce 12A')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('button', { name: 'Zamień wyjazd' }).click()
  await expect.element(page.getByText(/^Tego wyjazdu nie ma już/)).toBeVisible()
  expect(sent).toEqual([{ intent: 'substitute' }])
})

test.each(locales)(
  '%s: of a trip that is called off one takes another or the money, and agrees to nothing',
  async (locale) => {
    await page.viewport(phone.width, phone.height)
    const off: NoticePage = { ...question, kind: 'cancellation', facts: [], substitute }
    const line = { kind: 'cancellation', answerBy: '2026-08-08T12:00:00Z', url: path } as const
    const at = localisedPath(locale, path)
    const { unmount } = await draw(
      <>
        <NoticeLines notices={[line]} />
        <NoticeScreen page={off} />
      </>,
      { path: at },
    )
    await expect.element(page.getByText(/Laguna Blu Resort/)).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    const ways = page.getByRole('link').elements() as HTMLAnchorElement[]
    expect(ways.map(({ search }) => search).filter(Boolean)).toEqual(['?zamiast=1', '?rezygnacja=1'])
    expect(document.body.textContent).not.toMatch(/reservation\.|\{\{/)
    await expectNoSidewaysScroll()
    await expectAccessible()
    await unmount()
    await draw(<NoticeScreen page={{ ...off, isLeaving: true }} />, { path: at })
    await expect.element(page.getByRole('button')).toHaveAttribute('value', 'leave')
    await expect.element(page.getByText(/15\.08\.2026/)).toBeVisible()
  },
)
