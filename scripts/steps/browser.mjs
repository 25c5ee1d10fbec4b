import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { runCommand, tool } from './command.mjs'
import { Refusal } from './refusal.mjs'

/** The best first: a headless-only Chromium runs the same journeys with little more than half of the work. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/**
 * A browser for the journeys: an installed one, else Playwright's download, else the distribution's package. Each is
 * started as a test: some packages only refer to an app store, and some downloads lack system libraries.
 * @param {import('./progress.mjs').Progress} progress
 * @param {string} [playwright]
 * @returns {Promise<{ CHROMIUM_PATH?: string }>} empty: Playwright uses its own
 */
export async function ensureBrowser(progress, playwright = tool('playwright')) {
  const named = namedBrowser()
  if (named) return { CHROMIUM_PATH: named }
  const installed = await installedBrowser()
  if (installed) return { CHROMIUM_PATH: installed }
  return progress.step('Getting a browser', async (waitsFor) => {
    const isRoot = process.getuid?.() === 0
    waitsFor("Playwright's Chromium")
    const download = await runCommand(playwright, ['install', '--only-shell', 'chromium'])
    if (download.code === 0 && (await starts())) return {}
    let words = download.output
    if (isRoot && download.code === 0) {
      waitsFor('the libraries it needs')
      words += (await runCommand(playwright, ['install-deps', 'chromium'])).output
      if (await starts()) return {}
    }
    if (isRoot) {
      waitsFor('apt-get install')
      words += await installPackage()
      const packaged = await installedBrowser()
      if (packaged) return { CHROMIUM_PATH: packaged }
    }
    throw new Refusal(
      `${words.trim()}\n\nThere is no browser for the journeys: install Chromium${isRoot ? '' : ', run npm test as root once'}, or name one with CHROMIUM_PATH=/path/to/chromium npm test.`,
    )
  })
}

function namedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (!named || isProgram(named)) return named
  throw new Refusal(`CHROMIUM_PATH names ${named}, which is not a program: correct it, or unset it.`)
}

async function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  for (const candidate of candidates.filter(isProgram)) if (await starts(candidate)) return candidate
  return undefined
}

/** @param {string} [executablePath] by default Playwright's own */
async function starts(executablePath) {
  const options = JSON.stringify({ executablePath, args: ['--no-sandbox'] })
  const script = `require('@playwright/test').chromium.launch(${options}).then((browser) => browser.close())`
  return (await runCommand(process.execPath, ['-e', script])).code === 0
}

async function installPackage() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (/** @type {string[]} */ ...args) => runCommand('apt-get', args, { env })
  const install = (/** @type {string} */ name) =>
    aptGet('install', '-y', '-qq', '--no-install-recommends', name)
  await aptGet('update', '-qq')
  // Not every distribution has a separate headless package.
  const small = await install('chromium-headless-shell')
  return small.code === 0 ? small.output : (await install('chromium')).output
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
