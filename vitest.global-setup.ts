import { startTestServer } from '@wojaz/database/testing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One Postgres for the whole run, unless the environment names one. */
export default async function startDatabase({ provide }: TestProject) {
  const named = process.env.TEST_POSTGRES_URL
  const server = named ? null : await startTestServer()
  provide('postgresUrl', named ?? server?.url ?? '')
  return () => server?.stop()
}
