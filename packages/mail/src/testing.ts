import PostalMime, { type Email } from 'postal-mime'
import { startSmtpReceiver } from './smtp-receiver.ts'

export interface ReceivedEmail {
  /** As the envelope says, whatever the email's own head claims. */
  to: string[]
  from: string
  email: Email
}

interface Answer {
  code: number
  words: string
}

export interface Mailbox {
  url: string
  emails: ReceivedEmail[]
  /** How the server answers the next addresses it is asked to deliver to; null: as usual. */
  refuseRecipients(answer: Answer | null): void
  refuseContents(answer: Answer | null): void
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it receives. */
export async function openMailbox({ port }: { port?: number } = {}): Promise<Mailbox> {
  const emails: ReceivedEmail[] = []
  const refusals: Record<'recipients' | 'contents', Answer | null> = { recipients: null, contents: null }
  const { url, close } = await startSmtpReceiver({
    port,
    refuseRecipient: () => refusal(refusals.recipients),
    async receive(source, envelope) {
      const refused = refusal(refusals.contents)
      if (refused) throw refused
      emails.push({ ...envelope, email: await PostalMime.parse(source) })
    },
  })
  return {
    url,
    emails,
    refuseRecipients: (answer) => {
      refusals.recipients = answer
    },
    refuseContents: (answer) => {
      refusals.contents = answer
    },
    close,
  }
}

function refusal(answer: Answer | null): Error | null {
  return answer && Object.assign(new Error(answer.words), { responseCode: answer.code })
}
