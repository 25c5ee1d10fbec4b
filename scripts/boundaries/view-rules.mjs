import { relativeTarget } from './import-target.mjs'

// Rules that pages and server share are in a package. The server produces what pages show, so it may import their view types and
// `*-address.ts`.
const address = /-address\.ts$/

// Exceptions that still have to move to a package, each with its reason. An unused entry is a breach.
/** @type {Record<string, string>} */
const notYetHome = {
  'apps/shop/app/report/sentry/error-filter.ts':
    'one filter of reports for browsers and server: no package of its own yet',
}

/** @type {import('./rules.mjs').Rule} */
function serverTakesViewsAndAddresses({ files }) {
  const taken = files
    .filter(({ path }) => path.startsWith('apps/shop/server/') && !/\.test\.tsx?$/.test(path))
    .flatMap((file) =>
      file.imports.flatMap(({ specifier, line, isType }) => {
        const target = relativeTarget(file.path, specifier)
        if (isType || !target?.startsWith('apps/shop/app/') || address.test(target)) return []
        return { target, specifier, place: `${file.path}:${line}` }
      }),
    )
  const stale = Object.keys(notYetHome).filter(
    (path) => files.some((file) => file.path === path) && !taken.some(({ target }) => target === path),
  )
  return [
    ...taken
      .filter(({ target }) => !(target in notYetHome))
      .map(({ place, specifier }) => ({
        place,
        sentence: `${specifier} is a page's: the server takes only its types and *-address.ts; a rule that both need lives in a package.`,
      })),
    ...stale.map((path) => ({
      place: path,
      sentence: 'the server no longer takes it: strike it out in scripts/boundaries/view-rules.mjs.',
    })),
  ]
}

// The server loads an address file with all its imports.
/** @type {import('./rules.mjs').Rule} */
function addressesBringNothingAlong({ files }) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const taken = new Set(files.filter(({ path }) => path.startsWith('apps/shop/server/')).flatMap(addressesIn))
  const breaches = []
  // The set grows during the loop, so that addresses imported only by other addresses are checked, too.
  for (const path of taken) {
    const file = byPath.get(path)
    if (!file) continue
    for (const next of addressesIn(file)) taken.add(next)
    for (const { specifier, line, isType } of file.imports) {
      const target = relativeTarget(path, specifier)
      if (isType || (target ? address.test(target) : specifier.startsWith('@wojaz/'))) continue
      breaches.push({
        place: `${path}:${line}`,
        sentence: `an address may not import ${specifier}: the server loads it, and with it all that it imports.`,
      })
    }
  }
  return breaches
}

export const viewRules = [serverTakesViewsAndAddresses, addressesBringNothingAlong]

/** @param {import('./project-map.mjs').SourceFile} file */
function addressesIn({ path, imports }) {
  return imports
    .filter(({ isType }) => !isType)
    .map(({ specifier }) => relativeTarget(path, specifier) ?? '')
    .filter((target) => target.startsWith('apps/shop/app/') && address.test(target))
}
