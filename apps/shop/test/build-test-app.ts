import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type ShopFront } from '../server/host/app.ts'
import { readEnv } from '../server/host/env.ts'
import { createLog } from '../server/host/log.ts'
import { openServices } from '../server/host/open-services.ts'
import { closeGracefully } from '../server/host/shutdown.ts'
import type { PoolSizes } from '../server/host/workers/connection-plan.ts'
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
  /**
   * Another front of the same shop: its services, with other settings that only requests use, or other pages. It is there in
   * milliseconds; `buildTestApp` takes a second.
   */
  front(options: Omit<TestAppOptions, 'databaseUrl' | 'stopwatch' | 'pools'>): Promise<TestApp>
  close(): Promise<void>
}

export interface TestAppOptions extends Partial<ShopFront> {
  env?: Record<string, string>
  /** An existing database: another node of the same shop. */
  databaseUrl?: string
  /** Measures the engine's work. */
  stopwatch?: () => number
  /** As one of several workers has them. */
  pools?: PoolSizes
}

// The test runner does not always wait until the shared shops of a worker are closed.
const folders = new Set<string>()
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The shop in this process: real Postgres and content, a fixed clock, pages rendered by a fake of React. */
export async function buildTestApp({
  env = {},
  databaseUrl,
  stopwatch,
  pools,
  ...front
}: TestAppOptions = {}): Promise<TestApp> {
  const database = databaseUrl ? null : await shopDatabase()
  const url = databaseUrl ?? database?.url ?? ''
  const dataFolder = await mkdtemp(join(tmpdir(), 'wojaz-shop-'))
  folders.add(dataFolder)
  const logged: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) })
  let now = new Date(noon)
  const settings = {
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
  }
  const services = await openServices(readEnv(settings), {
    clock: () => now,
    log,
    passwordCost: 10,
    stopwatch,
    pools,
  })
  const app = await buildApp(services, { render: pageOfHeadings, clientFolder: null, ...front })
  await app.ready()
  const shop: TestApp = {
    app,
    services,
    databaseUrl: url,
    logged,
    setClock: (moment) => {
      now = new Date(moment)
    },
    async front({ env: other, ...front }) {
      const own = { ...services, env: readEnv({ ...settings, ...other }) }
      const app = await buildApp(own, { render: pageOfHeadings, clientFolder: null, ...front })
      await app.ready()
      return { ...shop, app, services: own, close: async () => void (await closeGracefully(app, 10_000)) }
    },
    async close() {
      // `app.close` alone waits for a connection that becomes idle after it: 65 s.
      await closeGracefully(app, 10_000)
      await services.close()
      await database?.drop()
      await rm(dataFolder, { recursive: true, force: true })
      folders.delete(dataFolder)
    },
  }
  return shop
}
