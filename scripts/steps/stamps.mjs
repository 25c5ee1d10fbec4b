import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

// Folders that a build writes or does not read. Anything else may change its result.
const skippedFolders = new Set([
  'node_modules',
  'build',
  '.next',
  '.react-router',
  '.turbo',
  'test',
  'bench',
  'tools',
])
const skippedFiles = /\.test\.|\.md$|^next-env\.d\.ts$|\.tsbuildinfo$|\.log$/

/** @param {(string | Buffer)[]} parts */
export function contentHash(parts) {
  const hash = createHash('sha256')
  // The length is included, so that ['ab', 'c'] differs from ['a', 'bc'].
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/** A hash of the names and contents of all sources in the given places. @param {string[]} places */
export function sourcesHash(places) {
  const files = places.flatMap((place) => sourcesUnder(place)).sort()
  return contentHash([process.versions.node, ...files.flatMap((file) => [file, readFileSync(file)])])
}

/** @param {string} name @param {string} hash */
export function isFresh(name, hash, folder = stampFolder) {
  const file = path.join(folder, name)
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

/** @param {string} name @param {string} hash */
export function markFresh(name, hash, folder = stampFolder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), hash)
}

/** Removes the stamp before a build, so that an interrupted build does not count as finished. @param {string} name */
export function markStale(name, folder = stampFolder) {
  rmSync(path.join(folder, name), { force: true })
}

const stampFolder = inProject('node_modules/.cache/wojaz')

/** @param {string} place @returns {string[]} */
function sourcesUnder(place) {
  if (!existsSync(place)) return []
  const entries = readdirSync(path.dirname(place), { withFileTypes: true })
  const self = entries.find((entry) => entry.name === path.basename(place))
  if (self?.isFile()) return [place]
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return skippedFolders.has(entry.name) ? [] : sourcesUnder(path.join(place, entry.name))
    return skippedFiles.test(entry.name) ? [] : [path.join(place, entry.name)]
  })
}
