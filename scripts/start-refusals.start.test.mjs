import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startProcess } from './steps/processes.mjs'

vi.setConfig({ testTimeout: 30_000 })

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-start-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/**
 * @param {Record<string, string>} env
 * @param {string[]} nodeArgs
 * @returns {Promise<{ code: number | null, sentence: string }>}
 */
async function start(env, nodeArgs = []) {
  const ports = {
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    BANK_PORT: String(await freePort()),
    SUPPLIER_PORT: String(await freePort()),
  }
  const child = spawn(process.execPath, [...nodeArgs, path.join(import.meta.dirname, 'start.mjs')], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, DATABASE_URL: '', ...ports, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let sentence = ''
  child.stderr.on('data', (text) => {
    sentence += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, sentence: sentence.trim() })))
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

describe('a start that cannot succeed says why and what to do, in one sentence', () => {
  test('when the port is taken', async () => {
    const intruder = createServer()
    await new Promise((resolve) => intruder.listen(0, '127.0.0.1', () => resolve(null)))
    const { port } = /** @type {import('node:net').AddressInfo} */ (intruder.address())
    const { code, sentence } = await start({ PORT: String(port) })
    intruder.close()
    expect(code).toBe(1)
    expect(sentence).toBe(
      `Port ${port}, meant for the shop, is taken by another program: stop that program, or start again with PORT=${port + 10} npm start.`,
    )
  })

  test('when the port is no port', async () => {
    const { code, sentence } = await start({ PORT: 'abc' })
    expect(code).toBe(1)
    expect(sentence).toBe('PORT must be a port number between 1 and 65535.')
  })

  test('when DATABASE_URL leads nowhere, without telling the password', async () => {
    const { code, sentence } = await start({ DATABASE_URL: 'postgres://shop:tajne@127.0.0.1:1/shop' })
    expect(code).toBe(1)
    expect(sentence).toBe(
      'Postgres at 127.0.0.1:1/shop cannot be used (connect ECONNREFUSED 127.0.0.1:1): start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded one.',
    )
  })

  test('when DATABASE_URL is no address', async () => {
    const { code, sentence } = await start({ DATABASE_URL: 'localhost' })
    expect(code).toBe(1)
    expect(sentence).toBe(
      'DATABASE_URL must be a Postgres address, for instance postgres://user:password@host:5432/wojaz.',
    )
  })

  test('when settings cannot be used: all of them at once, and before anything is made', async () => {
    const data = path.join(folder, 'data')
    const { code, sentence } = await start({
      DATA_DIR: data,
      METRICS_TOKEN: 'short',
      CONTENT_SECRET: 'none',
      PAYU_SECOND_KEY: 'none',
    })
    expect(code).toBe(1)
    expect(sentence.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([
      ...['CONTENT_SECRET', 'PAYU_URL', 'PAYU_POS_ID', 'PAYU_CLIENT_ID', 'PAYU_CLIENT_SECRET'],
      ...['PAYU_SECOND_KEY', 'METRICS_TOKEN'],
    ])
    expect(existsSync(data)).toBe(false)
  })

  test('when the data folder cannot be written', async () => {
    const { code, sentence } = await start({ DATA_DIR: '/dev/null/data' })
    expect(code).toBe(1)
    expect(sentence).toBe(
      'The data folder /dev/null/data cannot be written (ENOTDIR): give yourself the right to it, or choose another with DATA_DIR=/path/to/folder npm start.',
    )
  })

  test('when Node is too old', async () => {
    const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.18.3'})"
    const { code, sentence } = await start({}, ['--import', older])
    expect(code).toBe(1)
    expect(sentence).toMatch(/^Wojaż needs Node 20\.19 or newer and this is 20\.18\.3: install it from/)
  })
})

describe('Ctrl-C', () => {
  /** @param {Record<string, string>} env */
  function run(env) {
    const shutdown = path.join(import.meta.dirname, 'steps/shutdown.mjs')
    const script = `
      import { onShutdown } from ${JSON.stringify(shutdown)}
      onShutdown({ stop: () => console.log('stop'), force: () => { console.log('force'); process.exit(1) } })
      process.on('SIGINT', () => console.log('heard'))
      setInterval(() => {}, 1000)
      console.log('up')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    })
    let words = ''
    child.stdout.on('data', (text) => {
      words += text
    })
    /** @param {string} expected */
    const says = (expected) => vi.waitUntil(() => words === expected, { timeout: 10_000 })
    return { child, says }
  }

  test('asks everything to stop, and forces it when pressed again', async () => {
    const { child, says } = run({ npm_lifecycle_event: '' })
    await says('up\n')
    child.kill('SIGINT')
    await says('up\nstop\nheard\n')
    child.kill('SIGINT')
    await says('up\nstop\nheard\nforce\n')
  })

  test('that npm passes on is the same press', async () => {
    const { child, says } = run({ npm_lifecycle_event: 'start' })
    await says('up\n')
    child.kill('SIGINT')
    await says('up\nstop\nheard\n')
    child.kill('SIGINT')
    await says('up\nstop\nheard\nheard\n')
    child.kill('SIGINT')
    await says('up\nstop\nheard\nheard\nforce\n')
  })
})

describe('a process of the stack', () => {
  const isAlive = (/** @type {number | undefined} */ pid) =>
    existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  /** @param {string} script */
  const launch = (script) =>
    startProcess({ args: ['-e', script], cwd: folder, env: {}, logFile: path.join(folder, 'program.log') })

  test('is asked to stop and may finish its work', async () => {
    const program = launch(
      "process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); process.exit(0) }, 200)); setInterval(() => {}, 1000); console.log('up')",
    )
    await vi.waitUntil(() => program.lastWords().includes('up'), { timeout: 5_000 })
    await program.stop(5_000)
    expect(await program.ended).toBe('ended with code 0')
    expect(program.lastWords()).toContain('finished')
  })

  test.each([
    ['MALLOC_ARENA_MAX', undefined, '2'],
    ['MALLOC_ARENA_MAX', '8', '8'],
    ['MALLOC_MMAP_THRESHOLD_', undefined, '131072'],
    ['MALLOC_TRIM_THRESHOLD_', undefined, '131072'],
  ])('keeps little native memory unless somebody wishes otherwise: %s %s', async (name, wished, value) => {
    vi.stubEnv(name, wished)
    const program = launch(`console.log(process.env.${name})`)
    vi.unstubAllEnvs()
    await program.ended
    expect(program.lastWords()).toBe(value)
  })

  test('is ended when it does not stop in time', async () => {
    const program = launch("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')")
    await vi.waitUntil(() => program.lastWords().includes('up'), { timeout: 5_000 })
    await program.stop(100)
    expect(await program.ended).toBe('ended by SIGKILL')
  })

  test.each(['at once', 'when it was up'])(
    'does not outlive a start script that was killed %s',
    async (moment) => {
      const processes = path.join(import.meta.dirname, 'steps/processes.mjs')
      const logFile = path.join(folder, 'program.log')
      const owner = spawn(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import { startProcess } from ${JSON.stringify(processes)}
         const script = "setInterval(() => {}, 1000); console.log('up')"
         const program = startProcess({ args: ['-e', script], cwd: '/', env: {}, logFile: ${JSON.stringify(logFile)} })
         console.log(program.pid)
         setInterval(() => {}, 1000)`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
      )
      const pid = await new Promise((resolve) => owner.stdout?.once('data', (text) => resolve(Number(text))))
      const isUp = () => readFileSync(logFile, 'utf8') === 'up\n'
      await vi.waitUntil(() => moment === 'at once' || isUp(), { timeout: 10_000 })
      expect(isAlive(pid)).toBe(true)
      owner.kill('SIGKILL')
      await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 })
    },
  )
})
