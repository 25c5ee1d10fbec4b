import { createHmac, timingSafeEqual } from 'node:crypto'

interface PreviewName {
  readonly number: string
  readonly round: number
}

/** Names an order and the version of its link. The order itself decides how long it opens. */
export function signPreview(secret: string, number: string, round: number): string {
  return `${number}.${round}.${signature(secret, number, String(round))}`
}

export function readPreviewLink(secret: string, link: string): PreviewName | null {
  const [, number, round, signed] = /^(W\d{9})\.(\d{1,9})\.([\w-]{43})$/.exec(link) ?? []
  if (!number || !round || !signed) return null
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, number, round)))
  return isOurs ? { number, round: Number(round) } : null
}

function signature(secret: string, number: string, round: string): string {
  return createHmac('sha256', secret).update(`booking preview:${number}.${round}`).digest('base64url')
}
