import { existsSync, readFileSync } from 'node:fs'
import { runCommand, tool } from './command.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { isFresh, markFresh, markStale, sourcesHash } from './stamps.mjs'

const apps = {
  shop: {
    folder: 'apps/shop',
    title: 'Building the shop',
    command: 'react-router',
    result: 'apps/shop/build/server/index.js',
  },
  cms: {
    folder: 'apps/cms',
    title: 'Building the admin',
    command: 'next',
    result: 'apps/cms/.next/BUILD_ID',
  },
  painter: {
    folder: 'demo/painter',
    title: 'Building the painter of the demo',
    command: 'vite',
    result: 'demo/painter/build/picture-source.js',
  },
}

/** @typedef {keyof typeof apps} AppName */

/** @param {AppName} app */
export function isBuilt(app) {
  return existsSync(inProject(apps[app].result)) && isFresh(`build-${app}`, hashOf(app))
}

/**
 * @param {AppName} app
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureBuilt(app, progress) {
  if (isBuilt(app) || !existsSync(inProject(apps[app].folder))) return
  const { folder, title, command, result } = apps[app]
  await progress.step(title, async (waitsFor) => {
    const hash = hashOf(app)
    markStale(`build-${app}`)
    waitsFor(`${command} build`)
    const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    const { code, output } = await runCommand(tool(command), ['build'], { cwd: inProject(folder), env })
    if (code !== 0 || !existsSync(inProject(result))) {
      throw new Refusal(`${output.trim()}\n\n${title} failed: see the words of "${command} build" above.`)
    }
    markFresh(`build-${app}`, hash)
  })
}

/** @param {AppName} app */
function hashOf(app) {
  return sourcesHash(packageSources(apps[app].folder))
}

/** What determines a build: the package, the workspaces it imports, the versions of the rest. @param {string} folder */
export function packageSources(folder) {
  const shared = ['package-lock.json', 'tsconfig.json'].map((file) => inProject(file))
  return [...shared, inProject(folder), ...packagesOf(inProject(folder))]
}

/** Folders of the workspaces that an app imports, directly or not. @param {string} folder @returns {string[]} */
function packagesOf(folder, seen = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith('@wojaz/')) continue
    const own = folderOf(name.replace('@wojaz/', ''))
    if (seen.has(own)) continue
    seen.add(own)
    packagesOf(own, seen)
  }
  return [...seen]
}

/** Most are packages; the office is an app that the shop imports, demo-painter is part of the demo. @param {string} name */
function folderOf(name) {
  const [found] = [`packages/${name}`, `apps/${name}`, name.replace('-', '/')]
    .map((folder) => inProject(folder))
    .filter((folder) => existsSync(folder))
  return found ?? inProject('packages', name)
}
