import type { Upsell } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { describedUpsell } from './described-upsell.ts'

const luggage: Upsell = {
  type: 'LUGGAGE',
  groupType: 'FLIGHT',
  resignationAvailable: true,
  variants: [{ code: 'LUGGAGE_25', price: 9_900, childPrice: null, isIncluded: false }],
  personRefs: [0, 1],
  childRefs: [],
}

test('an upsell has the fields of the contract, each with its own text', () => {
  const said = describedUpsell(luggage, { t: (key: string) => key }, [{ url: '/regulamin' }])
  expect(said).toMatchObject({
    type: 'LUGGAGE',
    title: 'upsells.luggage.title',
    groupType: 'FLIGHT',
    showIcon: 'CHECKOUT',
    resignationAvailable: true,
    recommending: { title: 'upsells.luggage.recommend.title', callToAction: 'upsells.luggage.recommend.cta' },
    discouraging: {
      title: 'upsells.luggage.discourage.title',
      callToAction: 'upsells.luggage.discourage.cta',
    },
  })
  expect(said.description).toMatch(/^upsells\.luggage\./)
  expect(said.headerImageUrl).toMatch(/^\/file\//)
  expect(said.attachments.map(({ url }) => url)).toEqual(['/regulamin'])
  expect(said.variants).toMatchObject([
    {
      code: 'LUGGAGE_25',
      price: 9_900,
      title: expect.stringMatching(/^upsells\.variant\..+\.title$/),
      options: [expect.stringMatching(/^upsells\.variant\..+\.text$/)],
      summaryTitle: expect.stringMatching(/^upsells\.variant\..+\.title$/),
    },
  ])
})
