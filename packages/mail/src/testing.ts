import PostalMime, { type Email } from 'postal-mime'
import { startSmtpReceiver } from './smtp-receiver.ts'

export interface ReceivedEmail {
  /** From the envelope, not from the headers. */
  to: string[]
  from: string
  email: Email
}

interface Answer {
  code: number
  words: string
}

interface HeldEmail {
  /** It has come. */
  arrived: Promise<void>
  accept(): void
}

export interface Mailbox {
  url: string
  emails: ReceivedEmail[]
  /** The server's answer to the next recipients; null: accept. */
  refuseRecipients(answer: Answer | null): void
  refuseContents(answer: Answer | null): void
  /** The server takes the next email and answers only when the test says so. */
  holdNext(): HeldEmail
  close(): Promise<void>
}

/** A real mail server on loopback that stores what it receives. */
export async function openMailbox({ port }: { port?: number } = {}): Promise<Mailbox> {
  const emails: ReceivedEmail[] = []
  const refusals: Record<'recipients' | 'contents', Answer | null> = { recipients: null, contents: null }
  let hold = async () => {}
  const { url, close } = await startSmtpReceiver({
    port,
    refuseRecipient: () => refusal(refusals.recipients),
    async receive(source, envelope) {
      const refused = refusal(refusals.contents)
      if (refused) throw refused
      await hold()
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
    holdNext() {
      const arrived = promised()
      const accepted = promised()
      hold = async () => {
        hold = async () => {}
        arrived.keep()
        await accepted.promise
      }
      return { arrived: arrived.promise, accept: accepted.keep }
    },
    close,
  }
}

function promised() {
  let keep = () => {}
  const promise = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

function refusal(answer: Answer | null): Error | null {
  return answer && Object.assign(new Error(answer.words), { responseCode: answer.code })
}
