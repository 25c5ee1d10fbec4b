import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { type SmtpReceiver, startSmtpReceiver } from './smtp-receiver.ts'

/** For development: emails go through real SMTP, and received ones are stored in the folder that `/_mail` shows. */
export function openMailbox(folder: string): Promise<SmtpReceiver> {
  return startSmtpReceiver({
    async receive(source) {
      const { date, messageId = '' } = await PostalMime.parse(source)
      const moment = new Date(date ?? 0).toISOString().slice(0, 19).replaceAll(':', '-')
      // Named after the email, as in `folderCarrier`: an email that arrives twice makes one file.
      const name = createHash('sha256').update(messageId).digest('hex').slice(0, 20)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, `${moment}-received-${name}.eml`), source, { mode: 0o600 })
    },
  })
}
