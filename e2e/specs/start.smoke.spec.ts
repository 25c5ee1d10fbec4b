import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { openDatabase } from '@wojaz/database'
import { copyProject } from '../copy-project.ts'
import { openPage } from '../fixtures/open-page.ts'
import {
  commandsWith,
  environmentOf,
  processesWith,
  type RunningStack,
  runStack,
  stepsIn,
} from '../run-stack.ts'
import { runningStack } from '../stack.ts'
import { programs, startSteps, stoppedInOrder } from '../started-programs.ts'

// From here on the stack is restarted on the data that is there.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const { dataFolder, home, ports, settings, siteUrl, databaseUrl, pressCtrlC } = runningStack()
let stack: RunningStack | undefined
let seeded: unknown

test.afterEach(() => stack?.end())

test('Ctrl-C takes everything down', async () => {
  seeded = await rowsOfTheSeed()
  expect(await pressCtrlC()).toEqual(stoppedInOrder)
  expect(commandsWith(dataFolder)).toEqual([])
})

test('the second start, as a demo with two workers, installs, builds and seeds nothing, and SIGTERM takes everything down', async ({
  request,
}) => {
  const asDemo = { ...settings, WORKERS: '2', DEMO: 'yes' }
  stack = runStack('start', { dataFolder, ...ports, home, settings: asDemo })
  // The shop loads its modules meanwhile.
  await stack.says('✓ Opening the database')
  expect(commandsWith(dataFolder)).toEqual(expect.arrayContaining([programs.postgres, programs.shop]))
  await stack.says('Ready.')
  expect(stepsIn(stack.output())).toEqual(startSteps)
  expect(stack.output()).not.toContain('what the database lacks')
  expect(stack.output()).toContain('redakcja@wojaz.example, with the password you have')
  expect((await request.get('/')).status()).toBe(200)
  for (const page of ['/', '/cs/kontakt', '/nie-ma-takiej-strony'])
    expect(await (await request.get(page)).text()).toMatch(
      /role="note"[^>]*>(To sklep pokazowy|Toto je ukázkový obchod)/,
    )
  expect((await request.get('/admin/login')).status()).toBe(200)
  expect(await rowsOfTheSeed()).toEqual(seeded)

  await expect.poll(() => shopProcesses('worker'), { timeout: 60_000 }).toHaveLength(2)
  const before = shopProcesses('worker')
  const [primary = 0] = shopProcesses('primary')
  process.kill(primary, 'SIGHUP')
  const newOnes = () => shopProcesses('worker').filter((pid) => !before.includes(pid))
  await expect.poll(newOnes, { timeout: 150_000 }).toHaveLength(2)
  await expect.poll(() => shopProcesses('worker').length, { timeout: 60_000 }).toBe(2)
  expect((await request.get('/')).status()).toBe(200)

  stack.terminate()
  expect(await stack.ended).toEqual(stoppedInOrder)
  expect(commandsWith(dataFolder)).toEqual([])
})

test('with npm run dev a saved change is on the open page, and with the next request, without a new start', async ({
  page,
  request,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-dev-'))
  const project = path.join(folder, 'project')
  copyProject(project)
  try {
    stack = runStack('dev', { dataFolder, ...ports, home, settings, project })
    await stack.says('Ready.')
    // On the first visit Vite may find more to prepare, and then loads the page again.
    await openPage(page, `${siteUrl}/_ui`)
    await openPage(page, `${siteUrl}/_ui`)
    await page.getByRole('button', { name: 'Rezerwuj' }).click({ clickCount: 3 })
    await page.getByText('Naciśnięto: 3').waitFor()

    edit(project, 'apps/shop/app/features/ui-gallery/button-shelf.tsx', 'Porównaj', 'Zestaw ze sobą')
    await page.getByRole('button', { name: 'Zestaw ze sobą' }).waitFor()
    await expect(page.getByText('Naciśnięto: 3')).toBeVisible()

    edit(project, 'apps/shop/server/api/crawlers.ts', 'Disallow: /admin', 'Disallow: /redakcja')
    await expect
      .poll(async () => (await request.get('/robots.txt')).text(), { timeout: 60_000 })
      .toContain('Disallow: /redakcja')

    expect(commandsWith(dataFolder)).toEqual(
      expect.arrayContaining([programs.shopInDevelopment, programs.bank, programs.postgres]),
    )
    stack.pressCtrlC()
    expect(await stack.ended).toEqual(stoppedInOrder)
    expect(commandsWith(dataFolder)).toEqual([])
  } finally {
    await stack?.end()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Workers know their number, and their primary has none. */
function shopProcesses(isMeant: 'primary' | 'worker'): number[] {
  return processesWith(dataFolder)
    .filter(({ command }) => command.includes('apps/shop/build/server/index.js'))
    .map(({ pid }) => pid)
    .filter((pid) => environmentOf(pid).includes('WORKER_NUMBER=') === (isMeant === 'worker'))
}

/**
 * The row counts of all seeded tables, and the last writing transaction. Stock is left out: unpaid holds of journeys are released
 * automatically.
 */
async function rowsOfTheSeed(): Promise<unknown> {
  const { pool, close } = openDatabase({ url: databaseUrl, applicationName: 'smoke test', onError() {} })
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('cms', 'offers') and tablename not in ('allotments', 'flight_cabins', 'flight_seats')
     order by 1`,
  )
  const counts = tables.rows
    .map(({ name }) => `select '${name}' as name, count(*), max(xmin::text::bigint) as newest from ${name}`)
    .join(' union all ')
  // Sorted again here: Postgres may count in parallel and return rows in any order.
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
