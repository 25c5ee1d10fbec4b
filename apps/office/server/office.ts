import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import type { FastifyContextConfig, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { base } from '../app/address.ts'
import { answerPage, guardOf, type OfficeFiles, plainAnswer } from './answer-page.tsx'
import type { OfficeServices, Visit } from './office-services.ts'
import { judge } from './page-guard.ts'
import { readSession } from './session-cookie.ts'

export { officePages } from '../app/routes.ts'
export type { OfficeServices } from './office-services.ts'
export type { OfficeTrips } from './office-trips.ts'

/** What the process that serves the office does for every request of its own as well. */
export interface OfficeHost {
  /** Somebody else's page acts for our staff. */
  isForeign(request: FastifyRequest): boolean
  placeOf(request: FastifyRequest): string
  /** What the pages of the office may load and run. */
  readonly policy: string
  /** The body of a form with files, up to a limit, for whoever reads it piece by piece. */
  fileForm(request: FastifyRequest, reply: FastifyReply): Readable
  /** Of forms that bring a password. */
  readonly passwordConfig: FastifyContextConfig
}

export interface OfficeOptions extends OfficeHost {
  readonly services: OfficeServices
}

const fileFormType = 'multipart/form-data'
const bodyLimit = 64 * 1024
const year = 31_536_000
/** Not among the documented calls of the shop. */
const hidden = { schema: { hide: true } }
/** These bring a password. */
const doors = [`${base}/logowanie`, `${base}/zaproszenie`]

/** The office at `/biuro`: its own pages, files and session. Whatever has no guard is nobody's. */
export const office: FastifyPluginAsync<OfficeOptions> = async (app, { services, ...host }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // Left for the page that reads it.
  app.addContentTypeParser(fileFormType, (_request, _body, done) => done(null))
  const style = officeStyle()
  const script = officeFile('office.js', 'text/javascript; charset=utf-8')
  for (const { address, type, bytes } of [style, script])
    app.get(address, hidden, async (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${year}, immutable`).send(bytes),
    )

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const files: OfficeFiles = { style: style.address, script: script.address }
    reply.headers({
      'content-security-policy': host.policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
    const visit = await readVisit(request)
    const { pathname } = new URL(request.url, services.siteUrl)
    const told = (status: 401 | 403 | 404) =>
      send(reply, plainAnswer(status, { visit, files, path: pathname }))
    if (request.method === 'POST' && host.isForeign(request)) return told(403)
    const guard = guardOf(pathname)
    switch (judge(guard, request.method, visit.member)) {
      case 'log-in':
        // A form that was sent is not thrown away: after logging in elsewhere it can be sent again.
        if (request.method === 'POST') return told(401)
        return reply.redirect(
          `${base}/logowanie${pathname === base ? '' : `?dokad=${encodeURIComponent(pathname)}`}`,
          303,
        )
      case 'forbidden':
        return told(403)
      case 'not-found':
        return told(404)
      case 'allowed': {
        if (hasFiles(request) && !guard?.takesFiles) return told(404)
        const asked = hasFiles(request) ? fileRequest(request, reply) : webRequest(request)
        return send(reply, await answerPage({ request: asked, visit, services, files }))
      }
    }
  }

  async function readVisit(request: FastifyRequest): Promise<Visit> {
    const session = readSession(request.headers.cookie)
    return {
      session,
      member: session ? await services.staff.who(session) : null,
      place: host.placeOf(request),
    }
  }

  function webRequest(request: FastifyRequest): Request {
    const isForm = request.method === 'POST'
    const body = new URLSearchParams((request.body ?? {}) as Record<string, string>)
    return new Request(services.siteUrl + request.url, {
      method: isForm ? 'POST' : 'GET',
      ...(isForm && { body }),
    })
  }

  function fileRequest(request: FastifyRequest, reply: FastifyReply): Request {
    return new Request(services.siteUrl + request.url, {
      method: 'POST',
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      // Not Readable.toWeb: when a reader gives up early, what still arrives would end the process (ERR_INVALID_STATE).
      body: ReadableStream.from(host.fileForm(request, reply)) as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit)
  }

  for (const url of [base, `${base}/*`]) {
    app.get(url, hidden, answer)
    app.post(url, { ...hidden, bodyLimit }, answer)
  }
  for (const url of doors) {
    app.get(url, hidden, answer)
    app.post(url, { ...hidden, bodyLimit, config: host.passwordConfig }, answer)
  }
}

function hasFiles({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && (headers['content-type']?.startsWith(fileFormType) ?? false)
}

async function send(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

/** Asked of the package, not of this file: in a bundle this file lies elsewhere. */
function publicFolder() {
  const server = createRequire(import.meta.url).resolve('@wojaz/office/server')
  return path.join(path.dirname(server), '../public')
}

/** Its parts in the order of their names. */
function officeStyle() {
  const folder = path.join(publicFolder(), 'style')
  const parts = readdirSync(folder).sort()
  const bytes = Buffer.concat(parts.map((part) => readFileSync(path.join(folder, part))))
  return officeFile('office.css', 'text/css; charset=utf-8', bytes)
}

/** The address changes with what is in it. */
function officeFile(
  name: string,
  type: string,
  bytes: Buffer = readFileSync(path.join(publicFolder(), name)),
) {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { address: `${base}/pliki/${mark}/${name}`, type, bytes }
}
