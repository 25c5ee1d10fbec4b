import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ErrorReceiver, openErrorReceiver } from '../error-receiver.ts'

let receiver: ErrorReceiver
beforeAll(async () => {
  receiver = await openErrorReceiver()
})
beforeEach(() => void receiver.received.splice(0))
afterAll(() => receiver.close())

const server = (file: string) => JSON.stringify(new URL(`../../server/${file}`, import.meta.url).href)

/** A process with the shop's fault handling but without the shop; it runs the given code. */
async function runProcess(happening: string, dsn: string = receiver.dsn) {
  const program = `
    import { createErrorSender } from ${server('host/error-sender.ts')}
    import { watchProcess } from ${server('host/process-faults.ts')}
    Math.random = () => 0
    const errors = createErrorSender(${JSON.stringify(dsn)}, { mode: 'test', clock: () => new Date() })
    const log = { fatal: ({ origin }) => console.log('logged', origin) }
    const leave = async () => { console.log('leaving'); process.exit(1) }
    watchProcess(process, { log, reports: { errorHappened: errors.send, errorsSent: errors.flush }, leave })
    setTimeout(() => process.exit(0), 20_000)
    ${happening}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  child.stdout.on('data', (part) => void said.push(String(part)))
  const [exitCode] = await once(child, 'close')
  return { exitCode, said: said.join('') }
}

test.each([
  [
    'an exception that nobody caught',
    'setTimeout(() => { throw new TypeError("lost jan@example.com") })',
    'uncaughtException',
  ],
  [
    'a promise that nobody waited for',
    'Promise.reject(new TypeError("lost jan@example.com"))',
    'unhandledRejection',
  ],
])('%s is logged and reported, then the process leaves in order', async (_, happening, origin) => {
  const { exitCode, said } = await runProcess(happening)
  expect(exitCode).toBe(1)
  expect(said).toBe(`logged ${origin}\nleaving\n`)
  expect(receiver.received).toHaveLength(1)
  expect(receiver.received[0]?.event).toMatchObject({
    platform: 'node',
    transaction: origin,
    exception: {
      values: [{ type: 'TypeError', value: 'lost [e-mail]', mechanism: { type: 'generic', handled: false } }],
    },
  })
})

test('what follows in a process that is leaving is told too, and does not stop it from leaving', async () => {
  const twice = 'for (const name of ["a", "b"]) setTimeout(() => { throw new Error(name) })'
  const { exitCode, said } = await runProcess(twice)
  expect(exitCode).toBe(1)
  expect(said.match(/logged/g)).toHaveLength(2)
  expect(said.match(/leaving/g)).toHaveLength(1)
})

test('a service that does not answer keeps no process from leaving', async () => {
  const { exitCode, said } = await runProcess(
    'Promise.reject(new Error("alone"))',
    'http://key@127.0.0.1:9/7',
  )
  expect(exitCode).toBe(1)
  expect(said).toContain('leaving')
})
