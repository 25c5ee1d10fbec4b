import { type ComponentType, createElement } from 'react'
import {
  createRequestHandler,
  Meta,
  Outlet,
  type ServerBuild,
  useLoaderData,
  useRouteError,
} from 'react-router'
import * as entry from '../app/entry.server.tsx'
import type { RenderPage } from '../server/pages/render-pages.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** React Router with the shop's entry, around pages of the test: path → exports of its module. */
export function pagesThat(modules: Record<string, Partial<RouteModule>>): RenderPage {
  const root: Partial<RouteModule> = { default: Root, ErrorBoundary: Failed, loader: () => ({}) }
  const routes = [
    { id: 'root', path: '', module: root },
    ...Object.entries(modules).map(([path, module]) => ({
      id: path,
      parentId: 'root',
      path: path.slice(1),
      module: { default: Page, ...module },
    })),
  ]
  const byId = <Entry extends object>(entryOf: (route: (typeof routes)[number]) => Entry) =>
    Object.fromEntries(routes.map((route) => [route.id, entryOf(route)]))
  const build = {
    entry: { module: entry },
    routes: byId((route) => route),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      url: '/manifest.js',
      version: '1',
      routes: byId(({ id, path, module }) => ({
        id,
        parentId: id === 'root' ? undefined : 'root',
        path,
        module: `/${id}.js`,
        hasLoader: Boolean(module.loader),
        hasErrorBoundary: Boolean(module.ErrorBoundary),
        hasAction: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
      })),
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    future: { v8_middleware: true },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return createRequestHandler(build as unknown as ServerBuild, 'production')
}

/** A route file as the build provides it: its components get their props. */
export function routeOf(file: object): Partial<RouteModule> {
  const {
    default: Screen = Page,
    ErrorBoundary: Boundary = Failed,
    ...rest
  } = file as Record<string, ComponentType<object>>
  const screen = () => createElement(Given, { View: Screen })
  const boundary = () => createElement(Given, { View: Boundary })
  return { ...(rest as Partial<RouteModule>), default: screen, ErrorBoundary: boundary }
}

function Given({ View }: { View: ComponentType<object> }) {
  const given = { loaderData: useLoaderData(), error: useRouteError() }
  return createElement(View, given)
}

function Root() {
  return createElement('html', null, createElement('head', null, createElement(Meta)), createElement(Outlet))
}

function Failed() {
  return createElement('html', null, createElement('body', null, 'failed'))
}

function Page() {
  return createElement('body', null, 'fine')
}
