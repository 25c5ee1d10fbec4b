import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface SmtpReceiverOptions {
  /** Any free port by default. */
  port?: number
  /** The reason to refuse the next recipient; null: none. */
  refuseRecipient?: () => Error | null
  /** Throws the error for the sender. */
  receive(source: Buffer, envelope: { from: string; to: string[] }): Promise<void>
}

export interface SmtpReceiver {
  url: string
  close(): Promise<void>
}

/** A real mail server on loopback. It needs no password and no certificate, and is not reachable from outside. */
export async function startSmtpReceiver({
  port = 0,
  refuseRecipient = () => null,
  receive,
}: SmtpReceiverOptions): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refuseRecipient()),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((source) => receive(source, { from, to }))
        .then(() => done(), done)
    },
  })
  // Disconnects of clients are ignored.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
