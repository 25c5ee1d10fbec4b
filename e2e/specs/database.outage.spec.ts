import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

test('a Postgres that goes away and comes back is survived by everyone', async ({ page, request }) => {
  const stack = runningStack()
  // Answers are cached, so each query must be new to reach Postgres.
  let asked = 0
  const readPage = () => request.get(`/api/pages?locale=pl&depth=0&limit=${++asked}`)
  const readAccount = () =>
    request.get('/mytui/ustawienia', { headers: { cookie: `tui_bt=${'a'.repeat(43)}` }, maxRedirects: 0 })
  await openPage(page, '/')
  expect((await readAccount()).status()).toBe(303)
  expect((await readPage()).status()).toBe(200)

  await stack.stopPostgres()
  try {
    const refused = await readPage()
    expect(refused.status()).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'database-unavailable' })
    expect((await request.get('/health/ready')).status()).toBe(503)
    // A customer is not redirected to the login, because it is unknown whether they are logged in.
    expect((await readAccount()).status()).toBe(503)
    expect((await request.get('/health/live')).status()).toBe(200)
    // Cached pages are still served: a guest notices nothing.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await stack.startPostgres()
  }
  await expect.poll(async () => (await readPage()).status(), { timeout: 5_000 }).toBe(200)
  await expect.poll(async () => (await request.get('/health/ready')).status(), { timeout: 5_000 }).toBe(200)
})
