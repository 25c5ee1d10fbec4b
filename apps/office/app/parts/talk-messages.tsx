import type { Message } from '@wojaz/talks'
import { base } from '../address.ts'
import { authorText } from '../talk-words.ts'
import { Moment } from './said-values.tsx'

/** The newest last, as they were written. */
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
          {message.attachments.map(({ id, name, bytes }) => (
            <p key={id}>
              <a href={`${base}/rozmowy/${thread}/${message.number}/${id}`}>{name}</a> (
              {Math.ceil(bytes / 1024)} kB)
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
