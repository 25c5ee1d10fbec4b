import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** HTML that is safe to put into a page. */
export interface Html {
  readonly safe: string
}

/** Escapes every value, unless it is `Html` already. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[])[]
): Html {
  return { safe: parts.reduce((text, part, at) => `${text}${written(values[at - 1])}${part}`) }
}

function written(value: string | number | Html | readonly Html[] | undefined): string {
  if (typeof value === 'object' && 'safe' in value) return value.safe
  if (Array.isArray(value)) return value.map(({ safe }: Html) => safe).join('')
  return escapeHtml(String(value ?? ''))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

interface Page {
  readonly lang: string
  readonly title: string
  readonly body: Html
  /** A URL outside the bank that a form of this page may redirect to. */
  readonly leadsTo?: string | null
  /** The page reloads after this many seconds. */
  readonly againAfter?: number
  readonly brand?: string | undefined
}

export function sendPage(
  reply: FastifyReply,
  { lang, title, body, leadsTo, againAfter, brand = 'Bank' }: Page,
) {
  const nonce = randomBytes(16).toString('base64')
  const formAction = leadsTo ? `'self' ${new URL(leadsTo).origin}` : "'self'"
  const again = againAfter ? html`<meta http-equiv="refresh" content="${againAfter}">` : html``
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${again}<title>${title} | ${brand}</title><style nonce="${nonce}">${{ safe: styles }}</style></head>
<body><header><p class="brand"><span aria-hidden="true">◈</span> ${brand}</p></header><main>${body}</main></body></html>
`.safe,
    )
}

const styles = `*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#eef2f6;color:#12263a;font:1rem/1.5 system-ui,sans-serif}
header{background:#0b3b60;color:#fff}.brand{max-width:40rem;margin:0 auto;padding:1rem;font-size:1.25rem;font-weight:700;letter-spacing:.02em}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
.note{border-left:4px solid #b07a00;background:#fff6df;padding:.75rem 1rem;margin:0 0 1.5rem}
.card{background:#fff;border:1px solid #d4dde6;border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.5rem 1.5rem;margin:0}dt{color:#44586b}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.sum{font-size:1.75rem;font-weight:700}form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0 0}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border-radius:.5rem;border:2px solid #0b3b60;background:#fff;color:#0b3b60;cursor:pointer}
button.main{background:#0b3b60;color:#fff;flex:1 1 14rem}button:hover{box-shadow:0 2px 8px rgb(11 59 96/.25)}
:focus-visible{outline:3px solid #c25a00;outline-offset:2px}a{color:#0b5394}ul{list-style:none;margin:0;padding:0}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;padding:.375rem .5rem;border-bottom:1px solid #d4dde6;overflow-wrap:anywhere}
label{display:block}input,select{font:inherit;padding:.375rem;max-width:100%}.wide{max-width:70rem}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{text-align:left}button{width:100%}}`
