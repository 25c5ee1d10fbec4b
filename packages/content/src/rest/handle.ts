import type { Clock } from '@wojaz/travel'
import type { Payload } from 'payload'
import type { ContentCache } from '../content-cache.ts'
import type { ContentLog } from '../content-options.ts'
import type { ContentLibrary } from '../reading/library.ts'
import { comesFromElsewhere, hasPreviewToken, isEditor } from './editor.ts'
import { publicQuery } from './public-query.ts'
import { isPublicPath, publicReads } from './public-read.ts'
import { type RefusalCode, refuse } from './refuse.ts'
import { withFault } from './request-fault.ts'
import { isSignInCall, signInRequest } from './sign-in.ts'

export interface RestOptions {
  payload: Payload
  answer(request: Request): Promise<Response>
  cache: ContentCache
  library: ContentLibrary
  secret: string
  siteUrl: string
  clock: Clock
  log: ContentLog
}

const longestUrl = 4096
const largestId = 2_147_483_647

/**
 * Stands guard in front of Payload's REST. Editors talk to Payload itself; everybody else gets the specification's
 * reads, the calls that signing in needs, and nothing more. An outage is thrown, for the server to answer with 503.
 */
export function restHandler(options: RestOptions): (request: Request) => Promise<Response> {
  const { payload, answer, secret, clock } = options
  const readPublic = publicReads(options)

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/\/+$/, '')
    // Whoever called it first would be an admin. `prepareContent` has made that one already.
    if (/first-register/i.test(safelyDecoded(path) ?? 'first-register')) return refuse(request, 'not-found')
    if (hasNul(request.url)) return refuse(request, 'bad-query', 'url')
    const editor = await isEditor(payload, request.headers)
    if (editor && isRead(request) && isPublicPath(path) && searchParams.has('filterByActive'))
      return publicly(request, path, true)
    if (editor) return asEditor(request)
    if (request.url.length > longestUrl) return refuse(request, 'too-large')
    if (isPublicPath(path))
      return isRead(request) ? publicly(request, path, false) : refuse(request, 'forbidden')
    // The login page asks how wide its menu was; it has none, and an error in its console would help nobody.
    if (isRead(request) && /^\/api\/payload-preferences\/[\w-]+$/.test(path))
      return Response.json({ value: null })
    if (isSignInCall(request.method, path)) return signIn(request, path)
    if (request.method === 'POST' && /^\/api\/users\/(?:forgot|reset)-password$/.test(path))
      return refuse(request, 'password-by-administrator')
    return refuse(request, isRead(request) ? 'not-found' : 'forbidden')
  }

  async function publicly(request: Request, path: string, editor: boolean): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const id = /^\/api\/pages\/(.+)$/.exec(path)?.[1]
    if (id !== undefined && !(/^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId))
      return refuse(request, 'not-found')
    const query = publicQuery(searchParams)
    if (!query.ok) return refuse(request, 'bad-query', query.refusal.field)
    const mayPreview = editor || hasPreviewToken(searchParams, secret, clock())
    if (query.value.draft && !mayPreview) return refuse(request, 'forbidden')
    const { status, body } = await readPublic(path, query.value, query.value.draft)
    if (status !== 200) return refuse(request, 'not-found')
    return Response.json(body, { headers: { 'cache-control': query.value.draft ? 'no-store' : 'no-cache' } })
  }

  async function asEditor(request: Request): Promise<Response> {
    if (!isRead(request) && comesFromElsewhere(request)) return refuse(request, 'forbidden')
    const { response } = await withFault(() => answer(request))
    return response
  }

  async function signIn(request: Request, path: string): Promise<Response> {
    if (!isRead(request) && comesFromElsewhere(request)) return refuse(request, 'forbidden')
    const clean = await signInRequest(request, path)
    if (!clean.ok) return refuse(request, clean.refusal.code)
    const { response, fault } = await withFault(() => answer(clean.value))
    return response.ok ? response : refuse(request, signInRefusal(response.status, fault))
  }
}

function signInRefusal(status: number, fault: Error | undefined): RefusalCode {
  if (fault?.name === 'LockedAuth') return 'locked'
  if (status === 401) return 'sign-in-failed'
  if (status >= 500) return 'unexpected'
  return status === 403 ? 'forbidden' : 'bad-body'
}

function isRead(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

function hasNul(url: string): boolean {
  return url.includes('%00') || url.includes('\0')
}

/** Null for an address whose percent signs lead nowhere. */
function safelyDecoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
