import { builtinModules } from 'node:module'
import { ownImport, relativeTarget } from './import-target.mjs'

const nodeOnlyPackages =
  /^(pg|sharp|payload|@payloadcms\/.*|fastify|@fastify\/.*|pino|prom-client|nodemailer|next)(\/|$)/
const nodeOnlyWorkspaces = new Set(['database', 'demo'])
// React Router takes these exports, and what only they use, out of what it sends to the browser.
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
function mainDoorsRunInTheBrowser({ files, workspaces }) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return [...workspaces.values()].flatMap(({ name, doors }) => {
    const door = doors.get('.')
    return !door || nodeOnlyWorkspaces.has(name) ? [] : walk(door, name)
  })

  /** @param {string} path @param {string} owner @returns {import('./rules.mjs').Breach[]} */
  function walk(path, owner, seen = new Set()) {
    const file = byPath.get(path)
    if (!file || seen.has(path)) return []
    seen.add(path)
    return file.imports.flatMap((one) => {
      if (one.isType) return []
      if (needsNode(path, one.specifier)) {
        return {
          place: `${path}:${one.line}`,
          sentence: `${one.specifier} needs Node, and @wojaz/${owner} is imported by the browser: move it behind ./server.`,
        }
      }
      const target = relativeTarget(path, one.specifier)
      return target ? walk(target, owner, seen) : []
    })
  }
}

export const browserRules = [pagesRunInTheBrowser, mainDoorsRunInTheBrowser]

/** @param {string} path */
const isBrowserFile = (path) =>
  path.startsWith('apps/shop/app/') && !/\.(server|test)\.tsx?$/.test(path) && !path.endsWith('app/routes.ts')

/** @param {string} file @param {string} specifier */
function needsNode(file, specifier) {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return true
  const own = ownImport(specifier)
  if (own) return own.door !== '.' || nodeOnlyWorkspaces.has(own.name)
  const target = relativeTarget(file, specifier)
  if (target) return target.startsWith('apps/shop/server/') || /\.server\.tsx?$/.test(target)
  return nodeOnlyPackages.test(specifier)
}
