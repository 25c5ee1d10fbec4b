import { type FiledEmail, readFiledEmail, readMailFolder } from '@wojaz/mail/mail-folder'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { Fault } from '../request/errors.ts'
import { escapeHtml } from '../request/escape-html.ts'
import { sourceHash } from './security-headers.ts'

interface MailPageOptions {
  /** The folder of the email files. */
  folder: string
  /** Null: the files are written without an SMTP server. */
  smtpUrl: string | null
}

type EmailRequest = { Params: { name: string } }

/** Shows the emails the shop has sent. In development only, because they contain personal data. */
export const mailPage: FastifyPluginAsync<MailPageOptions> = async (app, { folder, smtpUrl }) => {
  app.get('/_mail', async (_request, reply) => {
    const emails = await readMailFolder(folder)
    return sendPage(reply, emails, emails[0] ?? null)
  })

  app.get<EmailRequest>('/_mail/:name', async (request, reply) =>
    sendPage(reply, await readMailFolder(folder), await find(request.params.name)),
  )

  /** Shown in a frame without scripts, forms and access to the page around it. */
  app.get<EmailRequest>('/_mail/:name/html', async (request, reply) => {
    const { email } = await find(request.params.name)
    reply.header(
      'content-security-policy',
      "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    )
    return reply.type('text/html; charset=utf-8').send(email.html ?? '')
  })

  app.get<{ Params: { name: string; number: string } }>(
    '/_mail/:name/attachments/:number',
    async ({ params }, reply) => {
      const { email } = await find(params.name)
      const file = email.attachments[Number(params.number)]
      if (!file) throw new Fault('not-found')
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.filename ?? 'file')}`,
      )
      return reply.type('application/octet-stream').send(Buffer.from(file.content as ArrayBuffer))
    },
  )

  async function find(name: string): Promise<FiledEmail> {
    const found = await readFiledEmail(folder, name)
    if (!found) throw new Fault('not-found')
    return found
  }

  function sendPage(reply: FastifyReply, emails: FiledEmail[], open: FiledEmail | null) {
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${sourceHash(styles)}; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    reply.header('cache-control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${emails.length} emails | Wojaż</title>
<style>${styles}</style></head>
<body><nav aria-label="Emails"><h1>Emails</h1><p class="soft">${escapeHtml(where())} <a href="/_mail">Refresh</a></p>
<ol>${emails.map((one) => row(one, one.name === open?.name)).join('')}</ol></nav>
<main>${open ? shown(open) : '<p class="soft">Nothing has been sent yet.</p>'}</main></body></html>
`)
  }

  function where(): string {
    const way = smtpUrl ? `Emails go to the mail server ${new URL(smtpUrl).host}.` : 'Emails are files.'
    return `${way} What lies in ${folder}, the newest first.`
  }
}

function row({ name, email }: FiledEmail, isOpen: boolean): string {
  const to = email.to?.map(({ address }) => address).join(', ') ?? ''
  const count = email.attachments.length
  const attached = count > 0 ? ` · ${count} ${count === 1 ? 'file' : 'files'}` : ''
  return `<li><a href="/_mail/${name}"${isOpen ? ' aria-current="page"' : ''}><b>${escapeHtml(email.subject ?? '')}</b><span>${escapeHtml(to)} · ${escapeHtml(momentOf(email.date))}${attached}</span></a></li>`
}

function shown({ name, email }: FiledEmail): string {
  const heads = [
    ['From', email.from?.address],
    ['To', email.to?.map(({ address }) => address).join(', ')],
    ['Reply to', email.replyTo?.map(({ address }) => address).join(', ')],
    ['Sent', momentOf(email.date)],
  ].filter(([, value]) => value)
  const files = email.attachments.map(
    ({ filename, content }, number) =>
      `<li><a href="/_mail/${name}/attachments/${number}">${escapeHtml(filename ?? 'file')}</a> <span class="soft">${sizeOf(content)}</span></li>`,
  )
  return `<h2>${escapeHtml(email.subject ?? '')}</h2>
<dl>${heads.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>
${files.length > 0 ? `<h3>Attachments</h3><ul>${files.join('')}</ul>` : ''}
${email.html ? `<iframe title="HTML" sandbox="allow-popups" src="/_mail/${name}/html"></iframe>` : ''}
<h3>Text</h3><pre>${escapeHtml(email.text ?? '')}</pre>`
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
