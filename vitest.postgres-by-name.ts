import { beforeAll, expect, inject } from 'vitest'

// Whoever needs Postgres says so in its name; the others would fail without it, so that `npm run unit` stays a matter of seconds.
beforeAll(() => {
  const { testPath = '' } = expect.getState()
  process.env.TEST_POSTGRES_URL = /\.(db|io|proof)\./.test(testPath) ? inject('postgresUrl') : ''
})
