import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { formBodyLimit } from '../plugins/rate-limit.ts'
import { Fault } from '../request/errors.ts'
import { leaveFileForms, parseForms } from '../request/form-body.ts'
import { isCallPath, pathOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import type { FindCustomer } from '../request/visitor.ts'
import { actingRoutes, isActingPath, pageOfData } from './acting-paths.ts'
import { actingPosts } from './acting-posts.ts'
import { cachedPages } from './cached-pages.ts'
import { canonicalPath } from './canonical-path.ts'
import { pageDrawer } from './draw-page.ts'
import { formPosts } from './form-posts.ts'
import { pageGuard } from './guard-page.ts'
import { ownPages } from './own-pages.ts'
import { pageKey } from './page-key.ts'
import { openPageTurns } from './page-turns.ts'
import { visitReader } from './read-visit.ts'
import { type RenderPage, renderLimit } from './render-pages.ts'

export interface PagesOptions {
  services: Services
  render: RenderPage
  findCustomer: FindCustomer
  /** The URL of Vite's hot-reload socket, in development only. */
  hotReload?: string
  /** The time limit of rendering, in milliseconds. */
  renderWithinMs?: number
}

export const pages: FastifyPluginAsync<PagesOptions> = async (
  app,
  { services, render, findCustomer, hotReload, renderWithinMs = renderLimit },
) => {
  const readVisit = visitReader(services, findCustomer)
  const guardPage = pageGuard(services, hotReload)
  const drawPage = pageDrawer(services, render)
  const turns = openPageTurns(services.env.guestsPerAddress)
  const making = { drawPage, turns, renderLimit: renderWithinMs }
  const sendCached = cachedPages(services, making)
  const sendOwn = ownPages(services, making)
  parseForms(app, formBodyLimit)
  leaveFileForms(app)

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (isCallPath(path)) throw new Fault('not-found')
    const isData = path.endsWith('.data')
    const canonical = canonicalPath(path)
    if (!isData && canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301)

    const visit = await readVisit(request, reply, pageOfData(path))
    const allow = guardPage(reply, visit)

    const query = request.query as Record<string, unknown>
    const isOwn = isData || hotReload || isActingPath(visit.path)
    const shared = isOwn ? null : pageKey(path, query, request.headers.cookie, visit)
    const asked = { request, reply, visit, allow }
    return shared ? sendCached({ ...asked, shared }) : sendOwn(asked)
  }
  app.get('/*', show)
  for (const { path } of actingRoutes) app.get(path, show)
  formPosts(app, { services, drawPage, readVisit, guardPage })
  actingPosts(app, { siteUrl: services.env.siteUrl, readVisit, guardPage, sendOwn })
}
