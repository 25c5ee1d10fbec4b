import { locales } from '@wojaz/travel/locale'
import { expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { joinedEmail } from './joined-email.ts'

const url = 'https://wojaz.example/pz/platnosc/W402917652?link=x'

it.each(locales)('says once for each order which one is in the account, in %s', (locale) => {
  const order = makeOrder({ locale })
  const { kind, idempotencyKey, plan } = joinedEmail(order, url)
  expect([kind, idempotencyKey, plan.button.url]).toEqual([
    'order-joined',
    `order-joined ${order.number}`,
    url,
  ])
  expect(plan.subject).toContain(order.number)
  expect(JSON.stringify(plan)).not.toMatch(/\{\{|undefined/)
})
