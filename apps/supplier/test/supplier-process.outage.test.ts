import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type Json, token } from './open-test-supplier.ts'

const folder = mkdtempSync(join(tmpdir(), 'wojaz-supplier-process-'))
const ledger = join(folder, 'supplier', 'ledger.jsonl')
let url = ''
let running: ChildProcess | null = null

beforeAll(start)
afterAll(async () => {
  await kill('SIGTERM')
  rmSync(folder, { recursive: true })
})

const call = (method: string, path: string, body?: object) => ask(url, method, path, body)

test('killed amid a crowd it knows every booking that it has answered, and no place is gone', {
  timeout: 120_000,
}, async () => {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const product = 'ESTFS-EXH'
  const slots = await call('POST', '/availability', {
    productId: product,
    optionId: 'en',
    localDateStart: day,
    localDateEnd: day,
  })
  const slot = { productId: product, optionId: 'en', availabilityId: slots.body[0].id }
  await call('POST', '/_control/allotments', { ...slot, places: 200 })

  const answered: Json[] = []
  const crowd = Array.from({ length: 120 }, async () => {
    const wish = { ...slot, uuid: randomUUID(), unitItems: [{ unitId: 'adult' }] }
    const answer = await call('POST', '/bookings', wish).catch(() => null)
    if (answer?.status !== 200) return
    answered.push(answer.body)
    // In the middle: some requests are answered, some are not.
    if (answered.length === 30) await kill('SIGKILL')
  })
  await Promise.all(crowd)
  expect(answered.length).toBeGreaterThanOrEqual(30)

  // Half a line, as a kill may leave it.
  appendFileSync(ledger, '{"booking":{"uuid":"')
  await start()
  for (const booking of answered)
    expect((await call('GET', `/bookings/${booking.uuid}`)).body).toMatchObject({
      uuid: booking.uuid,
      status: 'ON_HOLD',
      supplierReference: booking.supplierReference,
    })
  const known = (await call('GET', '/_control/bookings')).body
  expect(known.length).toBeGreaterThanOrEqual(answered.length)
  const after = await call('POST', '/availability', { ...slot, availabilityIds: [slot.availabilityId] })
  expect(after.body[0].vacancies).toBe(200 - known.length)
  expect(readFileSync(ledger, 'utf8').endsWith('\n')).toBe(true)
})

async function start() {
  const child = spawn(
    'node',
    ['--import', 'tsx', fileURLToPath(new URL('../src/main.ts', import.meta.url))],
    {
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        DATA_DIR: folder,
        SUPPLIER_PORT: '0',
        SUPPLIER_TOKEN: token,
        SUPPLIER_CONTROL: 'true',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  running = child
  url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (said) => resolve(/http:\S+/.exec(String(said))?.[0] ?? ''))
    child.once('exit', (code) => reject(new Error(`The supplier ended with ${code}`)))
  })
}

async function kill(signal: NodeJS.Signals) {
  const child = running
  running = null
  if (!child) return
  child.removeAllListeners('exit')
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  await ended
}
