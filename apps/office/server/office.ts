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

/** Functions of the hosting process that the office uses too. */
export interface OfficeHost {
  /** Whether the request comes from a foreign site (CSRF check). */
  isForeign(request: FastifyRequest): boolean
  placeOf(request: FastifyRequest): string
  /** Reads the tokens of the accounts that were logged in to in this browser before. */
  devicesOf(request: FastifyRequest): readonly string[]
  /** A `set-cookie` header that adds tokens to those of the request. */
  deviceCookie(request: FastifyRequest, tokens: readonly string[]): string
  /** The Content-Security-Policy of the office's pages. */
  readonly policy: string
  /** The body of a multipart form as a stream, limited in size. */
  fileForm(request: FastifyRequest, reply: FastifyReply): Readable
  /** The route config of forms with a password. */
  readonly passwordConfig: FastifyContextConfig
}

export interface OfficeOptions extends OfficeHost {
  readonly services: OfficeServices
}

const fileFormType = 'multipart/form-data'
const bodyLimit = 64 * 1024
const year = 31_536_000
/** Hides the route from the shop's API documentation. */
const hidden = { schema: { hide: true } }
/** Forms with a password, and the one that asks for a link by email. */
const doors = [`${base}/logowanie`, `${base}/zaproszenie`, `${base}/przegladarka`]

/** The office at `/biuro` with its pages, files and session. A page without a guard is closed to everybody. */
export const office: FastifyPluginAsync<OfficeOptions> = async (app, { services, ...host }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // The page reads the stream itself.
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
        // No redirect: the browser keeps the form, and it can be sent again after a login in another tab.
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
      devices: host.devicesOf(request),
      deviceCookie: (tokens) => host.deviceCookie(request, tokens),
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
      // Not Readable.toWeb: if a reader stops early, the bytes that still arrive would crash the process (ERR_INVALID_STATE).
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

/** Resolved through the package: in a bundle this file has another location. */
function publicFolder() {
  const server = createRequire(import.meta.url).resolve('@wojaz/office/server')
  return path.join(path.dirname(server), '../public')
}

/** Joins its parts in the order of their names. */
function officeStyle() {
  const folder = path.join(publicFolder(), 'style')
  const parts = readdirSync(folder).sort()
  const bytes = Buffer.concat(parts.map((part) => readFileSync(path.join(folder, part))))
  return officeFile('office.css', 'text/css; charset=utf-8', bytes)
}

/** The URL contains a hash of the content. */
function officeFile(
  name: string,
  type: string,
  bytes: Buffer = readFileSync(path.join(publicFolder(), name)),
) {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { address: `${base}/pliki/${mark}/${name}`, type, bytes }
}
