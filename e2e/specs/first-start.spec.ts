import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '../fixtures/shop-test.ts'
import { openOwnPorts } from '../own-ports.ts'
import { commandsWith, runStack, stepsIn } from '../run-stack.ts'
import { runningStack } from '../stack.ts'
import { programs, startSteps, stoppedInOrder } from '../started-programs.ts'

test('the first start fills the database, serves shop, admin, bank and supplier, and says where', async ({
  request,
}) => {
  const { started, siteUrl, bankUrl, supplierUrl } = runningStack()
  const { output, commands } = await started()
  expect(stepsIn(output)).toEqual(startSteps)
  expect(output).toContain('what the database lacks')
  expect(output).toContain(`Shop   ${siteUrl}\n`)
  expect(output).toContain(`Bank   ${bankUrl}\n`)
  expect(output).toContain(`Supplier ${supplierUrl}\n`)
  expect(output).toContain('Mail   through 127.0.0.1')
  expect(output).toMatch(
    /Office \S+\/biuro {3}nobody works there yet: \S+\/biuro\/zaproszenie\?token=[\w-]{43} /,
  )
  expect(output).toMatch(/\/admin {3}redakcja@wojaz\.example, password \S+ \(shown only now\)/)
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get('/admin/login')).status()).toBe(200)
  // The bank runs without its control page, which is for tests only.
  expect((await request.get(`${bankUrl}/health`)).status()).toBe(200)
  expect((await request.get(`${bankUrl}/_control`)).status()).toBe(404)
  expect((await request.get(`${supplierUrl}/health`)).status()).toBe(200)
  expect((await request.get(`${supplierUrl}/_control`)).status()).toBe(404)
  expect(commands).toEqual(
    expect.arrayContaining([
      programs.shop,
      programs.admin,
      programs.bank,
      programs.supplier,
      programs.postgres,
    ]),
  )
})

test('a first start can be interrupted while it fills the database, and leaves nothing running', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-first-start-'))
  // Started by root, Postgres runs as another user (see packages/database).
  chmodSync(folder, 0o711)
  const home = path.join(folder, 'home')
  mkdirSync(home)
  const dataFolder = path.join(home, 'data')
  const { ports, release } = await openOwnPorts()
  const stack = runStack('start', { dataFolder, ...ports, home, settings: { DEMO_HOTELS: '10' } })
  try {
    await stack.says('… Preparing content')
    await expect
      .poll(() => commandsWith(dataFolder))
      .toEqual(expect.arrayContaining([programs.seed, programs.postgres]))
    stack.pressCtrlC()
    expect(await stack.ended).toEqual(stoppedInOrder)
    expect(commandsWith(dataFolder)).toEqual([])
  } finally {
    await stack.end()
    await release()
    rmSync(folder, { recursive: true, force: true })
  }
})
