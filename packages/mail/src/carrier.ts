import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Attachment, QueuedEmail } from './email.ts'

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
      await transport.sendMail(message(email, files, from))
    },
  }
}

/** Without a mail server emails become files that any mail program opens. */
export function folderCarrier(folder: string, from: string): Carrier {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    destination: `files in ${folder}`,
    async carry(email, files) {
      const { message: written } = await transport.sendMail(message(email, files, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Named after the email, not after the attempt: two attempts still make one file.
      const moment = email.queuedAt.toISOString().slice(0, 19).replaceAll(':', '-')
      const file = path.join(folder, `${moment}-${email.kind}-${email.id}.eml`)
      await writeFile(file, written as Buffer, { mode: 0o600 })
    },
  }
}

function message(email: QueuedEmail, files: readonly Attachment[], from: string): SendMailOptions {
  const { id, to, subject, text, html, headers = {}, replyTo, queuedAt } = email
  const host = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    date: queuedAt,
    messageId: `<${id}@${host}>`,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  }
}
