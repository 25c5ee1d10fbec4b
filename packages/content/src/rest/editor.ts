import type { Payload } from 'payload'
import { isPreviewToken } from '../preview-token.ts'

/** A question to the database only when there is something to ask about. */
export async function isEditor(payload: Payload, headers: Headers): Promise<boolean> {
  const credentials = `${headers.get('authorization') ?? ''}${headers.get('cookie') ?? ''}`
  if (!/payload-token=|^(?:JWT|Bearer) /.test(credentials)) return false
  const { user } = await payload.auth({ headers })
  // Payload also says "nobody" when it could not look: a lost database must not sign an editor out.
  if (!user) await payload.db.pool.query('select 1')
  return user !== null
}

export function hasPreviewToken(params: URLSearchParams, secret: string, now: Date): boolean {
  const token = params.get('previewToken')
  return token !== null && isPreviewToken(token, secret, now)
}

/**
 * Browsers say where a request comes from. Cookies travel with requests that other sites start, so a change that a
 * signed-in editor seems to ask for must come from a page of the same host, whichever host that is today.
 */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (!origin) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return !URL.canParse(origin) || new URL(origin).host !== host
}
