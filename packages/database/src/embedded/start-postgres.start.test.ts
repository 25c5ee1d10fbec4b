import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ensureDatabase } from '../ensure-database.ts'
import { type Postgres, type PostgresOptions, startPostgres } from './start-postgres.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const isRoot = process.getuid?.() === 0
let folder: string
let started: Postgres[]
/** A copy of the folder after a first start: making it takes a second each time. */
let left: string

function newFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'wojaz-postgres-'))
  // mkdtemp makes folders private; only the last test is about private folders.
  chmodSync(made, 0o711)
  return made
}

beforeAll(async () => {
  left = newFolder()
  const postgres = await startPostgres({ folder: left, durable: false, log: () => {} })
  await postgres.stop()
})
afterAll(() => rmSync(left, { recursive: true, force: true }))

beforeEach(() => {
  folder = newFolder()
  started = []
})

afterEach(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()))
  for (const part of [folder, ...started.map(({ cluster }) => cluster)])
    rmSync(part, { recursive: true, force: true })
})

const start = async (options: Partial<PostgresOptions> = {}) => {
  const postgres = await startPostgres({ folder, durable: false, log: () => {}, ...options })
  started.push(postgres)
  return postgres
}

const copyFirstStart = () => execFileSync('cp', ['-a', `${left}/.`, folder])

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const serverPid = (postgres: Postgres) =>
  Number.parseInt(readFileSync(path.join(postgres.cluster, 'postmaster.pid'), 'utf8'), 10)
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

test('keeps data, address and password between starts', async () => {
  const first = await start()
  const url = await ensureDatabase(first.url(), 'shop')
  await ask(url, "create table hotel as select 'Łódź' as name")
  await first.stop()
  const second = await start()
  expect(second.url('shop')).toBe(url)
  expect(await ask(url, 'select lower(name) as name from hotel')).toEqual([{ name: 'łódź' }])
})

test('asks for the password, keeps it to its owner and listens on this machine only', async () => {
  copyFirstStart()
  const postgres = await start()
  expect(statSync(path.join(folder, 'server.json')).mode & 0o777).toBe(0o600)
  expect(statSync(postgres.cluster).mode & 0o777).toBe(0o700)
  await expect(ask(`postgres://wojaz:guess@127.0.0.1:${postgres.port}/postgres`, 'select 1')).rejects.toThrow(
    'password',
  )
  expect(await ask(postgres.url(), 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await ask(postgres.url(), 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
})

test('comes back after the server was killed, and reports the crash', async () => {
  copyFirstStart()
  const onCrash = vi.fn()
  const postgres = await start({ onCrash, durable: true })
  await ask(postgres.url(), 'create table hotel (id int)')
  process.kill(serverPid(postgres), 'SIGKILL')
  await vi.waitUntil(() => onCrash.mock.calls.length === 1, { timeout: 10_000 })
  await postgres.restart()
  expect(await ask(postgres.url(), 'select * from hotel')).toEqual([])
  await postgres.stop()
  expect(onCrash).toHaveBeenCalledTimes(1)
})

test('a pid file left by a crash does not block, even when the number now belongs to another process', async () => {
  copyFirstStart()
  const cluster = path.join(folder, 'cluster')
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
  expect((await start()).cluster).toBe(cluster)
})

test('a folder whose server is in use is refused in one sentence', async () => {
  copyFirstStart()
  await start()
  await expect(start()).rejects.toThrow(
    /is already running \(process \d+\): stop the other start, or give this one its own folder/,
  )
})

test('a server whose supervisor was killed is stopped and replaced', async () => {
  copyFirstStart()
  const first = await start()
  const pid = serverPid(first)
  const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  process.kill(parent, 'SIGKILL')
  await vi.waitUntil(() => !isAlive(parent), { timeout: 10_000 })
  const second = await start()
  expect(serverPid(second)).not.toBe(pid)
  expect(isAlive(pid)).toBe(false)
})

test('no server outlives its owner, not even one ended by SIGKILL', async () => {
  copyFirstStart()
  const script = `
    import { startPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'start-postgres.ts'))}
    const postgres = await startPostgres({ folder: ${JSON.stringify(folder)}, durable: false, log() {} })
    console.log(postgres.cluster)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const cluster = await new Promise<string>((resolve) =>
    owner.stdout.once('data', (line) => resolve(String(line).trim())),
  )
  const pid = Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
  expect(isAlive(pid)).toBe(true)
  owner.kill('SIGKILL')
  await vi.waitUntil(() => !isAlive(pid), { timeout: 5_000 })
  await start()
})

test('takes another port when the last one is taken meanwhile', async () => {
  copyFirstStart()
  const { port } = JSON.parse(readFileSync(path.join(folder, 'server.json'), 'utf8'))
  const intruder = createServer()
  await new Promise<void>((resolve) => intruder.listen(port, '127.0.0.1', resolve))
  expect((await start()).port).not.toBe(port)
  intruder.close()
})

test('a lost password is said in one sentence', async () => {
  copyFirstStart()
  rmSync(path.join(folder, 'server.json'))
  await expect(start()).rejects.toThrow(`The password of the database in ${folder} is lost`)
})

test.runIf(isRoot)(
  'runs for root in a folder closed to everybody else, and forgets old data with the folder',
  async () => {
    const closed = path.join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const inside = path.join(closed, 'postgres')
    const first = await start({ folder: inside })
    expect(first.cluster.startsWith(folder)).toBe(false)
    await ask(first.url(), 'create table hotel (id int)')
    await first.restart()
    expect(await ask(first.url(), 'select * from hotel')).toEqual([])
    await first.stop()
    rmSync(inside, { recursive: true })
    const second = await start({ folder: inside })
    await expect(ask(second.url(), 'select * from hotel')).rejects.toThrow('does not exist')
  },
)
