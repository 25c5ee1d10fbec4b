import type { ServerBuild } from 'react-router'

/** Routes of pages with a fixed address, by address, that have no routes below and only routes without an address above. */
export function fixedAddresses({ routes }: ServerBuild): ReadonlyMap<string, string> {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return new Map(
    all.flatMap(({ id, path, parentId }): [string, string][] => {
      const isAlone = !parents.has(id) && branchOf(routes, parentId).every((above) => !routes[above]?.path)
      const isFixed = path && isAlone && !/[:*?]/.test(path)
      return isFixed ? [[path.startsWith('/') ? path : `/${path}`, id]] : []
    }),
  )
}

/**
 * The build with one page and the routes around it. React Router makes tables of all routes for every page: with one page only, a
 * list takes a twelfth less.
 */
export function buildOfPage(build: ServerBuild, routeId: string): ServerBuild {
  const branch = branchOf(build.routes, routeId)
  const { routes, assets } = build
  return {
    ...build,
    routes: pick(routes, branch),
    assets: { ...assets, routes: pick(assets.routes, branch) },
  }
}

function branchOf(routes: ServerBuild['routes'], id: string | undefined): string[] {
  return id === undefined ? [] : [id, ...branchOf(routes, routes[id]?.parentId)]
}

function pick<Routes extends object>(routes: Routes, ids: readonly string[]): Routes {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id))) as Routes
}
