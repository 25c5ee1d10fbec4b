import path from 'node:path'
import { ownImport, relativeTarget } from './import-target.mjs'

// routes → features → ui. Files outside of these three folders (root, texts, reports) may be imported by all.
/** @type {Record<string, string[]>} */
const forbidden = { ui: ['features', 'routes'], features: ['routes'] }

// Prices, dates, languages and picture URLs are the same for any business.
const shared = new Set([
  '@wojaz/travel/dates',
  '@wojaz/travel/locale',
  '@wojaz/travel/money',
  '@wojaz/pictures',
])

/** @type {import('./rules.mjs').Rule} */
function shelvesPointRight({ files }) {
  return onApp(files, (file, one) => {
    const from = shelfOf(file.path)
    const to = shelfOf(relativeTarget(file.path, one.specifier) ?? '')
    return forbidden[from.shelf]?.includes(to.shelf)
      ? `${from.shelf} may not import ${to.shelf}: routes → features → ui.`
      : null
  })
}

/** @type {import('./rules.mjs').Rule} */
function uiKnowsNoBusiness({ files }) {
  return onApp(files, (file, one) => {
    if (shelfOf(file.path).shelf !== 'ui' || !ownImport(one.specifier) || shared.has(one.specifier))
      return null
    return `ui may not import ${one.specifier}: it knows no word of the business.`
  })
}

/** @type {import('./rules.mjs').Rule} */
function featuresKeepTheirInsides({ files }) {
  return onApp(files, (file, one) => {
    const from = shelfOf(file.path)
    const target = relativeTarget(file.path, one.specifier) ?? ''
    const to = shelfOf(target)
    if (from.shelf !== 'features' || to.shelf !== 'features' || from.feature === to.feature) return null
    if (!to.room && path.basename(target).replace(/\..*$/, '') === to.feature) return null
    return `${from.feature} reaches into ${to.feature}: only ${to.feature}/${to.feature}.* is meant for others.`
  })
}

// Routes, the server and tests may import more of a feature than its entry point, for instance its view types; these are outside
// of its inner folders.
/** @type {import('./rules.mjs').Rule} */
function featuresKeepTheirRooms({ files }) {
  return onShop(files, (file, one) => {
    const from = shelfOf(file.path)
    const to = shelfOf(relativeTarget(file.path, one.specifier) ?? '')
    if (from.shelf === 'features' || to.shelf !== 'features' || !to.room) return null
    return `${one.specifier} lies in a room of ${to.feature}: take what stands in ${to.feature}/ itself.`
  })
}

export const shelfRules = [
  shelvesPointRight,
  uiKnowsNoBusiness,
  featuresKeepTheirInsides,
  featuresKeepTheirRooms,
]

/** @typedef {(file: import('./project-map.mjs').SourceFile, one: import('./read-imports.mjs').Import) => string | null} Judge */

/** @param {import('./project-map.mjs').SourceFile[]} files @param {Judge} judge */
function onApp(files, judge) {
  return onShop(
    files.filter((file) => file.path.startsWith('apps/shop/app/')),
    judge,
  )
}

/** Includes the server and the tests. @param {import('./project-map.mjs').SourceFile[]} files @param {Judge} judge */
function onShop(files, judge) {
  return files
    .filter((file) => file.path.startsWith('apps/shop/'))
    .flatMap((file) =>
      file.imports.flatMap((one) => {
        const sentence = judge(file, one)
        return sentence ? { place: `${file.path}:${one.line}`, sentence } : []
      }),
    )
}

/** `room` is the folder inside the feature; empty for files directly in the feature. @param {string} file */
function shelfOf(file) {
  const [, shelf = '', feature = '', room = ''] =
    /^apps\/shop\/app\/([^/]+)\/([^/]+)(?:\/([^/]+)\/)?/.exec(file) ?? []
  return { shelf, feature, room }
}
