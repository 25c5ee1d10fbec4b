import type { Attached, Message } from '@wojaz/talks'
import { base } from '../address.ts'
import { authorText } from '../talk-words.ts'
import { Moment } from './said-values.tsx'

/** Messages in the order they were written, the newest last. */
export function TalkMessages({ thread, messages }: { thread: string; messages: readonly Message[] }) {
  if (messages.length === 0) return <p className="none">Nikt jeszcze nic nie napisał.</p>
  return (
    <ol className="talk" aria-label="Wiadomości">
      {messages.map((message) => (
        <li key={message.number} data-row data-author={message.author}>
          <p className="hint">
            <b>{authorText(message)}</b>, <Moment at={message.at} />
          </p>
          {message.subject && <p className="subject">{message.subject}</p>}
          <p className="note">{message.text}</p>
          {message.attachments.length > 0 && (
            <ul className="previews" aria-label="Załączniki">
              {message.attachments.map((file) => (
                <li key={file.id}>
                  <File file={file} href={`${base}/rozmowy/${thread}/${message.number}/${file.id}`} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** An image is shown as our thumbnail, any other file by its name. */
function File({ file: { kind, name, bytes }, href }: { file: Attached; href: string }) {
  return (
    <a href={href}>
      {kind === 'picture' && <img src={`${href}?maly=1`} alt="" loading="lazy" />}
      {name} ({Math.ceil(bytes / 1024)} kB)
    </a>
  )
}
