import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { runCommand, tool } from './command.mjs'
import { Refusal } from './refusal.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/**
 * A browser for the journeys: the installed one, else Playwright's download, else the distribution's package.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<{ CHROMIUM_PATH?: string }>} empty when Playwright is to use its own
 */
export async function ensureBrowser(progress) {
  const installed = installedBrowser(process.env)
  if (installed) return { CHROMIUM_PATH: installed }
  return progress.step('Getting a browser', async (waitsFor) => {
    waitsFor("Playwright's Chromium")
    const download = await runCommand(tool('playwright'), ['install', 'chromium'])
    if (download.code === 0 && (await starts())) return {}
    const packaged = process.getuid?.() === 0 ? await installPackage(waitsFor) : 'only root may install one'
    const found = installedBrowser(process.env)
    if (found) return { CHROMIUM_PATH: found }
    throw new Refusal(
      `${download.output.trim()}\n${packaged}\n\nThere is no browser for the journeys: install Chromium, or name one with CHROMIUM_PATH=/path/to/chromium npm test.`,
    )
  })
}

/** @param {NodeJS.ProcessEnv} env */
function installedBrowser(env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Refusal(
      `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program: correct it, or unset it.`,
    )
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram)
}

/** Playwright's build may be there and still lack the system's libraries. */
async function starts() {
  const script =
    "require('@playwright/test').chromium.launch({ args: ['--no-sandbox'] }).then((browser) => browser.close())"
  return (await runCommand(process.execPath, ['-e', script])).code === 0
}

/** @param {(what: string) => void} waitsFor */
async function installPackage(waitsFor) {
  waitsFor('apt-get install chromium')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  const { output } = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { env },
  )
  return output.trim()
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
