import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { runCommand } from './command.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { contentHash, isFresh, markFresh } from './stamps.mjs'

/**
 * Installs package-lock.json, unless this script or a developer's `npm install` has done so already.
 * Not by `npm ci`: it refuses a lock file without the packages of every other system (macOS, Windows, musl …),
 * which this machine does not need.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureInstalled(progress) {
  const lock = readFileSync(inProject('package-lock.json'), 'utf8')
  const hash = contentHash([process.platform, process.arch, lock])
  if (existsSync(inProject('node_modules/.package-lock.json'))) {
    if (
      isFresh('install', hash) ||
      isInstalled(lock, readFileSync(inProject('node_modules/.package-lock.json'), 'utf8'))
    )
      return
  }
  await progress.step('Installing packages', async (waitsFor) => {
    requireWritable()
    waitsFor('npm install (a minute or two the first time)')
    // npm sets this path for its scripts; if run directly (`node scripts/start.mjs`), npm is on the path.
    const npm = process.env.npm_execpath
    const args = ['install', '--no-save', '--include=dev', '--no-progress']
    const { code, output } = await (npm
      ? runCommand(process.execPath, [npm, ...args])
      : runCommand('npm', args))
    if (code !== 0) {
      throw new Refusal(
        `${output.trim()}\n\nThe packages could not be installed (npm install ended with ${code}): see npm's words above.`,
      )
    }
    markFresh('install', hash)
  })
}

/**
 * npm records the installed packages in node_modules/.package-lock.json. Optional packages for other systems may be missing;
 * workspaces are links without a version.
 * @param {string} wanted
 * @param {string} installed
 */
export function isInstalled(wanted, installed) {
  const present = JSON.parse(installed).packages
  return Object.entries(JSON.parse(wanted).packages).every(
    ([place, { optional, version }]) =>
      !place.startsWith('node_modules/') ||
      optional ||
      (place in present && present[place].version === version),
  )
}

function requireWritable() {
  try {
    mkdirSync(inProject('node_modules/.cache'), { recursive: true })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Refusal(
      `The folder ${inProject()} cannot be written (${code}): clone the project where you may write, or give yourself the right with chown.`,
    )
  }
}
