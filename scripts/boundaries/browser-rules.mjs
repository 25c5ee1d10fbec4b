import { builtinModules } from 'node:module'
import { ownImport, relativeTarget } from './import-target.mjs'

const nodeOnlyPackages =
  /^(pg|sharp|payload|@payloadcms\/.*|fastify|@fastify\/.*|pino|prom-client|nodemailer|next)(\/|$)/
const nodeOnlyWorkspaces = new Set(['database', 'demo-world', 'demo-painter'])
// All other entry points of packages must run in the browser, and their imports are followed to check that.
const nodeDoors = new Set([
  './server',
  './documents',
  './testing',
  './bench',
  './desk',
  './payload-config',
  './fingerprint',
  './desk',
  './mail-folder',
  './mailbox',
  './settings',
])
// React Router removes these exports, and what only they use, from the browser's code.
const serverExports = new Set(['loader', 'action', 'middleware', 'headers', ''])

/** @type {import('./rules.mjs').Rule} */
function pagesRunInTheBrowser({ files }) {
  return files
    .filter(({ path }) => isBrowserFile(path))
    .flatMap((file) => {
      const isRoute = /^apps\/shop\/app\/(root\.tsx|routes\/)/.test(file.path)
      return file.imports.flatMap((one) => {
        if (one.isType || !needsNode(file.path, one.specifier)) return []
        const leaks = one.usedIn.filter((name) => !serverExports.has(name))
        if (isRoute && leaks.length === 0) return []
        const where = isRoute ? `${leaks.join(', ')} runs in the browser` : 'this file runs in the browser'
        return {
          place: `${file.path}:${one.line}`,
          sentence: `${one.specifier} needs Node, and ${where}: import its types only, or move the work to a loader.`,
        }
      })
    })
}

/** @type {import('./rules.mjs').Rule} */
function doorsRunInTheBrowser({ files, workspaces }) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return [...workspaces.values()].flatMap(({ name, doors }) => {
    // A file reached by two entry points is reported once.
    const seen = new Set()
    return [...doors].flatMap(([door, file]) =>
      isNodeDoor(name, door) ? [] : walk(file, `@wojaz/${name}${door.slice(1)}`, seen),
    )
  })

  /** @param {string} path @param {string} door @param {Set<string>} seen @returns {import('./rules.mjs').Breach[]} */
  function walk(path, door, seen) {
    const file = byPath.get(path)
    if (!file || seen.has(path)) return []
    seen.add(path)
    return file.imports.flatMap((one) => {
      if (one.isType) return []
      if (needsNode(path, one.specifier)) {
        return {
          place: `${path}:${one.line}`,
          sentence: `${one.specifier} needs Node, and ${door} is imported by the browser: move it behind ./server.`,
        }
      }
      const target = relativeTarget(path, one.specifier)
      return target ? walk(target, door, seen) : []
    })
  }
}

export const browserRules = [pagesRunInTheBrowser, doorsRunInTheBrowser]

/** @param {string} path */
const isBrowserFile = (path) =>
  path.startsWith('apps/shop/app/') && !/\.(server|test)\.tsx?$/.test(path) && !path.endsWith('app/routes.ts')

/** @param {string} workspace @param {string} door */
const isNodeDoor = (workspace, door) => nodeOnlyWorkspaces.has(workspace) || nodeDoors.has(door)

/** @param {string} file @param {string} specifier */
function needsNode(file, specifier) {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return true
  const own = ownImport(specifier)
  if (own) return isNodeDoor(own.name, own.door)
  const target = relativeTarget(file, specifier)
  if (target) return target.startsWith('apps/shop/server/') || /\.server\.tsx?$/.test(target)
  return nodeOnlyPackages.test(specifier)
}
