import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeStates } from '../src/states/booking-states.ts'
import { mayBecome } from '../src/states/state-table.ts'
import { noticesIn } from './notices-in.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

test('the database refuses every step that the table of states does not have', async () => {
  const states = Object.keys(noticeStates) as (keyof typeof noticeStates)[]
  const { number } = await paidTrip()
  const announcement = '00000000-0000-4000-8000-000000000001'
  await shop.rows(
    `insert into booking.announcements values ($1, '{}', 'test', now(), now()) on conflict do nothing`,
    [announcement],
  )
  for (const from of states)
    for (const to of states.filter((state) => state !== from)) {
      await shop.rows('delete from booking.notices where announcement_id = $1', [announcement])
      await shop.rows(
        `insert into booking.notices (id, announcement_id, order_number, state, change, is_significant, made_at, answer_by,
           ended_by, ended_at, next_step_at)
         values (gen_random_uuid(), $1, $2, $3, '{"kind":"hotel"}', true, now(), now(), 'shop', now(), now())`,
        [announcement, number, from],
      )
      const step = shop.rows(
        'update booking.notices set state = $2 where announcement_id = $1 returning state',
        [announcement, to],
      )
      if (mayBecome(noticeStates, from, to)) expect(await step).toEqual([{ state: to }])
      else await expect(step).rejects.toThrow('may not become')
    }
  await shop.rows('delete from booking.notices where announcement_id = $1', [announcement])
})
