import type { Attachment, QueuedEmail } from '../email.ts'
import { encodedWords, isPrintable, textHeader } from './header-lines.ts'
import { quotedPrintable } from './quoted-printable.ts'

export interface Wish {
  readonly email: QueuedEmail
  readonly files: readonly Attachment[]
  /** `Name <address>` of the sender. */
  readonly from: string
  /** The end of a line. */
  readonly eol: '\r\n' | '\n'
}

const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+$/
const plainWords = /^[A-Za-z0-9 -]+$/
const plainFile = /^[\w.-]{1,60}$/
const plainType = /^[\w.+-]+\/[\w.+-]+(; charset=[\w-]+)?$/
const headerName = /^[A-Za-z-]+$/
/** A header without spaces is not folded; servers accept 998. */
const longestHeader = 900

export const messageId = ({ id }: QueuedEmail, from: string) =>
  `<${id}@${/@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`

/**
 * Writes an email as it is sent (RFC 5322, MIME), each character one byte. A library that can do everything takes several times as
 * long. Null: an address, header or file name is not as plain as those that the shop writes, so the library has to do it.
 */
export function composeMessage({ email, files, from, eol }: Wish): string | null {
  const head = headOf({ email, from, eol })
  const isPlain = files.every(({ name, type }) => plainFile.test(name) && plainType.test(type))
  if (!head || !isPlain) return null
  const content = contentOf(email, eol)
  const body =
    files.length === 0
      ? content
      : multipart('mixed', [content, ...files.map((file) => filePart(file, eol))], email.id, eol)
  return [...head, body, ''].join(eol)
}

function headOf({ email, from, eol }: Omit<Wish, 'files'>): string[] | null {
  const { to, replyTo, subject, headers = {}, queuedAt } = email
  const addresses = [to, ...(replyTo ? [replyTo] : [])]
  const more = Object.entries({ 'Auto-Submitted': 'auto-generated', ...headers })
  const isPlain = more.every(
    ([name, value]) => headerName.test(name) && isPrintable(value) && value.length < longestHeader,
  )
  const sender = senderOf(from, eol)
  const title = textHeader('Subject', subject, eol)
  if (!isPlain || !sender || title === null || !addresses.every((one) => plainAddress.test(one))) return null
  return [
    ...more.map(([name, value]) => `${name}: ${value}`),
    `From: ${sender}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    title,
    `Message-ID: ${messageId(email, from)}`,
    `Date: ${queuedAt.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
  ]
}

function senderOf(from: string, eol: string): string | null {
  const [, name = '', address = ''] = /^(?:([^<>"]*)<)?([^<>\s]+?)>?$/.exec(from.trim()) ?? []
  if (!plainAddress.test(address)) return null
  const shown = name.trim()
  if (shown === '') return address
  return `${plainWords.test(shown) ? shown : encodedWords(shown, eol)} <${address}>`
}

function contentOf({ id, text, html }: QueuedEmail, eol: string): string {
  const plain = textPart('plain', text, eol)
  return html ? multipart('alternative', [plain, textPart('html', html, eol)], id, eol) : plain
}

/** No encoded text contains the beginning of a boundary. It is the same at every attempt. */
function multipart(kind: 'mixed' | 'alternative', parts: readonly string[], id: string, eol: string): string {
  const boundary = `=_${kind}-${id}`
  return [
    `Content-Type: multipart/${kind};`,
    ` boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
  ].join(eol)
}

function textPart(kind: 'plain' | 'html', text: string, eol: string): string {
  return [
    `Content-Type: text/${kind}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(text, eol),
  ].join(eol)
}

function filePart({ name, type, bytes }: Attachment, eol: string): string {
  return [
    `Content-Type: ${type};`,
    ` name=${name}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename=${name}`,
    '',
    ...base64Lines(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  ].join(eol)
}

const longestLine = 76

function base64Lines(content: Buffer): string[] {
  const text = content.toString('base64')
  return Array.from({ length: Math.ceil(text.length / longestLine) }, (_, index) =>
    text.slice(index * longestLine, (index + 1) * longestLine),
  )
}
