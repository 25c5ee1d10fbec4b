import type { Payload } from 'payload'
import { isPreviewToken } from '../preview-token.ts'

/** Queries the database only if the request has credentials. */
export async function isEditor(payload: Payload, headers: Headers): Promise<boolean> {
  const credentials = `${headers.get('authorization') ?? ''}${headers.get('cookie') ?? ''}`
  if (!/payload-token=|^(?:JWT|Bearer) /.test(credentials)) return false
  const { user } = await payload.auth({ headers })
  // Payload also returns no user when its query failed: an outage must not sign an editor out.
  if (!user) await payload.db.pool.query('select 1')
  return user !== null
}

export function hasPreviewToken(params: URLSearchParams, secret: string, now: Date): boolean {
  const token = params.get('previewToken')
  return token !== null && isPreviewToken(token, secret, now)
}

/**
 * Checks the origin of a request. Cookies are also sent with requests from other sites, so a change in the name of a signed-in
 * editor must come from a page of the same host (CSRF check).
 */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (!origin) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return !URL.canParse(origin) || new URL(origin).host !== host
}
