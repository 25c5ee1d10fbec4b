import { placeOrder } from '../fixtures/placed-order.ts'
import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { allow, remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

const fiveSeconds = 5_000

test('while the bank is away a guest hears so within five seconds, keeps everything, and pays when it is back', async ({
  page,
}) => {
  const { stopBank, startBank } = runningStack()
  const order = await placeOrder('payment in an outage')
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/pz/platnosc/${order.number}`)
  await page.getByLabel('mBank').check()
  await stopBank()
  try {
    await page.getByRole('button', { name: /^Zapłać/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zamówienie jest złożone', {
      timeout: fiveSeconds,
    })
    await expect(page.getByText('Bank nie odpowiada')).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    // The shop itself keeps working.
    const home = await page.request.get('/')
    expect(home.status()).toBe(200)
  } finally {
    await startBank()
  }
  await page.getByRole('link', { name: 'Spróbuj zapłacić jeszcze raz' }).click()
  await page.getByLabel('mBank').check()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
})
