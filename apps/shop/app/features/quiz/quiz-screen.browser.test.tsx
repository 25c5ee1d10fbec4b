import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { listingOffer } from '../../../test/browser/listing-answers.ts'
import { QuizScreen } from './quiz-screen.tsx'
import type { QuizPlace, QuizQuestionStep, QuizResultStep, QuizView } from './quiz-view.ts'

const { picture } = listingOffer(0)

const question = (own: Partial<QuizQuestionStep> = {}): QuizQuestionStep => ({
  kind: 'question',
  number: 1,
  code: 'kto',
  question: 'Kto jedzie?',
  hint: 'Policzymy ceny',
  answers: [
    { code: 'para', label: 'We dwoje', text: null, picture, url: '/quiz?kto=para', count: 214 },
    { code: 'solo', label: 'Jedna osoba', text: 'Sama lub sam', picture, url: '/quiz?kto=solo', count: 0 },
  ],
  ownParty: { values: [], party: null, excluded: [] },
  skipUrl: '/quiz?kto=-',
  backUrl: null,
  ...own,
})

const place = (name: string, number: number, own: Partial<QuizPlace> = {}): QuizPlace => ({
  code: name.toUpperCase(),
  name,
  url: null,
  picture,
  hotels: 12,
  offer: listingOffer(number),
  listingUrl: `/lista-${number}`,
  notThisUrl: `/quiz?kto=para&bez=${name.toUpperCase()}`,
  without: [],
  reasons: {
    weather: { month: 5, air: 24, sea: 19, rainDays: 3 },
    months: null,
    below: 50_000,
    answers: ['Leżeć na plaży'],
  },
  ...own,
})

const result = (own: Partial<QuizResultStep> = {}): QuizResultStep => ({
  kind: 'result',
  places: [place('Kreta', 0), place('Malta', 1)],
  excluded: [],
  listingUrl: '/lista',
  backUrl: '/quiz',
  ...own,
})

const given = { code: 'kto', question: 'Kto jedzie?', label: 'We dwoje', party: null, changeUrl: '/quiz' }

const quizView = (own: Partial<QuizView> = {}): QuizView => ({
  heading: 'Quiz',
  lead: 'Kilka pytań',
  questions: 8,
  given: [],
  count: 214,
  fromPrice: 92_300,
  step: question(),
  repairs: [],
  againUrl: '/quiz',
  texts: '{}',
  ...own,
})

/** Like the page of the quiz: another URL is another step. */
function Steps({ first, next }: { first: QuizView; next: QuizView }) {
  return <QuizScreen view={useLocation().search === '' ? first : next} />
}

test('a question on a phone: pictures with counts, skip, and no way into nothing', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<QuizScreen view={quizView()} />, { path: '/quiz' })
  await expect.element(page.getByText('Pytanie 1 z 8')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent(/214 hoteli pasuje.*od 923/)
  const couple = page.getByRole('link', { name: /^We dwoje/ })
  await expect.element(couple).toHaveAttribute('href', '/quiz?kto=para')
  await expect.element(couple).toHaveTextContent('214 hoteli')
  await expect.element(page.getByText('Nic nie zostaje')).toBeVisible()
  expect(page.getByRole('link', { name: /^Jedna osoba/ }).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: 'Pomiń to pytanie' }))
    .toHaveAttribute('href', '/quiz?kto=-')
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('by keyboard: Enter answers, and the next heading takes the focus', async () => {
  const next = quizView({
    step: question({ number: 2, code: 'kiedy', question: 'Kiedy?', ownParty: null, backUrl: '/quiz' }),
    given: [given],
    count: 100,
  })
  const { router } = await draw(<Steps first={quizView()} next={next} />, { path: '/cs/quiz' })
  focusOn(page.getByRole('link', { name: /^We dwoje/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Kiedy?' })).toHaveFocus()
  expect(router.state.location).toMatchObject({ pathname: '/cs/quiz', search: '?kto=para' })
  await expect.element(page.getByRole('link', { name: 'Zpět o jednu otázku' })).toBeVisible()
})

test('a party of one’s own goes to the address as ages', async () => {
  const { router } = await draw(<QuizScreen view={quizView()} />, { path: '/quiz' })
  await page.getByText('Jedzie inny skład').click()
  await page.getByLabelText('Dorośli').selectOptions('3')
  await page.getByLabelText('Dziecko 1: ile ma dziś lat').selectOptions('7 lat')
  await expectAccessible()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect.poll(() => router.state.location.search).toMatch(/^\?kto=inne&dorosli=3&wiek=7/)
})

test('a result says why, what it costs, and what „not this” changes', async () => {
  await page.viewport(phone.width, phone.height)
  const step = result({
    places: [place('Kreta', 0), place('Malta', 1, { without: ['Do 2000 zł'] })],
    excluded: [{ code: 'GRRHO', name: 'Rodos', url: '/quiz?kto=para' }],
  })
  await draw(<QuizScreen view={quizView({ step, given: [given], count: 30 })} />, { path: '/quiz' })
  await expect.element(page.getByText('W maju w dzień 24 °C, woda 19 °C').first()).toBeVisible()
  await expect.element(page.getByText('Deszcz pada przez 3 dni w miesiącu').first()).toBeVisible()
  await expect.element(page.getByText('Pasuje do odpowiedzi: Leżeć na plaży').first()).toBeVisible()
  await expect.element(page.getByText(/^500\szł mniej, niż chcesz wydać/).first()).toBeVisible()
  await expect.element(page.getByText(/^Tu pomijamy odpowiedź: Do 2000 zł/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Nie to miejsce.*Kreta/ }))
    .toHaveAttribute('href', '/quiz?kto=para&bez=KRETA')
  await expect.element(page.getByRole('link', { name: 'Przywróć: Rodos' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Pokaż 30 hoteli na liście' }))
    .toHaveAttribute('href', '/lista')
  const { url } = listingOffer(0)
  await expect
    .element(page.getByRole('link', { name: /^Zobacz ofertę/ }).first())
    .toHaveAttribute('href', url)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test.each([
  ['pl', '', 'Taka pogoda i oferty: maj–lipiec, wrzesień'],
  ['hu', '/hu', 'Ilyen idő és ajánlatok: május–július, szeptember'],
] as const)('where no month was named, a place says in %s when it is so', async (_, prefix, sentence) => {
  const { reasons } = place('Kreta', 0)
  const months = [
    { from: 5, to: 7 },
    { from: 9, to: 9 },
  ]
  const step = result({ places: [place('Kreta', 0, { reasons: { ...reasons, months } })] })
  await draw(<QuizScreen view={quizView({ step, given: [given], count: 30 })} />, { path: `${prefix}/quiz` })
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('nothing answers to everything: the answer in the way, with what is there without it', async () => {
  const repairs = [
    { question: 'Ile?', label: 'Do 2000 zł', url: '/quiz?ile=-', count: 7, fromPrice: 210_000 },
  ]
  const view = quizView({ step: result({ places: [] }), count: 0, fromPrice: null, repairs, given: [given] })
  await draw(<QuizScreen view={view} />, { path: '/quiz' })
  const way = page.getByRole('link', { name: /^Bez odpowiedzi: Do 2000 zł/ })
  await expect.element(way).toHaveAttribute('href', '/quiz?ile=-')
  await expect.element(way).toHaveTextContent(/7 hoteli.*od 2\s100\szł/)
  expect(page.getByRole('link', { name: /na liście$/ }).elements()).toEqual([])
  await expectAccessible()
})
