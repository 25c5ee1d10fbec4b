import { type FiledLetter, readFiledLetter, readMailFolder } from '@wojaz/post/mail-folder'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { Fault } from '../request/errors.ts'
import { escapeHtml } from '../request/escape-html.ts'
import { sourceHash } from './security-headers.ts'

interface MailPageOptions {
  /** Where letters lie as files. */
  folder: string
  /** Null: they are put there without a mail server. */
  smtpUrl: string | null
}

type LetterRequest = { Params: { name: string } }

/** What the shop has sent, for whoever works on it. In development only: these are people's letters. */
export const mailPage: FastifyPluginAsync<MailPageOptions> = async (app, { folder, smtpUrl }) => {
  app.get('/_mail', async (_request, reply) => {
    const letters = await readMailFolder(folder)
    return sendPage(reply, letters, letters[0] ?? null)
  })

  app.get<LetterRequest>('/_mail/:name', async (request, reply) =>
    sendPage(reply, await readMailFolder(folder), await find(request.params.name)),
  )

  /** Shown in a frame: without scripts, without forms, without a look at the page around it. */
  app.get<LetterRequest>('/_mail/:name/html', async (request, reply) => {
    const { letter } = await find(request.params.name)
    reply.header(
      'content-security-policy',
      "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    )
    return reply.type('text/html; charset=utf-8').send(letter.html ?? '')
  })

  app.get<{ Params: { name: string; number: string } }>(
    '/_mail/:name/attachments/:number',
    async ({ params }, reply) => {
      const { letter } = await find(params.name)
      const file = letter.attachments[Number(params.number)]
      if (!file) throw new Fault('not-found')
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.filename ?? 'file')}`,
      )
      return reply.type('application/octet-stream').send(Buffer.from(file.content as ArrayBuffer))
    },
  )

  async function find(name: string): Promise<FiledLetter> {
    const found = await readFiledLetter(folder, name)
    if (!found) throw new Fault('not-found')
    return found
  }

  function sendPage(reply: FastifyReply, letters: FiledLetter[], open: FiledLetter | null) {
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${sourceHash(styles)}; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    reply.header('cache-control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${letters.length} letters | Wojaż</title>
<style>${styles}</style></head>
<body><nav aria-label="Letters"><h1>Letters</h1><p class="soft">${escapeHtml(where())} <a href="/_mail">Refresh</a></p>
<ol>${letters.map((one) => row(one, one.name === open?.name)).join('')}</ol></nav>
<main>${open ? shown(open) : '<p class="soft">Nothing has been sent yet.</p>'}</main></body></html>
`)
  }

  function where(): string {
    const way = smtpUrl ? `Letters go to the mail server ${new URL(smtpUrl).host}.` : 'Letters are files.'
    return `${way} What lies in ${folder}, the newest first.`
  }
}

function row({ name, letter }: FiledLetter, isOpen: boolean): string {
  const to = letter.to?.map(({ address }) => address).join(', ') ?? ''
  const count = letter.attachments.length
  const attached = count > 0 ? ` · ${count} ${count === 1 ? 'file' : 'files'}` : ''
  return `<li><a href="/_mail/${name}"${isOpen ? ' aria-current="page"' : ''}><b>${escapeHtml(letter.subject ?? '')}</b><span>${escapeHtml(to)} · ${escapeHtml(momentOf(letter.date))}${attached}</span></a></li>`
}

function shown({ name, letter }: FiledLetter): string {
  const heads = [
    ['From', letter.from?.address],
    ['To', letter.to?.map(({ address }) => address).join(', ')],
    ['Reply to', letter.replyTo?.map(({ address }) => address).join(', ')],
    ['Sent', momentOf(letter.date)],
  ].filter(([, value]) => value)
  const files = letter.attachments.map(
    ({ filename, content }, number) =>
      `<li><a href="/_mail/${name}/attachments/${number}">${escapeHtml(filename ?? 'file')}</a> <span class="soft">${sizeOf(content)}</span></li>`,
  )
  return `<h2>${escapeHtml(letter.subject ?? '')}</h2>
<dl>${heads.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>
${files.length > 0 ? `<h3>Attachments</h3><ul>${files.join('')}</ul>` : ''}
${letter.html ? `<iframe title="HTML" sandbox="allow-popups" src="/_mail/${name}/html"></iframe>` : ''}
<h3>Text</h3><pre>${escapeHtml(letter.text ?? '')}</pre>`
}

function sizeOf(content: ArrayBuffer | Uint8Array | string): string {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  return bytes < 1_000 ? `${bytes} B` : `${Math.round(bytes / 1_000)} KB`
}

function momentOf(date: string | undefined): string {
  return date ? new Date(date).toISOString().slice(0, 19).replace('T', ' ') : ''
}

const styles = `*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:22rem minmax(0,1fr);min-height:100vh;font:1rem/1.5 system-ui,sans-serif;color:#0f2d40;background:#fbf8f2}
nav{border-right:1px solid #e4dccd;padding:1rem}main{padding:1rem 2rem}h1{font-size:1.25rem;margin:0}h2{margin:.25rem 0 1rem}h3{margin:1.5rem 0 .5rem;font-size:1rem}
.soft{color:#4b6270;font-size:.875rem}a{color:#c2371b}ol{list-style:none;margin:1rem 0 0;padding:0}nav li a{display:block;padding:.5rem .75rem;border-radius:.5rem;text-decoration:none;color:inherit}
nav li a[aria-current]{background:#fff;box-shadow:0 1px 3px rgb(15 45 64/.2)}nav li span{display:block;color:#4b6270;font-size:.8125rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 1rem}dt{color:#4b6270}dd{margin:0}
iframe{width:100%;height:85vh;border:1px solid #e4dccd;border-radius:.5rem;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #e4dccd;border-radius:.5rem;padding:1rem;margin:0}
@media(max-width:48rem){body{display:block}nav{border:0}main{padding:1rem}}`
