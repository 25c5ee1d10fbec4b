import type { RouteObject } from 'react-router'
import { base } from './address.ts'
import { NotFound } from './not-found.tsx'
import { frontPages } from './pages/front-pages.ts'
import { moneyPages } from './pages/money-pages.ts'
import { numbersPages } from './pages/numbers-pages.ts'
import type { OfficePage } from './pages/office-page.ts'
import { operationsPages } from './pages/operations-pages.ts'
import { ordersPages } from './pages/orders-pages.ts'
import { peoplePages } from './pages/people-pages.ts'
import { servicePages } from './pages/service-pages.ts'

/** The site map with the rights of each page. Only these addresses exist. */
export const officePages: readonly OfficePage[] = [
  ...frontPages,
  ...ordersPages,
  ...servicePages,
  ...operationsPages,
  ...moneyPages,
  ...numbersPages,
  ...peoplePages,
]

export const officeRoutes: RouteObject[] = officePages.map(({ path, look, act, takesFiles, module }) => ({
  path: path === '/' ? base : base + path,
  handle: { look, act, takesFiles },
  loader: module.loader,
  action: module.action,
  ...(module.default && { Component: module.default, ErrorBoundary: NotFound }),
}))
