import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { openDatabase } from '@wojaz/database'
import { freePort } from '@wojaz/database/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../steps/project.mjs'
import { copyProject } from './copy-project.ts'
import { type House, processesWith, runHouse, stepsIn } from './run-house.ts'

// One house from its first day on: a test finds what the one before has left. When root runs the tests, the first day is that of
// a user without any rights, whose house root then takes over.
const nobody = { uid: 65_534, gid: 65_534 }
const isForNobody =
  process.getuid?.() === 0 && spawnSync('test', ['-r', `${root}/package.json`], nobody).status === 0
let folder: string
let home: string
let dataFolder: string
let ports: { port: number; cmsPort: number; bankPort: number }
let house: House | undefined

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-house-'))
  // Postgres of root is another user (see packages/database).
  chmodSync(folder, 0o711)
  home = path.join(folder, 'home')
  mkdirSync(home)
  if (isForNobody) chownSync(home, nobody.uid, nobody.gid)
  dataFolder = path.join(home, 'data')
  ports = { port: await freePort(), cmsPort: await freePort(), bankPort: await freePort() }
})

afterEach(() => house?.end())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Neither installing nor building: the stage before has done it.
const steps = ['Opening the database', 'Preparing content', 'Starting the shop', 'Starting the admin']
const stopped = { code: 0, signal: null }
const processes = {
  seed: expect.stringContaining('packages/demo/src/seed.ts'),
  shop: expect.stringContaining('apps/shop/build/server/index.js'),
  shopInWork: expect.stringContaining('apps/shop/server/host/dev.ts'),
  admin: expect.stringContaining('next-server'),
  bank: expect.stringContaining('apps/bank/src/main.ts'),
  postgres: expect.stringMatching(/bin\/postgres -D .*cluster/),
}
/** How many rows each table has, and the transaction that wrote last. */
let written: unknown

test('a first start can be interrupted while it fills the database', async () => {
  house = runHouse('start', { dataFolder, ...ports, home, user: isForNobody ? nobody : undefined })
  await house.says('… Preparing content')
  expect(processesWith(dataFolder)).toEqual(expect.arrayContaining([processes.seed, processes.postgres]))
  house.pressCtrlC()
  expect(await house.ended).toEqual(stopped)
  expect(processesWith(dataFolder)).toEqual([])
})

test("an ordinary user's first start fills the database, serves shop, admin and bank, and Ctrl-C takes everything down", async () => {
  house = runHouse('start', { dataFolder, ...ports, home, user: isForNobody ? nobody : undefined })
  await house.says('Ready.')
  expect(stepsIn(house.output())).toEqual(steps)
  expect(house.output()).toContain('what the database lacks')
  expect(house.output()).toContain(`Shop   ${house.url}\n`)
  expect(house.output()).toContain(`Bank   ${house.bankUrl}\n`)
  expect(house.output()).toContain(`Mail   files in ${dataFolder}/mail`)
  expect(house.output()).toMatch(/\/admin {3}redakcja@wojaz\.example, password \S+ \(shown only now\)/)
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/admin/login')).toBe(200)
  // A bank for people, not for tests: nobody makes it fail.
  expect((await fetch(`${house.bankUrl}/health`)).status).toBe(200)
  expect((await fetch(`${house.bankUrl}/_control`)).status).toBe(404)
  written = await rowsPerTable()

  expect(processesWith(dataFolder)).toEqual(
    expect.arrayContaining([processes.shop, processes.admin, processes.bank, processes.postgres]),
  )
  house.pressCtrlC()
  expect(await house.ended).toEqual(stopped)
  expect(processesWith(dataFolder)).toEqual([])
})

test('the second start installs, builds and writes nothing, and SIGTERM takes everything down', async () => {
  house = runHouse('start', { dataFolder, ...ports, home })
  // The shop reads its modules meanwhile.
  await house.says('✓ Opening the database')
  expect(processesWith(dataFolder)).toEqual(expect.arrayContaining([processes.postgres, processes.shop]))
  await house.says('Ready.')
  expect(stepsIn(house.output())).toEqual(steps)
  expect(house.output()).not.toContain('what the database lacks')
  expect(house.output()).toContain('redakcja@wojaz.example, with the password you have')
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/admin/login')).toBe(200)
  expect(await rowsPerTable()).toEqual(written)

  house.terminate()
  expect(await house.ended).toEqual(stopped)
  expect(processesWith(dataFolder)).toEqual([])
})

test('with npm run dev a saved change is on the open page, and with the next request, without a new start', async () => {
  const project = path.join(folder, 'project')
  copyProject(project)
  house = runHouse('dev', { dataFolder, ...ports, home, project })
  await house.says('Ready.')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${house.url}/_ui`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Rezerwuj' }).click({ clickCount: 3 })
    await page.getByText('Naciśnięto: 3').waitFor()

    edit(project, 'apps/shop/app/features/ui-gallery/button-shelf.tsx', 'Porównaj', 'Zestaw ze sobą')
    await page.getByRole('button', { name: 'Zestaw ze sobą' }).waitFor()
    expect(await page.getByText('Naciśnięto: 3').isVisible()).toBe(true)
  } finally {
    await browser.close()
  }

  edit(project, 'apps/shop/server/api/crawlers.ts', 'Disallow: /admin', 'Disallow: /redakcja')
  const { url } = house
  const robots = () => fetch(`${url}/robots.txt`).then((answer) => answer.text())
  await vi.waitUntil(async () => (await robots()).includes('Disallow: /redakcja'), { timeout: 60_000 })

  expect(processesWith(dataFolder)).toEqual(
    expect.arrayContaining([processes.shopInWork, processes.bank, processes.postgres]),
  )
  house.pressCtrlC()
  expect(await house.ended).toEqual(stopped)
  expect(processesWith(dataFolder)).toEqual([])
})

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(house?.url + address)
  await answer.arrayBuffer()
  return answer.status
}

/** The rows themselves are asked, not Postgres's statistics: a connection at rest tells those of its writes seconds later. */
async function rowsPerTable(): Promise<unknown> {
  const { password, port } = JSON.parse(readFileSync(path.join(dataFolder, 'postgres/server.json'), 'utf8'))
  const url = `postgres://wojaz:${password}@127.0.0.1:${port}/wojaz`
  const { pool, close } = openDatabase({ url, applicationName: 'house test', onError() {} })
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const counts = tables.rows
    .map(({ name }) => `select '${name}' as name, count(*), max(xmin::text::bigint) as newest from ${name}`)
    .join(' union all ')
  // In order here, too: Postgres may count in several processes and answer as they finish.
  const { rows } = await pool.query(`${counts} order by name`)
  await close()
  return rows
}

function edit(project: string, name: string, from: string, to: string): void {
  const file = path.join(project, name)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}
