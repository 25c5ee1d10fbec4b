import { relativeTarget } from './import-target.mjs'

/** @typedef {Map<string, { to: string, place: string }[]>} Arrows from each file or folder to those whose values it imports */

/** @type {import('./rules.mjs').Rule} */
function filesDoNotGoRound({ files }) {
  const known = new Set(files.map(({ path }) => path))
  return circles(valueArrows(files, (path) => (known.has(path) ? path : null))).map(({ way, place }) => ({
    place,
    sentence: `${way.join(' → ')} is a circle: each of them is loaded before the other. What they share belongs in a file of its own.`,
  }))
}

/** @type {import('./rules.mjs').Rule} */
function capabilitiesDoNotGoRound({ files }) {
  const room = (/** @type {string} */ path) => /^apps\/shop\/server\/([^/]+)\//.exec(path)?.[1] ?? null
  const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path))
  return circles(valueArrows(sources, room)).map(({ way, place }) => ({
    place,
    sentence: `server: ${way.join(' → ')} is a circle: one of two rooms has to know less.`,
  }))
}

export const cycleRules = [filesDoNotGoRound, capabilitiesDoNotGoRound]

/**
 * @param {import('./project-map.mjs').SourceFile[]} files
 * @param {(path: string) => string | null} nodeOf
 * @returns {Arrows}
 */
function valueArrows(files, nodeOf) {
  /** @type {Arrows} */
  const arrows = new Map()
  for (const { path, imports } of files) {
    const from = nodeOf(path)
    if (!from) continue
    const mine = arrows.get(from) ?? []
    arrows.set(from, mine)
    for (const { specifier, isType, line } of imports) {
      const to = isType ? null : nodeOf(relativeTarget(path, specifier) ?? '')
      if (to && to !== from) mine.push({ to, place: `${path}:${line}` })
    }
  }
  return arrows
}

/**
 * One cycle for every arrow that leads back to the current path of a depth-first search; each node is visited once.
 * @param {Arrows} arrows
 */
function circles(arrows) {
  /** @type {{ way: string[], place: string }[]} */
  const found = []
  /** @type {string[]} */
  const way = []
  const done = new Set()
  /** @param {string} node */
  const walk = (node) => {
    way.push(node)
    for (const { to, place } of arrows.get(node) ?? []) {
      if (way.includes(to)) found.push({ way: [...way.slice(way.indexOf(to)), to], place })
      else if (!done.has(to)) walk(to)
    }
    way.pop()
    done.add(node)
  }
  for (const node of arrows.keys()) if (!done.has(node)) walk(node)
  return found
}
