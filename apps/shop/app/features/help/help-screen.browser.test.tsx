import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refusal } from '../../../test/browser/answer-calls.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { HelpScreen } from './help-screen.tsx'
import type { HelpView } from './help-view.ts'

const path = '/mytui/pomoc'
const feedback = 'POST /api/www/mytui/api/faq/feedback'
const questions: HelpView['questions'] = [
  { id: '1', topic: 'luggage', question: 'Ile bagażu mogę zabrać?', html: '<p>Zwykle 20 kg.</p>' },
  { id: '2', topic: 'payment', question: 'Jak dostanę fakturę?', html: '<p>Jest w dokumentach.</p>' },
]
const contact: HelpView['contact'] = {
  phone: '+48 22 000 00 01',
  phoneHours: 'pn.–pt. 8–20',
  email: 'biuro@wojaz.example',
  emergencyPhone: '+48 22 000 00 02',
  emergencyHours: 'całą dobę',
}
const openings: HelpView['openings'] = {
  phone: { isOpen: true, until: '17:00', opensAt: null },
  chat: { isOpen: false, until: null, opensAt: { day: '2026-11-18', time: '09:00' } },
}
const help = (given: Partial<HelpView> = {}, locale: (typeof locales)[number] = 'pl') =>
  draw(
    <HelpScreen
      isLoggedIn={false}
      typed=""
      rated={null}
      questions={questions}
      contact={contact}
      openings={openings}
      {...given}
    />,
    {
      path: localisedPath(locale, path),
    },
  )

test.each(locales)('in %s: search, topics, answers and people, on a phone too', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await help({}, locale)
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(3)
  const form = document.querySelector('form')
  expect([form?.method, form && new URL(form.action).pathname]).toEqual(['get', localisedPath(locale, path)])
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('the most urgent way comes first, every number with its hours', async () => {
  await help()
  const ways = page.getByRole('listitem').filter({ hasText: '+48' })
  await expect.element(ways.first()).toHaveTextContent(/teraz.*00 02 \(całą dobę\)/)
  await expect.element(ways.last()).toHaveTextContent('00 01 (pn.–pt. 8–20)')
})

test('whoever is logged in writes from their mailbox and complains from their account', async () => {
  await help({ isLoggedIn: true })
  const lead = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(lead('Napisz w swojej skrzynce')).toHaveAttribute('href', '/mytui/skrzynka-odbiorcza')
  await expect.element(lead('Złóż reklamację')).toHaveAttribute('href', '/mytui/reklamacje')
  await expectAccessible()
})

test('each way says whether somebody answers now, or when', async () => {
  await help({ isLoggedIn: true })
  const soon = page.getByRole('listitem').filter({ hasText: 'czacie' })
  await expect.element(soon).toHaveTextContent('Teraz otwarte, do 17:00')
  await expect.element(soon).toHaveTextContent('Otwieramy 18.11.2026 o 09:00')
  await expectAccessible()
})

test('without a phone for guests on the way the office is named at its own hours', async () => {
  await help({ contact: { ...contact, emergencyPhone: '', emergencyHours: '' } })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'potrzebuję pomocy teraz' }))
    .toHaveTextContent('00 01 (pn.–pt. 8–20)')
})

test('by keyboard an answer is opened and said to be unclear; thanks come in its place', async () => {
  const calls = answerCalls({ [feedback]: null })
  await help()
  ;(page.getByRole('button', { name: 'Jak dostanę fakturę?' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}')
  await expect.element(page.getByText(/^Dziękujemy/)).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ questionId: '2', rating: 'unclear' }])
})

test('what could not be counted is said, and can be pressed again', async () => {
  answerCalls({ [feedback]: () => refusal(503, { message: 'Chwila' }) })
  await help({ typed: 'faktura', questions: questions.slice(1) })
  await expect.element(page.getByText('1 odpowiedź na „faktura”')).toBeVisible()
  await page.getByRole('button', { name: 'Jak dostanę fakturę?' }).click()
  await page.getByRole('button', { name: 'Tak' }).click()
  await expect.element(page.getByText(/^Nie udało się zapisać oceny/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tak' })).toBeVisible()
})

test('nothing found says so and leads to all questions; a rated answer is open, with thanks', async () => {
  await help({ typed: 'prezydent', questions: [] })
  await expect.element(page.getByText(/Nie mamy gotowej odpowiedzi na „prezydent”/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Wszystkie pytania' })).toHaveAttribute('href', path)
  await help({ rated: '2' })
  await expect.element(page.getByText(/^Dziękujemy/)).toBeVisible()
})
