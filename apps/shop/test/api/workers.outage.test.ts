import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runWorkerShop } from '../run-worker-shop.ts'

vi.setConfig({ testTimeout: 120_000 })

type WorkerShop = Awaited<ReturnType<typeof runWorkerShop>>

const started = new Set<WorkerShop>()
afterEach(async () => {
  await Promise.all([...started].map((one) => one.end()))
  started.clear()
})

/** With both workers there. */
async function startShop(env?: Record<string, string>) {
  const shop = await runWorkerShop(env)
  started.add(shop)
  await shop.says('"workers":2')
  await vi.waitFor(() => shop.ask('/health/who'), 20_000)
  return { shop, pids: await shop.workers(2) }
}

/** Whoever has ended has no command any more. */
function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

test('two workers serve one port and count together', async () => {
  const { shop, pids } = await startShop()
  const said = await Promise.all(Array.from({ length: 8 }, () => shop.ask('/health/who')))
  expect(said.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(said.map(({ body }) => body.worker))).toEqual(new Set([1, 2]))

  // A guest who asks both has one limit.
  const asked = []
  for (let left = 40; left > 0; left--) asked.push(await shop.ask('/limited'))
  expect(asked.map(({ status }) => status)).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
  expect(new Set(asked.flatMap(({ body }) => body.pid ?? []))).toEqual(pids)

  // Whichever is asked for metrics tells those of all.
  const metrics = [await shop.ask('/health/metrics'), await shop.ask('/health/metrics')]
  expect(metrics.filter(({ text }) => text.includes('\npages_total 30\n'))).toHaveLength(2)

  // A household that has used up its time with one worker is sent away by the other.
  expect((await shop.ask('/health/search')).status).toBe(200)
  for (let left = 4; left > 0; left--) {
    const { status, body } = await shop.ask('/health/search')
    expect([status, body.code]).toEqual([429, 'too-many-questions'])
  }
})

test('a worker that dies is replaced, and requests go on', async () => {
  const { shop, pids: before } = await startShop()
  const [killed = 0, other] = before
  process.kill(killed, 'SIGKILL')
  await shop.says('a worker has ended and is replaced')
  for (let left = 20; left > 0; left--) expect((await shop.ask('/health/who')).status).toBe(200)
  const pids = await shop.workers(2, (pid) => pid !== killed)
  expect(pids).toContain(other)
  expect(isAlive(killed)).toBe(false)
})

/** The pauses that were told, by worker, in seconds. */
function pausesOf(shop: WorkerShop, worker: number): number[] {
  return [...shop.output().matchAll(/"worker":(\d+),"how":"SIGKILL","againInMs":(\d+)/g)]
    .filter(([, number]) => Number(number) === worker)
    .map(([, , ms]) => Number(ms) / 1000)
}

test('one worker dies again and again: the other serves meanwhile, and its own first death is no later mended', async () => {
  const { shop } = await startShop()
  const survivor = (await shop.workerNumbered(2)).pid
  for (let times = 1; times <= 3; times++) {
    process.kill((await shop.workerNumbered(1)).pid, 'SIGKILL')
    await shop.says('a worker has ended and is replaced', times)
    for (let left = 20; left > 0; left--)
      expect((await shop.ask('/health/who')).body).toMatchObject({ pid: survivor, worker: 2 })
  }
  expect(pausesOf(shop, 1)).toEqual([1, 2, 4])
  await shop.workerNumbered(1)
  process.kill(survivor, 'SIGKILL')
  await shop.says('a worker has ended and is replaced', 4)
  expect(pausesOf(shop, 2)).toEqual([1])
  expect((await shop.ask('/health/who')).body.worker).toBe(1)
  expect((await shop.workerNumbered(2)).pid).not.toBe(survivor)
})

test('a worker that nobody stands in for is back after four seconds at the latest, however often it was killed', async () => {
  const shop = await runWorkerShop({ WORKERS: '1' })
  started.add(shop)
  await shop.says('"workers":1')
  for (let times = 1; times <= 5; times++) {
    const { body } = await vi.waitFor(() => shop.ask('/health/who'), 20_000)
    process.kill(body.pid, 'SIGKILL')
    await shop.says('a worker has ended and is replaced', times)
  }
  expect(pausesOf(shop, 1)).toEqual([1, 2, 4, 4, 4])
  await vi.waitFor(() => shop.ask('/health/who'), 20_000)
})

test('SIGHUP exchanges all workers one by one, and no request fails', async () => {
  const { shop, pids: before } = await startShop()
  let isOver = false
  const failed: unknown[] = []
  let answered = 0
  /** One guest after the other on a connection, or each on a connection of its own. */
  async function guests(agent?: Agent) {
    while (!isOver) {
      const said = await shop.ask('/health/who', agent).catch((error: Error) => error)
      if (said instanceof Error || said.status !== 200) failed.push(said)
      else answered++
    }
    agent?.destroy()
  }
  const lively = () => new Agent({ keepAlive: true, maxSockets: 1 })
  const crowd = [lively(), lively(), lively(), undefined, undefined].map((agent) => guests(agent))
  shop.signal('SIGHUP')
  await shop.says('all workers are new')
  isOver = true
  await Promise.all(crowd)
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(50)
  const after = await shop.workers(2)
  expect([...after].filter((pid) => before.has(pid))).toEqual([])
  expect([...before].filter(isAlive)).toEqual([])
})

test('a new worker that does not start leaves the old ones where they are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-workers-'))
  const file = path.join(folder, 'broken')
  try {
    const { shop, pids: before } = await startShop({ FAILS_WHILE: file })
    writeFileSync(file, '')
    shop.signal('SIGHUP')
    await shop.says('a new worker does not start')
    expect(await shop.workers(2)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('SIGTERM ends all of them, after what they are doing', async () => {
  const { shop, pids } = await startShop()
  const pages = [shop.ask('/health/slow'), shop.ask('/health/slow')]
  await shop.says('slow page begun', 2)
  shop.signal('SIGTERM')
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200])
  expect(await shop.ended).toBe(0)
  expect([...pids].filter(isAlive)).toEqual([])
})

test('workers do not outlive a primary that is killed', async () => {
  const { shop, pids } = await startShop()
  shop.signal('SIGKILL')
  await vi.waitFor(() => expect([...pids].filter(isAlive)).toEqual([]), 20_000)
})

test('a start whose first worker cannot start ends with it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-workers-'))
  try {
    writeFileSync(path.join(folder, 'broken'), '')
    const shop = await runWorkerShop({ FAILS_WHILE: path.join(folder, 'broken') })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).not.toContain('is replaced')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
