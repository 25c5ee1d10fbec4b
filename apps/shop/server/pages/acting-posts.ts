import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { formBodyLimit } from '../plugins/rate-limit.ts'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { isFileFormType, isFormType } from '../request/form-body.ts'
import { limitedBody, mostFileFormBytes } from '../request/limited-body.ts'
import { pathOf } from '../request/locale.ts'
import { actingRoutes, pageOfData, takesFiles } from './acting-paths.ts'
import type { GuardPage } from './guard-page.ts'
import type { SendOwn } from './own-pages.ts'
import type { ReadVisit } from './read-visit.ts'
import { fileLimit } from './render-pages.ts'

interface ActingPostOptions {
  siteUrl: string
  readVisit: ReadVisit
  guardPage: GuardPage
  sendOwn: SendOwn
}

/** Routes POST forms of booking and account pages to React Router's actions, with and without scripts. */
export function actingPosts(
  app: FastifyInstance,
  { siteUrl, readVisit, guardPage, sendOwn }: ActingPostOptions,
) {
  for (const { path, limit } of actingRoutes) {
    app.post(path, { config: limit, bodyLimit: formBodyLimit }, async (request, reply) => {
      const type = request.headers['content-type']
      const hasFiles = isFileFormType(type) && takesFiles(pageOfData(pathOf(request)))
      if (!isFormType(type) && !hasFiles) {
        throw new Fault('method-not-allowed', { allow: 'GET, HEAD' })
      }
      if (isForeign(request, siteUrl)) throw new Fault('forbidden')
      const visit = await readVisit(request, reply, pageOfData(pathOf(request)))
      const asked = { request, reply, visit, allow: guardPage(reply, visit) }
      if (hasFiles)
        return sendOwn({ ...asked, body: limitedBody(request, reply, mostFileFormBytes), limit: fileLimit })
      const body = new URLSearchParams(request.body as Record<string, string>)
      return sendOwn({ ...asked, body: Readable.from([Buffer.from(body.toString())]) })
    })
  }
}
