import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

/** Runs the office tool as a separate process. */
const office = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'packages/booking/tools/office.ts', ...args], {
    env: { ...process.env, DATABASE_URL: shop.databaseUrl },
  })

test('what the office says is told by the running shop; what makes no sense is refused in words', async () => {
  const { number } = await shop.ordered(shop.offer)
  await expect(office('hours', number, '480')).rejects.toThrow('is no paid order')
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, blik))))
  await expect(office('hours', number, 'soon')).rejects.toThrow('Say one of')
  await expect(office('show', number)).rejects.toThrow('No review')
  const { stdout } = await office('hours', number, '480')
  expect(stdout).toContain(`tells ${number}`)
  expect(await shop.booking.spreadAnnouncements()).toBe(1)
  expect((await shop.orderOf(number)).notices).toMatchObject([{ state: 'open', isSignificant: true }])
  await office('off', number)
  expect(await shop.booking.spreadAnnouncements()).toBe(1)
  expect(await shop.orderOf(number)).toMatchObject({ state: 'cancelled' })
  await expect(office('off', number)).rejects.toThrow('is no paid order')
})
