import { beforeAll, expect, inject } from 'vitest'

// Only tests with `db`, `io` or `proof` in their name get Postgres. Others would fail without it, so that `npm run unit` takes
// only seconds.
beforeAll(() => {
  const { testPath = '' } = expect.getState()
  process.env.TEST_POSTGRES_URL = /\.(db|io|proof)\./.test(testPath) ? inject('postgresUrl') : ''
})
