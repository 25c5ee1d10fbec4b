import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

test.use({ expectedComplaint: /status of 503/ })

test('while the admin is stopped travellers are served, and editors are told', async ({ page, request }) => {
  const stack = runningStack()
  await stack.stopAdmin()
  try {
    await openPage(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await request.get('/api/globals/header?locale=pl')).status()).toBe(200)

    const answer = await page.goto('/admin')
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await stack.startAdmin()
  }
  expect((await request.get('/admin/login')).status()).toBe(200)
})
