import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@wojaz/database/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { besideShop, keepProgram } from './kept-program.mjs'
import { startProcess } from './processes.mjs'

/** @type {string[]} */
let said
/** The server that answers whether a program is ready. @type {import('node:http').Server} */
let server
let url = ''

beforeEach(async () => {
  said = []
  server = createServer((_, response) => void response.end('ready'))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
})

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

describe('a program that ends', () => {
  /** @type {ReturnType<typeof fakeProcess>[]} */
  let launched
  /** @type {import('./kept-program.mjs').KeptProgram} */
  let kept

  const keepFake = (/** @type {{ isNeeded?: boolean }} */ more = {}) =>
    keepProgram({
      ...besideShop,
      name: 'bank',
      url,
      withinMs: 5_000,
      logFile: '/logs/bank.log',
      say: (line) => said.push(line),
      launch() {
        const program = fakeProcess()
        launched.push(program)
        return program
      },
      ...more,
    })

  beforeEach(async () => {
    launched = []
    kept = keepFake()
    await kept.start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })

  afterEach(() => kept.stop())

  /** Ends it; resolves when the end was reported. */
  const end = async () => {
    launched.at(-1)?.end('ended with code 1')
    await vi.advanceTimersByTimeAsync(0)
  }
  const pauses = () => said.map((line) => / in (\d+) s /.exec(line)?.[1])

  test('is started again after a second, which is said in one line', async () => {
    await end()
    expect(said).toEqual([
      'The bank ended with code 1; it is started again in 1 s (its log: /logs/bank.log). The shop goes on.',
    ])
    await vi.advanceTimersByTimeAsync(999)
    expect(launched).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(launched).toHaveLength(2)
  })

  test('again and again is waited for longer and longer, half a minute at most', async () => {
    for (let times = 0; times < 8; times++) {
      await end()
      await vi.advanceTimersByTimeAsync(30_000)
    }
    expect(launched).toHaveLength(9)
    expect(pauses()).toEqual(['1', '2', '4', '8', '16', '30', '30', '30'])
  })

  test('and without which nobody is served is waited for four seconds at most', async () => {
    await kept.stop()
    vi.useRealTimers()
    kept = keepFake({ isNeeded: true })
    await kept.start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    for (let times = 0; times < 6; times++) {
      await end()
      await vi.advanceTimersByTimeAsync(4_000)
    }
    expect(pauses()).toEqual(['1', '2', '4', '4', '4', '4'])
    expect(launched).toHaveLength(8)
  })

  test('after a minute is news: the pauses begin anew', async () => {
    for (let times = 0; times < 3; times++) {
      await end()
      await vi.advanceTimersByTimeAsync(30_000)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    await end()
    expect(pauses()).toEqual(['1', '2', '4', '1'])
  })

  test('because it was asked to is left alone', async () => {
    await kept.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said).toEqual([])
    expect(launched).toHaveLength(1)
  })

  test('is not started again by a stack that closes during the pause, and nobody waits for the pause', async () => {
    await end()
    const timers = vi.getTimerCount()
    await kept.stop()
    expect(vi.getTimerCount()).toBe(timers - 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(launched).toHaveLength(1)
  })
})

describe('a real program', () => {
  /** @type {string} */
  let folder
  const serves = (/** @type {number} */ port) =>
    `require('node:http').createServer((_, r) => r.end(String(process.pid))).listen(${port}, '127.0.0.1')`

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wojaz-kept-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** @param {string} script @param {string} address @param {boolean} isNeeded */
  function keep(script, address, isNeeded) {
    const logFile = path.join(folder, 'program.log')
    return keepProgram({
      ...besideShop,
      name: 'shop',
      url: address,
      withinMs: 20_000,
      isNeeded,
      logFile,
      say: (line) => said.push(line),
      launch: () => startProcess({ args: ['-e', script], cwd: folder, env: {}, logFile }),
    })
  }

  test('that is killed answers again as another process, and a stop ends that one', async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const kept = keep(serves(port), address, true)
    await kept.start()
    const pid = () =>
      fetch(address).then(
        (answer) => answer.text(),
        () => null,
      )
    const first = await pid()
    process.kill(Number(first), 'SIGKILL')
    await vi.waitUntil(async () => ![first, null].includes(await pid()), { timeout: 20_000 })
    expect(said).toEqual([expect.stringContaining('The shop ended by SIGKILL; it is started again in 1 s')])
    await kept.stop()
    expect(await pid()).toBeNull()
  })

  test('that fails because of something nobody caught answers again as another process', async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const throws = `require('node:http').createServer((q, r) => { if (q.url === '/fail') throw new Error('nobody caught it'); r.end(String(process.pid)) }).listen(${port}, '127.0.0.1')`
    const kept = keep(throws, address, true)
    await kept.start()
    const answerOf = (/** @type {string} */ path) =>
      fetch(address + path).then(
        (answer) => answer.text(),
        () => null,
      )
    const first = await answerOf('/')
    expect(await answerOf('/fail')).toBeNull()
    await vi.waitUntil(async () => ![first, null].includes(await answerOf('/')), { timeout: 20_000 })
    expect(said).toEqual([expect.stringMatching(/^The shop ended with code 1; it is started again in 1 s /)])
    expect(readFileSync(path.join(folder, 'program.log'), 'utf8')).toContain('nobody caught it')
    await kept.stop()
  })

  const fails = "console.error('no database'); process.exit(3)"

  test('that is needed and fails at its first start says its words and is not tried again', async () => {
    const kept = keep(fails, `http://127.0.0.1:${await freePort()}`, true)
    await expect(kept.start()).rejects.toThrow(/no database[\s\S]*could not start \(ended with code 3\)/)
    await kept.stop()
    expect(said).toEqual([])
    expect(readFileSync(path.join(folder, 'program.log'), 'utf8')).toBe('no database\n')
  })

  test('that is beside the shop says so as well, and is tried again', async () => {
    const kept = keep(fails, `http://127.0.0.1:${await freePort()}`, false)
    await expect(kept.start()).rejects.toThrow(/no database/)
    await vi.waitUntil(() => said.length > 1, { timeout: 20_000 })
    await kept.stop()
    expect(said[0]).toContain('The shop ended with code 3; it is started again in 1 s')
  })
})

/** @returns {import('./processes.mjs').Process & { end(how: string): void }} */
function fakeProcess() {
  /** @type {(how: string) => void} */
  let end = () => {}
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    end = resolve
  })
  return {
    pid: undefined,
    ended,
    end,
    isRunning: () => true,
    lastWords: () => '',
    tell() {},
    kill() {},
    stop: async () => end('ended by SIGTERM'),
  }
}
