import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call, tooManyQuestions } from '../../../../test/browser/answer-calls.ts'
import { broken, errors, expectRecorded, onPage, record } from '../../../../test/browser/broken-answers.tsx'
import type { ChosenOffer } from '../hotel-card-view.ts'
import { OfferList } from './offer-list.tsx'

beforeEach(record)

const path = 'services/tui-search/api/hotel-cards/configurators/all-offers'

function drawList(answer: (call: Call) => object) {
  answerCalls({ [`POST /api/${path}`]: answer, ...errors })
  const chosen = { url: '/hotel', offer: { occupancies: [], offerCode: 'X', discountPrice: 1 } }
  const list = { request: {}, begun: null } as never
  return onPage(<OfferList list={list} chosen={chosen as unknown as ChosenOffer} />)
}

test.each(broken)('the offers of a hotel can be asked for again when answered with %s', async (_, answer) => {
  await drawList(answer)
  await expectRecorded(path)
})

test('a busy shop asks for a moment, and is asked for the offers of a hotel again by a press', async () => {
  let isBusy = true
  await drawList(() => (isBusy ? tooManyQuestions(5) : { offers: [], pagination: { totalResults: 0 } }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Mamy teraz bardzo dużo wyszukiwań.')
  isBusy = false
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
})
