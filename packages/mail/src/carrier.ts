import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Attachment, QueuedEmail } from './email.ts'
import { composeMessage, messageId } from './message/compose-message.ts'

/** Sends one email, or throws a `CarrierFault`. */
export interface Carrier {
  carry(email: QueuedEmail, files: readonly Attachment[]): Promise<void>
  /** Where emails go, for the log at start. */
  readonly destination: string
}

const connectWithinMs = 10_000
const answerWithinMs = 30_000

/** Through a real mail server. One connection per email: a shop sends few, and a restarted server needs no special handling. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    destination: `the mail server ${new URL(url).host}`,
    async carry(email, files) {
      const composed = composeMessage({ email, files, from, eol: '\r\n' })
      await transport.sendMail(
        composed === null
          ? message(email, files, from)
          : { envelope: { from, to: email.to }, raw: Buffer.from(composed, 'latin1') },
      )
    },
  }
}

/** Without a mail server emails become files that any mail program opens. */
export function folderCarrier(folder: string, from: string): Carrier {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  async function byLibrary(email: QueuedEmail, files: readonly Attachment[]): Promise<string> {
    const { message: written } = await transport.sendMail(message(email, files, from))
    return (written as Buffer).toString('latin1').replaceAll('\r\n', '\n')
  }
  return {
    destination: `files in ${folder}`,
    async carry(email, files) {
      // Lines end as in other files of this system. Each byte is a character here, so none is changed.
      const lines = composeMessage({ email, files, from, eol: '\n' }) ?? (await byLibrary(email, files))
      // Named after the email, not after the attempt: two attempts still make one file.
      const moment = email.queuedAt.toISOString().slice(0, 19).replaceAll(':', '-')
      const file = path.join(folder, `${moment}-${email.kind}-${email.id}.eml`)
      const write = () => writeFile(file, lines, { mode: 0o600, encoding: 'latin1' })
      await write().catch(async (fault: NodeJS.ErrnoException) => {
        if (fault.code !== 'ENOENT') throw fault
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await write()
      })
    },
  }
}

/** For the mail library, which knows every kind of address and header. */
function message(email: QueuedEmail, files: readonly Attachment[], from: string): SendMailOptions {
  const { to, subject, text, html, headers = {}, replyTo, queuedAt } = email
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    date: queuedAt,
    messageId: messageId(email, from),
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  }
}
