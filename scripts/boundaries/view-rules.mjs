import { relativeTarget } from './import-target.mjs'

// What pages and server both decide by lives in a package; the server makes what pages show, so it knows the shape of it (types) and
// where it is shown (`*-address.ts`).
const address = /-address\.ts$/

// Still to go home, each with its reason. An entry that nobody needs any more is a breach itself.
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

// An address that the server takes brings along what it imports.
/** @type {import('./rules.mjs').Rule} */
function addressesBringNothingAlong({ files }) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const taken = new Set(files.filter(({ path }) => path.startsWith('apps/shop/server/')).flatMap(addressesIn))
  const breaches = []
  // It grows while it is walked: addresses that only another address takes are looked at, too.
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
