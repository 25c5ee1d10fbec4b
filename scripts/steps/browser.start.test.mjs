import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBrowser } from './browser.mjs'
import { createProgress } from './progress.mjs'
import { root } from './project.mjs'

vi.setConfig({ testTimeout: 60_000 })

/** The only folder on the PATH, so that only the test's programs are found. @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-browser-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', `${folder}/downloads`)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('a browser named by CHROMIUM_PATH is taken as it is', async () => {
  vi.stubEnv('CHROMIUM_PATH', put('my-own', whole))
  put('chromium', whole)
  expect(await ensure()).toEqual({ CHROMIUM_PATH: `${folder}/my-own` })
  vi.stubEnv('CHROMIUM_PATH', `${folder}/nothing`)
  await expect(ensure()).rejects.toThrow(
    `CHROMIUM_PATH names ${folder}/nothing, which is not a program: correct it, or unset it.`,
  )
})

test('an installed browser is taken before anything is fetched, unless it does not start', async () => {
  put('chromium', broken)
  put('google-chrome', whole)
  expect(await ensure()).toEqual({ CHROMIUM_PATH: `${folder}/google-chrome` })
  expect(calls()).toEqual([])
})

test('of several installed browsers the one without windows is taken', async () => {
  put('chromium', whole)
  put('chromium-headless-shell', whole)
  expect(await ensure()).toEqual({ CHROMIUM_PATH: `${folder}/chromium-headless-shell` })
})

test('without one Playwright fetches its own', async () => {
  playwright(`if (command === 'install') make(${downloaded()}, whole)`)
  expect(await ensure()).toEqual({})
  expect(calls()).toEqual(['playwright install --only-shell chromium'])
})

test('for root Playwright adds the libraries that its browser lacks', async () => {
  as('root')
  playwright(`make(${downloaded()}, command === 'install' ? broken : whole)`)
  expect(await ensure()).toEqual({})
  expect(calls()).toEqual(['playwright install --only-shell chromium', 'playwright install-deps chromium'])
})

test("when Playwright's does not start even so, root installs the distribution's package", async () => {
  as('root')
  playwright(`make(${downloaded()}, broken)`)
  aptGet(`if (command === 'install') make('${folder}/chromium-headless-shell', whole)`)
  expect(await ensure()).toEqual({ CHROMIUM_PATH: `${folder}/chromium-headless-shell` })
  expect(calls()).toEqual([
    'playwright install --only-shell chromium',
    'playwright install-deps chromium',
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
  ])
})

test("when nothing can be fetched from Playwright, root installs the distribution's package, the whole one where there is no other", async () => {
  as('root')
  playwright("fail('no way to the download')")
  aptGet(
    `if (args.at(-1) === 'chromium') make('${folder}/chromium', whole); else fail('Unable to locate package')`,
  )
  expect(await ensure()).toEqual({ CHROMIUM_PATH: `${folder}/chromium` })
  expect(calls()).toEqual([
    'playwright install --only-shell chromium',
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
    'apt-get install -y -qq --no-install-recommends chromium',
  ])
})

test('root without any way to a browser is told what was tried and what to do', async () => {
  as('root')
  playwright("fail('no way to the download')")
  aptGet("fail('no such package')")
  await expect(ensure()).rejects.toThrow(
    /^no way to the download\nno such package\n\nThere is no browser for the journeys: install Chromium, or name one with CHROMIUM_PATH=\/path\/to\/chromium npm test\.$/,
  )
})

test('others install no packages and are told what to do', async () => {
  as('guest')
  playwright("fail('no way to the download')")
  aptGet(`make('${folder}/chromium', whole)`)
  await expect(ensure()).rejects.toThrow(
    /^no way to the download\n\nThere is no browser for the journeys: install Chromium, run npm test as root once, or name one with CHROMIUM_PATH=\/path\/to\/chromium npm test\.$/,
  )
  expect(calls()).toEqual(['playwright install --only-shell chromium'])
})

const silence = /** @type {NodeJS.WriteStream} */ (/** @type {unknown} */ ({ write: () => true }))
const ensure = () => ensureBrowser(createProgress({ out: silence }), `${folder}/playwright`)

/** @param {'root' | 'guest'} who */
const as = (who) => vi.spyOn(process, 'getuid').mockReturnValue(who === 'root' ? 0 : 1000)

/** Answers everything on its debugging pipe, so that Playwright takes it for a started browser. */
const whole = `
  const { createReadStream, writeSync } = require('node:fs')
  let heard = ''
  createReadStream('', { fd: 3 }).setEncoding('utf8').on('data', (text) => {
    const messages = (heard + text).split('\\0')
    heard = messages.pop()
    for (const { id, method } of messages.map((message) => JSON.parse(message))) {
      writeSync(4, JSON.stringify({ id, result: { product: 'Chromium/1', userAgent: 'Chromium' } }) + '\\0')
      if (method === 'Browser.close') process.exit(0)
    }
  })`
const broken = 'process.exit(127)'

/** @param {string} name @param {string} script */
function put(name, script) {
  const file = path.join(folder, name)
  writeFileSync(file, `#!${process.execPath}\n${script}`)
  chmodSync(file, 0o755)
  return file
}

/** @param {string} script */
const playwright = (script) => putTool('playwright', script)
/** @param {string} script */
const aptGet = (script) => putTool('apt-get', script)

/** A program that records its arguments, then runs the script. @param {string} name @param {string} script */
function putTool(name, script) {
  put(
    name,
    `const { appendFileSync, chmodSync, mkdirSync, writeFileSync } = require('node:fs')
     const { dirname } = require('node:path')
     const [, , ...args] = process.argv
     const [command] = args
     const [whole, broken] = ${JSON.stringify([whole, broken])}
     appendFileSync('${folder}/calls', '${name} ' + args.join(' ') + '\\n')
     function make(file, script) {
       mkdirSync(dirname(file), { recursive: true })
       writeFileSync(file, '#!' + process.execPath + '\\n' + script)
       chmodSync(file, 0o755)
     }
     function fail(words) {
       if (command !== 'update') console.log(words)
       process.exitCode = 1
     }
     ${script}`,
  )
}

const calls = () =>
  existsSync(`${folder}/calls`) ? readFileSync(`${folder}/calls`, 'utf8').trimEnd().split('\n') : []

/** @type {string | undefined} */
let ownBrowser

/** Where Playwright expects its browser: its error message says so. As a literal for a tool's script. */
function downloaded() {
  ownBrowser ??= path.relative(folder, missingBrowser())
  return JSON.stringify(path.join(folder, ownBrowser))
}

function missingBrowser() {
  const script = "require('@playwright/test').chromium.launch().catch(({ message }) => console.log(message))"
  const complaint = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })
  return /Executable doesn't exist at (\S+)/.exec(complaint)?.[1] ?? ''
}
