import type { Clock } from '@wojaz/travel/dates'
import { defaultLocale, isLocale, type Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Payload } from 'payload'
import type { Deps } from '../blocks/define-block.ts'
import type { ContentCache } from '../content-cache.ts'
import type { ContentLog } from '../content-options.ts'
import type { Visitor } from '../page.ts'
import type { PageRefusal } from '../page-refusal.ts'
import type { ContentLibrary } from '../reading/library.ts'
import type { CriteriaNames, SearchCriteria } from '../search-criteria.ts'
import { comesFromElsewhere, hasPreviewToken, isEditor } from './editor.ts'
import { type Credentials, readEditorKey, type TryPassword } from './editor-password.ts'
import { isEditorsOwn, isId } from './editor-place.ts'
import { editorRequest } from './editor-request.ts'
import { publicLists } from './public-lists.ts'
import { onlyActive, publicQuery } from './public-query.ts'
import { isPublicPath, publicReads, type Reader } from './public-read.ts'
import { type RefusalCode, refuse } from './refuse.ts'
import { isConflict, isMissingPreference, isUnreadable, withFault } from './request-fault.ts'
import { isLogin, isSignInCall, signInRequest } from './sign-in.ts'

export interface RestOptions {
  payload: Payload
  answer(request: Request): Promise<Response>
  cache: ContentCache
  library: ContentLibrary
  onUnreadable: Deps['onUnreadable']
  criteria(names: CriteriaNames, locale: Locale): Promise<Outcome<SearchCriteria, PageRefusal>>
  secret: string
  siteUrl: string
  ownHosts: readonly string[]
  clock: Clock
  log: ContentLog
}

const longestUrl = 4096

export interface Asker {
  /** Checks the password of an editor who logs in. */
  tryPassword?: TryPassword
  /** The guest who asks; not given: a stranger. */
  visitor?: Visitor
}

const stranger: Visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

/**
 * Guards Payload's REST API. Editors use Payload itself. Everybody else gets the reads of the contract, the calls for signing in,
 * and nothing more. An outage is thrown, so that the server answers with 503.
 */
