import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { OfficeDocument } from '../app/document.tsx'
import { officeRoutes } from '../app/routes.ts'
import { type OfficeServices, servicesContext, type Visit, visitContext } from './office-services.ts'
import type { Guard } from './page-guard.ts'

const handler = createStaticHandler(officeRoutes)

/** Uses the same route matching as the page. */
export function guardOf(path: string): Guard | null {
  const found = matchRoutes(officeRoutes, path)?.at(-1)
  return (found?.route.handle as Guard | undefined) ?? null
}

export interface Asked {
  readonly request: Request
  readonly visit: Visit
  readonly services: OfficeServices
  /** URLs of the style sheet and the script. */
  readonly files: OfficeFiles
}

export interface OfficeFiles {
  readonly style: string
  readonly script: string
}

/** Runs the page's loader or action and renders it. A response that is not a page (a file, a redirect) is returned as it is. */
export async function answerPage({ request, visit, services, files }: Asked): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitContext, visit)
  const path = new URL(request.url).pathname
  const leaf = matchRoutes(officeRoutes, path)?.at(-1)?.route
  if (leaf && !leaf.Component && request.method === 'GET') {
    const file = await fileAnswer(request, context)
    return file ?? plainAnswer(404, { visit, files, path })
  }
  const answered = await handler.query(request, { requestContext: context })
  if (answered instanceof Response) return answered
  for (const error of Object.values(answered.errors ?? {})) if (error instanceof Error) throw error
  return new Response(drawn(answered, visit, files), {
    status: answered.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** The answer of a route without a component; null: its loader refused. */
async function fileAnswer(request: Request, context: RouterContextProvider): Promise<Response | null> {
  try {
    return (await handler.queryRoute(request, { requestContext: context })) as Response
  } catch (refusal) {
    if (refusal instanceof Response) return null
    throw refusal
  }
}

function drawn(answered: StaticHandlerContext, visit: Visit, files: OfficeFiles): string {
  const router = createStaticRouter(handler.dataRoutes, answered)
  const page = <StaticRouterProvider router={router} context={answered} hydrate={false} />
  return `<!doctype html>${renderToString(
    <OfficeDocument member={visit.member} files={files} path={answered.location.pathname}>
      {page}
    </OfficeDocument>,
  )}`
}

/** A page with one sentence only: no right, not logged in, or not found. */
export function plainAnswer(
  status: 401 | 403 | 404,
  { visit, files, path }: Pick<Asked, 'visit' | 'files'> & { path: string },
): Response {
  const html = renderToString(
    <OfficeDocument member={visit.member} files={files} path={path} trouble={status} />,
  )
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
