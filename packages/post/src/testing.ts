import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter {
  /** As the envelope says, whatever the letter's own head claims. */
  to: string[]
  from: string
  letter: Email
}

export interface Mailbox {
  url: string
  letters: ReceivedLetter[]
  /** How the server answers the next addresses it is asked to deliver to; null: as usual. */
  refuseRecipients(answer: { code: number; words: string } | null): void
  refuseContents(answer: { code: number; words: string } | null): void
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it receives. */
export async function openMailbox({ port = 0 }: { port?: number } = {}): Promise<Mailbox> {
  const letters: ReceivedLetter[] = []
  const refusals: Record<'recipients' | 'contents', { code: number; words: string } | null> = {
    recipients: null,
    contents: null,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal(refusals.recipients)),
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream)
      if (!refusals.contents)
        letters.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          letter: await PostalMime.parse(source),
        })
      done(refusal(refusals.contents))
    },
  })
  // A client that breaks off is its own affair.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    refuseRecipients: (answer) => {
      refusals.recipients = answer
    },
    refuseContents: (answer) => {
      refusals.contents = answer
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(answer: { code: number; words: string } | null): Error | null {
  return answer && Object.assign(new Error(answer.words), { responseCode: answer.code })
}