export function restHandler(options: RestOptions): (request: Request, asker?: Asker) => Promise<Response> {
  const { payload, answer, criteria, secret, clock } = options
  const readPublic = publicReads(options)
  const lists = publicLists(options.library, clock)

  return async (request, { tryPassword, visitor = stranger } = {}) => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/\/+$/, '')
    // The first caller would become an admin. `prepareContent` has already created one.
    if (/first-register/i.test(safelyDecoded(path) ?? 'first-register')) return refuse(request, 'not-found')
    if (hasNul(request.url)) return refuse(request, 'bad-query', 'url')
    if (isRead(request) && criteriaPaths.has(path)) return findCriteria(request, path)
    // Logins are checked even for signed-in editors.
    if (isLogin(request.method, path)) return signIn(request, path, tryPassword)
    const editor = await isEditor(payload, request.headers)
    const asksLikeAGuest = isRead(request) && (!editor || searchParams.has('filterByActive'))
    if (asksLikeAGuest && lists.has(path)) return list(request, path)
    if (editor && asksLikeAGuest && isPublicPath(path)) return publicly(request, path, 'editor')
    if (editor) return asEditor(request, path)
    if (request.url.length > longestUrl) return refuse(request, 'too-large')
    if (isPublicPath(path))
      return isRead(request) ? publicly(request, path, visitor) : refuse(request, 'forbidden')
    // The login page reads the width of its menu. It has none, and an error in its console would help nobody.
    if (isRead(request) && /^\/api\/payload-preferences\/[\w-]+$/.test(path))
      return Response.json({ value: null })
    if (isSignInCall(request.method, path)) return signIn(request, path)
    if (request.method === 'POST' && /^\/api\/users\/(?:forgot|reset)-password$/.test(path))
      return refuse(request, 'password-by-administrator')
    return refuse(request, isRead(request) || !isEditorsOwn(payload, path) ? 'not-found' : 'forbidden')
  }

  async function publicly(request: Request, path: string, asker: Reader): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const id = /^\/api\/pages\/(.+)$/.exec(path)?.[1]
    if (id !== undefined && !isId(id)) return refuse(request, 'page-not-found')
    const read = publicQuery(searchParams)
    if (!read.ok) return refuse(request, 'bad-query', read.refusal.field)
    const mayPreview = asker === 'editor' || hasPreviewToken(searchParams, secret, clock())
    const { draft } = read.value
    if (draft && !mayPreview) return refuse(request, 'forbidden')
    const query = mayPreview ? read.value : onlyActive(read.value)
    const { status, body, isOff } = await readPublic(path, query, mayPreview ? 'editor' : asker)
    if (status !== 200) return refuse(request, id === undefined ? 'not-found' : 'page-not-found')
    if (id !== undefined && isOff && query.filterByActive) return refuse(request, 'page-not-active')
    const headers = { 'content-type': 'application/json', 'cache-control': draft ? 'no-store' : 'no-cache' }
    return new Response(body, { headers })
  }

  /** For everybody: the content is public, and the lookup makes no query. */
  async function findCriteria(request: Request, path: string): Promise<Response> {
    const { searchParams } = new URL(request.url)
    if (request.url.length > longestUrl) return refuse(request, 'too-large')
    const locale = searchParams.get('locale') ?? defaultLocale
    if (!isLocale(locale)) return refuse(request, 'bad-query', 'locale')
    const found = await criteria(criteriaNames(path, searchParams), locale)
    if (!found.ok) return refuse(request, found.refusal.code)
    return Response.json(found.value, { headers: { 'cache-control': 'no-cache' } })
  }

  async function list(request: Request, path: string): Promise<Response> {
    const { searchParams } = new URL(request.url)
    if (request.url.length > longestUrl) return refuse(request, 'too-large')
    const locale = searchParams.get('locale') ?? defaultLocale
    if (!isLocale(locale)) return refuse(request, 'bad-query', 'locale')
    const body = await lists.read(path, locale, searchParams.get('topic'))
    return Response.json(body, { headers: { 'cache-control': 'no-cache' } })
  }

  async function asEditor(request: Request, path: string): Promise<Response> {
    if (!isRead(request) && comesFromElsewhere(request)) return refuse(request, 'forbidden')
    const clean = await editorRequest(payload, request, path)
    if (!clean.ok)
      return refuse(request, clean.refusal.code, 'field' in clean.refusal ? clean.refusal.field : '')
    const { response, fault } = await withFault(() => answer(clean.value))
    if (response.status < 500) return response
    if (isConflict(fault)) return refuse(request, 'edit-conflict')
    if (isUnreadable(fault))
      return isRead(request) ? refuse(request, 'bad-query', 'where') : refuse(request, 'bad-body')
    return isMissingPreference(request, path, fault) ? refuse(request, 'not-found') : response
  }

  async function signIn(request: Request, path: string, tryPassword?: TryPassword): Promise<Response> {
    if (!isRead(request) && comesFromElsewhere(request)) return refuse(request, 'forbidden')
    const clean = await signInRequest(request, path)
    if (!clean.ok) return refuse(request, clean.refusal.code)
    const refusal =
      tryPassword && isLogin(request.method, path) ? await passwordRefusal(clean.value, tryPassword) : null
    if (refusal) return refuse(request, refusal)
    const { response } = await withFault(() => answer(clean.value))
    return response.ok ? response : refuse(request, signInRefusal(response.status))
  }

  async function passwordRefusal(login: Request, tryPassword: TryPassword): Promise<RefusalCode | null> {
    const typed = (await login.clone().json()) as Credentials
    // Empty fields are refused without hashing.
    if (typed.email.trim() === '' || typed.password.trim() === '') return null
    const verdict = await tryPassword(typed, () => readEditorKey(payload, typed.email))
    if (verdict === 'right') return null
    return verdict === 'wrong' ? 'sign-in-failed' : verdict
  }
}

const criteriaPaths = new Set([
  '/api/search-criteria/find-by-seo-names',
  '/api/search-criteria/direction-flights',
])

function criteriaNames(path: string, params: URLSearchParams): CriteriaNames {
  const place = {
    direction: params.get('direction'),
    region: params.get('region'),
    resort: params.get('resort'),
  }
  return path.endsWith('/direction-flights')
    ? { ...place, city: params.get('city') }
    : { ...place, criteria: params.get('criteria') }
}

function signInRefusal(status: number): RefusalCode {
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

/** Returns null when the percent encoding is invalid. */
function safelyDecoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
