import { test } from 'vitest'
import { answerCalls } from '../../../../test/browser/answer-calls.ts'
import { broken, errors, expectRecorded, onPage } from '../../../../test/browser/broken-answers.tsx'
import type { ChosenOffer } from '../hotel-card-view.ts'
import { OfferList } from './offer-list.tsx'

test.each(broken)('the offers of a hotel can be asked for again when answered with %s', async (_, answer) => {
  const path = 'services/tui-search/api/hotel-cards/configurators/all-offers'
  answerCalls({ [`POST /api/${path}`]: answer, ...errors })
  const chosen = { url: '/hotel', offer: { occupancies: [], offerCode: 'X', discountPrice: 1 } }
  const list = { request: {}, begun: null } as never
  await onPage(<OfferList list={list} chosen={chosen as unknown as ChosenOffer} />)
  await expectRecorded(path)
})
