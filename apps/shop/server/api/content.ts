import type { Passwords } from '@wojaz/account/server'
import type { Content } from '@wojaz/content/server'
import { type Clock, dayOf } from '@wojaz/travel/dates'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie, readDevices } from '../account/device-cookie.ts'
import { tryEditor } from '../account/try-editor.ts'
import { authLimit, passwordLimit } from '../plugins/rate-limit.ts'
import { Fault } from '../request/errors.ts'
import { householdOf } from '../request/household.ts'
import { limitedBody } from '../request/limited-body.ts'
import { localeOf } from '../request/locale.ts'
import { type FindCustomer, visitorOf } from '../request/visitor.ts'
import { departure, sendWebResponse, toWebRequest } from '../request/web-request.ts'
import * as schemas from './content-calls.schema.ts'

interface ContentApiOptions {
  content: Content
  passwords: Passwords
  siteUrl: string
  clock: Clock
  findCustomer: FindCustomer
}

const megabyte = 1024 ** 2
const uploadLimit = 25 * megabyte
const bodyLimit = 2 * megabyte

const authPaths = ['forgot-password', 'reset-password', 'unlock', 'refresh-token', 'first-register']

/** What guests read. Editors and their admin have more at the same addresses, and other methods. */
const reads = {
  '/api/pages': schemas.pagesSchema,
  '/api/pages/:id': schemas.pageSchema,
  '/api/globals/header': schemas.headerSchema,
  '/api/globals/footer': schemas.footerSchema,
  '/api/globals/global-search': schemas.searchBoxSchema,
  '/api/globals/checkout-header': schemas.checkoutHeaderSchema,
  '/api/globals/dictionary': schemas.dictionarySchema,
  '/api/search-criteria/find-by-seo-names': schemas.criteriaOfOffersSchema,
  '/api/search-criteria/direction-flights': schemas.criteriaOfFlightsSchema,
  '/api/destinations': schemas.destinationsSchema,
  '/api/offices': schemas.officesSchema,
  '/api/menus': schemas.menusSchema,
  '/api/faq': schemas.faqListSchema,
  '/api/popups': schemas.popupsSchema,
}

/** Payload's REST API for every path under `/api` that the shop does not handle. */
export const contentApi: FastifyPluginAsync<ContentApiOptions> = async (
  api,
  { content, passwords, siteUrl, clock, findCustomer },
) => {
  // Payload parses bodies and uploads itself, so it gets the raw stream.
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = hasBody(request) ? limitedBody(request, reply, limitOf(request)) : undefined
    // Error messages use the language of the request, even if only the browser names one.
    request.headers['x-market-language'] ??= localeOf(request)
    const { cookie } = request.headers
    const from = { client: householdOf(request.ip), devices: readDevices(cookie) }
    const response = await content.handle(
      toWebRequest(request, { siteUrl, signal: departure(reply), body }),
      {
        tryPassword: tryEditor(passwords, from, (device) =>
          reply.header('set-cookie', deviceCookie(cookie, device)),
        ),
        ...(isPageRead(request) && {
          visitor: visitorOf(await findCustomer(request, reply), cookie, dayOf(clock())),
        }),
      },
    )
    if (body?.errored instanceof Fault) throw body.errored
    reply.header('cache-control', 'private, no-cache')
    return sendWebResponse(reply, response)
  }

  for (const [url, schema] of Object.entries(reads)) {
    const config = { leavesOtherMethods: true }
    // The content reads and refuses the query itself; here it is only described.
    api.get(url, { schema, config, validatorCompiler: () => (value) => ({ value }) }, handler)
  }
  api.all('/api/users/login', { config: passwordLimit, schema: { hide: true } }, handler)
  for (const path of authPaths)
    api.all(`/api/users/${path}`, { config: authLimit, schema: { hide: true } }, handler)
  api.all('/api/*', { schema: { hide: true } }, handler)
}

/** Pages have parts for some guests only. */
function isPageRead({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/api/pages')
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  return (
    method !== 'GET' &&
    method !== 'HEAD' &&
    (Number(headers['content-length']) > 0 || 'transfer-encoding' in headers)
  )
}

function limitOf({ headers }: FastifyRequest): number {
  return headers['content-type']?.startsWith('multipart/form-data') ? uploadLimit : bodyLimit
}
