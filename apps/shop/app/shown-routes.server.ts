import type { EntryContext } from 'react-router'

/**
 * The page with its own routes only. React Router makes tables of all routes it is given each time it renders, although it knows
 * already which of them the page has.
 */
export function withShownRoutes(page: EntryContext): EntryContext {
  return withRoutes(page, page.staticHandlerContext.matches)
}

/** What is left if nothing is drawn: the page's data. Without loaders, because React Router draws what waits for a loader that has no data. */
export function withoutShownRoutes(page: EntryContext): EntryContext {
  const root = page.staticHandlerContext.matches.slice(0, 1)
  const { manifest, staticHandlerContext, ...empty } = withRoutes(page, root)
  return {
    ...empty,
    manifest: { ...manifest, routes: mapValues(manifest.routes, withoutLoaders) },
    routeModules: mapValues(manifest.routes, () => ({ default: Nothing })),
    staticHandlerContext: { ...staticHandlerContext, matches: root, loaderData: {}, errors: null },
  }
}

type Routes = EntryContext['manifest']['routes']

function withoutLoaders(route: Routes[string]): Routes[string] {
  return route && { ...route, hasLoader: false, hasClientLoader: false }
}

function withRoutes(
  page: EntryContext,
  matches: EntryContext['staticHandlerContext']['matches'],
): EntryContext {
  const { manifest } = page
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]]))
  return { ...page, manifest: { ...manifest, routes } }
}

function mapValues<Value>(routes: Routes, change: (route: Routes[string]) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, change(route)]))
}

const Nothing = () => null
