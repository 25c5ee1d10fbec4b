import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readImports } from './read-imports.mjs'

/**
 * @typedef {object} Workspace
 * @property {string} name without the scope: travel, shop, demo-world
 * @property {string} folder relative to the root
 * @property {'app' | 'package' | 'demo'} kind
 * @property {Map<string, string>} doors '.' or './server' → file
 * @property {Set<string>} declared
 *
 * @typedef {object} SourceFile
 * @property {string} path relative to the root
 * @property {Workspace | null} workspace null for scripts and journeys
 * @property {import('./read-imports.mjs').Import[]} imports
 *
 * @typedef {object} Project
 * @property {Map<string, Workspace>} workspaces
 * @property {SourceFile[]} files
 * @property {string[]} names every folder and file, for the rule about names
 * @property {Set<string>} rootDeclared
 */

/** The kind of workspaces in each folder of the root. @type {Record<string, Workspace['kind']>} */
const kinds = { apps: 'app', packages: 'package', demo: 'demo' }
const skipped = new Set(['node_modules', 'build', '.next', '.react-router', 'migrations', 'test-results'])
const sourceFile = /\.(m?[jt]s|[jt]sx)$/

/** @param {string} root @returns {Project} */
export function readProject(root) {
  const workspaces = new Map(
    Object.keys(kinds)
      .flatMap((shelf) => workspacesOf(root, shelf))
      .map((one) => [one.name, one]),
  )
  const names = [...Object.keys(kinds), 'e2e', 'scripts'].flatMap((folder) => namesUnder(root, folder))
  const files = names
    .filter((name) => sourceFile.test(name) && !name.endsWith('.d.ts'))
    .map((name) => ({
      path: name,
      workspace: [...workspaces.values()].find(({ folder }) => name.startsWith(`${folder}/`)) ?? null,
      imports: readImports(name, readFileSync(path.join(root, name), 'utf8')),
    }))
  return { workspaces, files, names, rootDeclared: declaredIn(readJson(path.join(root, 'package.json'))) }
}

/** @param {string} root @param {string} shelf @returns {Workspace[]} */
function workspacesOf(root, shelf) {
  if (!existsSync(path.join(root, shelf))) return []
  return readdirSync(path.join(root, shelf))
    .map((name) => `${shelf}/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(path.join(root, folder, 'package.json'))
      return {
        name: shelf === 'demo' ? folder.replace('/', '-') : path.basename(folder),
        folder,
        kind: kinds[shelf] ?? 'package',
        doors: new Map(
          Object.entries(manifest.exports ?? {}).map(([door, file]) => [door, path.join(folder, file)]),
        ),
        declared: declaredIn(manifest),
      }
    })
}

/** @param {string} root @param {string} folder @returns {string[]} */
function namesUnder(root, folder) {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (skipped.has(entry.name)) return []
    return entry.isDirectory() ? [name, ...namesUnder(root, name)] : [name]
  })
}

/** @param {{ dependencies?: object, devDependencies?: object, peerDependencies?: object }} manifest */
function declaredIn({ dependencies, devDependencies, peerDependencies }) {
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
