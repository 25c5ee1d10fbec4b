import { beforeAll, expect, inject } from 'vitest'
import { sectionsOfVitest } from './scripts/steps/test-sections.mjs'

const withPostgres = new RegExp(`\\.(db|io|${sectionsOfVitest.join('|')})\\.`)

// Other tests get no Postgres and fail without it, so that `npm run unit` takes only seconds.
beforeAll(() => {
  const { testPath = '' } = expect.getState()
  process.env.TEST_POSTGRES_URL = withPostgres.test(testPath) ? inject('postgresUrl') : ''
})
