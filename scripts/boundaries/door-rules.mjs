import { builtinModules } from 'node:module'
import path from 'node:path'
import { ownImport, relativeTarget } from './import-target.mjs'

// Who may see whom: travel ← database ← content, offers, mail ← account ← booking ← apps. Of the small stores, insight sees the database,
// uploads pictures, wishlist offers as well, price-alerts also mail, talks database and mail; only apps see them. Attractions take the ways to pay and the documents of booking, and write emails. Staff stands beside
// booking: it knows how passwords are tried. Pictures and cache stand beside travel: they know nothing else of the shop. The demo
// sees every package, and no app and no package sees the demo: a shop stands without it.
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
  staff: ['travel', 'database', 'account'],
  booking: ['travel', 'pictures', 'database', 'uploads', 'content', 'offers', 'mail', 'account'],
}

// The shop's process answers for the office, too: whoever starts it may take it in, nobody else.
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
 * Scripts run before anything is installed: until then a door has no name, only its place, and must be plain Node.
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

// Tests, configurations and scripts may use the tools that the root brings for everybody.
/** @param {string} file */
const isTooling = (file) =>
  /\.(test|spec|bench)\.|\.config\./.test(path.basename(file)) ||
  /^(e2e|scripts)\/|\/(test|bench|tools)\//.test(file)
