import type { Upload } from './upload.ts'

const types = { picture: 'image/jpeg', pdf: 'application/pdf' } as const

/**
 * The response headers of a file. Only a re-encoded picture is shown in the page; anything else gets no origin, loads nothing and
 * runs nothing.
 */
export function downloadHeaders({ kind, name }: Pick<Upload, 'kind' | 'name'>): Record<string, string> {
  return {
    'content-type': types[kind],
    'content-disposition': `${kind === 'picture' ? 'inline' : 'attachment'}; ${fileName(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  }
}

/** Twice: also in ASCII for old clients (RFC 6266). */
function fileName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .()-]/g, '')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
