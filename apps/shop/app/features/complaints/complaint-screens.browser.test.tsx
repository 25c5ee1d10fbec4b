import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { ComplaintScreen } from './complaint-screen.tsx'
import type { ComplaintAnswer, ComplaintPage, ComplaintsPage, NewComplaintPage } from './complaint-view.ts'
import { ComplaintsScreen } from './complaints-screen.tsx'
import { NewComplaintScreen } from './new-complaint-screen.tsx'

const order = 'W402917652'
const path = `/mytui/reklamacje/nowa/${order}`
const form: NewComplaintPage = {
  order,
  hotel: 'Złota Zatoka Palace & Spa',
  isTravelling: true,
  typed: {},
  wishes: [],
  files: [],
  categories: [
    {
      code: 'room',
      name: 'Pokój',
      wishes: ['reduction', 'damages', 'apology', 'explanation'],
      questions: [{ code: 'number', text: 'Numer pokoju', required: true }],
    },
    { code: 'flight', name: 'Lot', questions: [], wishes: ['explanation'] },
  ],
  reports: [{ place: 'Pokój 214', when: '02.09.2026, 08:15' }],
  savedAt: null,
  isSaved: false,
  reportedAt: null,
}
const complaint: ComplaintPage = {
  number: 'R1234567890',
  order,
  hotel: form.hotel,
  state: 'decided',
  deadline: null,
  isNew: false,
  events: [
    { when: '02.09.2026, 10:00', by: 'guest', state: 'received', text: null },
    { when: '12.09.2026, 10:00', by: 'office', state: 'decided', text: 'Przepraszamy.' },
  ],
  category: 'Pokój',
  answers: [{ question: 'Numer pokoju', answer: '214' }],
  description: 'Gorąco.',
  wishes: ['reduction'],
  files: [{ id: '0518dd80-eba5-43d2-a9ad-c93947c9c246', name: 'rachunek.pdf' }],
  decision: { text: 'Przepraszamy.', amount: 80_000 },
  owed: null,
}

test('a category brings its questions, what is typed is saved in a pause, and faults stand at their fields', async () => {
  await page.viewport(phone.width, phone.height)
  const calls = answerCalls({ 'POST /api/www/tui-complaints/draft': { savedAt: '02.09.2026, 10:01' } })
  const action = async ({ request }: { request: Request }): Promise<ComplaintAnswer> => {
    const sent = await request.formData()
    const typed = Object.fromEntries(
      [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const faults = { iban: 'not-an-account', wishes: 'missing' } as const
    return { typed, wishes: [], files: [], faults, fileFaults: [], refusal: null }
  }
  await draw(null, { path, routes: [{ path, element: <NewComplaintScreen page={form} />, action }] })
  await userEvent.selectOptions(page.getByLabelText('Czego dotyczy?'), 'room')
  await page.getByLabelText('Numer pokoju').fill('214')
  await page.getByLabelText('Opisz, co się działo').fill('Klimatyzacja nie działała.')
  await expect
    .poll(() => calls.at(-1)?.body)
    .toMatchObject({
      orderNumber: order,
      typed: { category: 'room', 'answer.number': '214', description: 'Klimatyzacja nie działała.' },
    })
  await expect.element(page.getByText('Szkic zapisany 02.09.2026, 10:01.')).toBeVisible()
  await expect.element(page.getByText(/Pokój 214\. Liczy się jako zgłoszenie/)).toBeVisible()
  await page.getByRole('button', { name: 'Wyślij reklamację' }).click()
  await expect.element(page.getByText('Ten numer konta nie jest poprawny. Sprawdź cyfry.')).toBeVisible()
  await expect.element(page.getByLabelText('Opisz, co się działo')).toHaveValue('Klimatyzacja nie działała.')
  await expectAccessible()
  await expectNoSidewaysScroll()
})

test('a category offers only what its editors let be wanted', async () => {
  await draw(<NewComplaintScreen page={form} />, { path })
  await userEvent.selectOptions(page.getByLabelText('Czego dotyczy?'), 'room')
  const wishes = () =>
    [...document.querySelectorAll('input[name="wishes"]')].map((one) => one.getAttribute('value'))
  await expect.poll(wishes).toEqual(['reduction', 'damages', 'apology', 'explanation'])
  await userEvent.selectOptions(page.getByLabelText('Czego dotyczy?'), 'flight')
  await expect.poll(wishes).toEqual(['explanation'])
})

test('an offer is accepted by one press, or appealed against with a reason', async () => {
  await page.viewport(desktop.width, desktop.height)
  const at = '/mytui/reklamacje/R1234567890'
  let sent: FormData | undefined
  const action = async ({ request }: { request: Request }): Promise<ComplaintAnswer> => {
    sent = await request.formData()
    return { typed: {}, wishes: [], files: [], faults: {}, fileFaults: [], refusal: 'text-missing' }
  }
  await draw(null, {
    path: at,
    routes: [{ path: at, element: <ComplaintScreen page={complaint} />, action }],
  })
  await expect.element(page.getByText(/Proponujemy 800/)).toBeVisible()
  await page.getByRole('button', { name: 'Odwołuję się' }).click()
  await expect.element(page.getByText('Napisz kilka słów.')).toBeVisible()
  expect(sent?.get('intent')).toBe('appeal')
  await page.getByRole('button', { name: 'Przyjmuję' }).click()
  await expect.poll(() => sent?.get('intent')).toBe('accept')
  await expect.element(page.getByRole('link', { name: 'rachunek.pdf' })).toBeVisible()
  await expectAccessible()
})

test.each(locales)('%s: list, form and story have all their words and fit a phone', async (locale) => {
  await page.viewport(phone.width, phone.height)
  const list: ComplaintsPage = {
    complaints: [
      {
        number: 'R1234567890',
        state: 'in-work',
        hotel: form.hotel,
        receivedOn: '2026-09-02',
        deadline: '2026-10-02',
      },
      {
        number: 'R1234567891',
        state: 'question',
        hotel: form.hotel,
        receivedOn: '2026-09-02',
        deadline: null,
      },
    ],
    trips: [{ order, hotel: form.hotel, from: '2026-08-25', to: '2026-09-01', hasDraft: true }],
  }
  await draw(
    <>
      <ComplaintsScreen page={list} />
      <NewComplaintScreen page={{ ...form, reportedAt: '02.09.2026, 08:15' }} />
      <ComplaintScreen
        page={{ ...complaint, isNew: true, owed: { amount: 80_000, iban: 'PL61 … 2874', paidOn: null } }}
      />
      <ComplaintScreen page={{ ...complaint, state: 'question', deadline: '2026-10-02' }} />
    </>,
    { path: localisedPath(locale, '/mytui/reklamacje') },
  )
  await expect.element(page.getByText(/02\.10\.2026/).first()).toBeVisible()
  expect(document.body.textContent).not.toMatch(/complaints\.|\{\{/)
  await expectNoSidewaysScroll()
})
