import { expect } from 'vitest'
import { oauth } from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'

test('POST oauth/login: of two hundred logins at the same moment none fails, and other guests are served meanwhile', async ({
  shop,
}) => {
  const logins = Array.from({ length: 200 }, (_, index) =>
    shop.app.inject({
      method: 'POST',
      url: `${oauth}/login`,
      remoteAddress: `203.0.114.${index}`,
      payload: { email: `crowd${index}@wojaz.example`, password: 'nie to hasło' },
    }),
  )
  const pages = Array.from({ length: 5 }, () =>
    shop.app.inject({ method: 'GET', url: '/', remoteAddress: '198.51.100.250' }),
  )
  const statuses = (await Promise.all(logins)).map(({ statusCode }) => statusCode)
  // Checked and wrong, or told to come back in a moment.
  expect(statuses.filter((status) => ![401, 429].includes(status))).toEqual([])
  expect(statuses).toContain(401)
  expect((await Promise.all(pages)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
})
