import { builtinModules } from 'node:module'
import path from 'node:path'
import { ownImport, relativeTarget } from './import-target.mjs'

// Which workspace may import which: roughly travel ← database ← content, offers, mail ← account ← booking ← apps. Cache and
// pictures depend on travel only. Staff uses account to check passwords. Attractions use the payments and documents of booking.
// The demo may import every package, but no app and no package may import the demo, so that the shop works without it.
/** @type {Record<string, string[]>} */
const mayImport = {
  travel: [],
  cache: ['travel'],
  pictures: ['travel'],
  database: ['travel'],
  content: ['travel', 'cache', 'pictures', 'database'],
  offers: ['travel', 'pictures', 'database'],
  mail: ['travel', 'database'],
  insight: ['travel', 'database'],
  uploads: ['travel', 'pictures', 'database'],
  wishlist: ['travel', 'database', 'offers'],
  'price-alerts': ['travel', 'database', 'offers', 'mail'],
  complaints: ['travel', 'database', 'mail', 'uploads', 'booking'],
  talks: ['travel', 'database', 'mail'],
  attractions: ['travel', 'database', 'mail', 'booking'],
  account: ['travel', 'pictures', 'database', 'mail'],
  staff: ['travel', 'database', 'mail', 'account'],
  booking: ['travel', 'pictures', 'database', 'uploads', 'content', 'offers', 'mail', 'account'],
}

// The shop's process also serves the office: only its host and its tests may import it.
const hostsOffice = /^apps\/shop\/(server\/host|test)\//

/** @type {import('./rules.mjs').Rule} */
function importsPointOneWay({ files, workspaces }) {
  return files.flatMap((file) =>
    file.imports.flatMap((one) => {
      const target = workspaces.get(ownImport(one.specifier)?.name ?? '')
      if (!target || !file.workspace || target === file.workspace || isAllowed(file.workspace, target))
        return []
      if (target.name === 'office' && hostsOffice.test(file.path)) return []
      return {
        place: `${file.path}:${one.line}`,
        sentence: `${file.workspace.name} may not import ${target.name}: dependencies point one way.`,
      }
    }),
  )
}

/** @type {import('./rules.mjs').Rule} */
function packagesHaveDoors({ files, workspaces }) {
  return files.flatMap((file) =>
    file.imports.flatMap((one) => {
      const place = `${file.path}:${one.line}`
      const own = ownImport(one.specifier)
      if (own && !workspaces.get(own.name)?.doors.has(own.door)) {
        return {
          place,
          sentence: `${one.specifier} is not a door of its package: import what package.json exports.`,
        }
      }
      const target = relativeTarget(file.path, one.specifier)
      const owner = [...workspaces.values()].find(({ folder }) => target?.startsWith(`${folder}/`))
      if (!owner || owner === file.workspace) return []
      if (file.path.startsWith('scripts/') && isPlainDoor(owner, target ?? '')) return []
      return {
        place,
        sentence: `${one.specifier} reaches into ${owner.folder}: import @wojaz/${owner.name} by its door.`,
      }
    }),
  )
}

/** @type {import('./rules.mjs').Rule} */
function workspacesDeclareWhatTheyImport({ files, rootDeclared }) {
  return files.flatMap((file) =>
    file.imports.flatMap(({ specifier, line }) => {
      const name = packageName(specifier)
      if (!name || name === `@wojaz/${file.workspace?.name}`) return []
      if (file.workspace?.declared.has(name)) return []
      if (isTooling(file.path) && (rootDeclared.has(name) || name.startsWith('@wojaz/'))) return []
      const manifest = `${file.workspace ? `${file.workspace.folder}/` : ''}package.json`
      return { place: `${file.path}:${line}`, sentence: `${name} is not declared in ${manifest}.` }
    }),
  )
}

export const doorRules = [importsPointOneWay, packagesHaveDoors, workspacesDeclareWhatTheyImport]

/**
 * Scripts run before anything is installed: until then an entry point must be imported by its path and use only plain Node.
 * @param {import('./project-map.mjs').Workspace} owner @param {string} file
 */
function isPlainDoor({ doors }, file) {
  return file.endsWith('.mjs') && [...doors.values()].includes(file)
}

/** @param {import('./project-map.mjs').Workspace} from @param {import('./project-map.mjs').Workspace} to */
function isAllowed(from, to) {
  if (from.kind === 'demo') return to.kind !== 'app'
  if (from.kind === 'app') return to.kind === 'package'
  return mayImport[from.name]?.includes(to.name) ?? false
}

/** @param {string} specifier */
function packageName(specifier) {
  if (/^(\.|\/|#|node:|virtual:)/.test(specifier)) return null
  const [scope = '', name = ''] = specifier.split('/')
  const whole = scope.startsWith('@') ? `${scope}/${name}` : scope
  return builtinModules.includes(whole) ? null : whole
}

// Tests, configurations and scripts may use the root's tools.
/** @param {string} file */
const isTooling = (file) =>
  /\.(test|spec|bench)\.|\.config\./.test(path.basename(file)) ||
  /^(e2e|scripts)\/|\/(test|bench|tools)\//.test(file)
