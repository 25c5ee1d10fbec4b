import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withError,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import * as entry from '../../app/entry.server.tsx'
import * as root from '../../app/root.tsx'
import siteMap from '../../app/routes.ts'
import type { RenderPage } from '../../server/pages/render-pages.ts'

interface RouteFile {
  default?: Parameters<typeof withProps>[0]
  ErrorBoundary?: Parameters<typeof withError>[0]
}
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** All pages of the site map, rendered by React Router and React as in the built shop, without the half minute of a build. */
export async function pagesOfTheSiteMap(): Promise<RenderPage> {
  const pages = await Promise.all(
    withParents(siteMap, 'root').map(async ({ id, parentId, path, index, file }) => ({
      id,
      parentId,
      path,
      index,
      module: drawnAsBuilt(await import(`../../app/routes/${withoutFolder(file)}.tsx`)),
    })),
  )
  const routes = [{ id: 'root', path: '', module: drawnAsBuilt(root as object) }, ...pages]
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      url: '/manifest.js',
      version: '1',
      routes: Object.fromEntries(routes.map((route) => [route.id, inManifest(route)])),
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    future: {
      v8_middleware: true,
      v8_passThroughRequests: true,
      v8_trailingSlashAwareDataRequests: true,
    },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return createRequestHandler(build as unknown as ServerBuild, 'production')
}

/** A layout comes before its pages. */
function withParents(entries: readonly RouteConfigEntry[], parentId: string): readonly Placed[] {
  return entries.flatMap(({ children = [], ...entry }) => {
    const id = entry.id ?? entry.file
    return [{ ...entry, id, parentId }, ...withParents(children, id)]
  })
}

type Placed = Omit<RouteConfigEntry, 'children'> & { id: string; parentId: string }

const withoutFolder = (file: string) => file.replace(/^routes\/|\.tsx$/g, '')

/** The build wraps the components of a route file to give them their props. */
function drawnAsBuilt({ default: Screen, ErrorBoundary, ...rest }: RouteFile): RouteModule {
  return {
    ...rest,
    ...(Screen && { default: withProps(Screen) }),
    ...(ErrorBoundary && { ErrorBoundary: withError(ErrorBoundary) }),
  } as unknown as RouteModule
}

function inManifest({
  module,
  ...route
}: {
  id: string
  parentId?: string
  path?: string
  module: RouteModule
}) {
  return {
    ...route,
    module: `/${route.id}.js`,
    hasLoader: Boolean(module.loader),
    hasAction: Boolean(module.action),
    hasErrorBoundary: Boolean(module.ErrorBoundary),
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
  }
}
