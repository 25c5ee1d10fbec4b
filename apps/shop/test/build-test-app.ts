import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type ShopFront } from '../server/host/app.ts'
import { readEnv } from '../server/host/env.ts'
import { createLog } from '../server/host/log.ts'
import { openServices } from '../server/host/open-services.ts'
import type { Services } from '../server/request/services.ts'
import { pageOfHeadings } from './page-of-headings.ts'
import { noon } from './shop-content.ts'
import { shopDatabase } from './shop-database.ts'

export interface TestApp {
  app: FastifyInstance
  services: Services
  databaseUrl: string
  /** The log, one parsed line each. */
  logged: Record<string, unknown>[]
  /** Moves the shop's clock, which otherwise does not run. */
  setClock(moment: string): void
  close(): Promise<void>
}

export interface TestAppOptions extends Partial<ShopFront> {
  env?: Record<string, string>
  /** An existing database: another node of the same shop. */
  databaseUrl?: string
  /** Measures the engine's work. */
  stopwatch?: () => number
}

/** The shop in this process: real Postgres and content, a fixed clock, pages rendered by a fake of React. */
export async function buildTestApp({
  env = {},
  databaseUrl,
  stopwatch,
  ...front
}: TestAppOptions = {}): Promise<TestApp> {
  const database = databaseUrl ? null : await shopDatabase()
  const url = databaseUrl ?? database?.url ?? ''
  const dataFolder = await mkdtemp(join(tmpdir(), 'wojaz-shop-'))
  const logged: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) })
  let now = new Date(noon)
  const services = await openServices(
    readEnv({
      NODE_ENV: 'test',
      SITE_URL: 'http://localhost:3000',
      CONTENT_SECRET: 'a secret for tests only',
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      CMS_URL: 'http://127.0.0.1:9',
      RATE_LIMIT_PER_MINUTE: '100000',
      UNPAID_ORDERS: '100000',
      GUESTS_PER_ADDRESS: '100000',
      ...env,
    }),
    { clock: () => now, log, passwordCost: 10, stopwatch },
  )
  const app = await buildApp(services, { render: pageOfHeadings, clientFolder: null, ...front })
  await app.ready()
  return {
    app,
    services,
    databaseUrl: url,
    logged,
    setClock: (moment) => {
      now = new Date(moment)
    },
    async close() {
      await app.close()
      await services.close()
      await database?.drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
