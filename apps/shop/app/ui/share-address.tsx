import { type ReactNode, useId } from 'react'
import { CopyButton } from './copy-button.tsx'

interface ShareAddressProps {
  url: string
  words: {
    address: string
    copy: string
    copied: string
    mail: string
    /** The subject of the email. */
    subject: string
  }
  /** Who can open it. */
  note?: string
  look?: 'primary' | 'secondary'
  /** Content beside the copy and send buttons. */
  children?: ReactNode
}

/** A URL to select, copy or send. */
export function ShareAddress({ url, words, note, look = 'secondary', children }: ShareAddressProps) {
  const id = useId()
  const mail = new URLSearchParams({ subject: words.subject, body: url }).toString().replaceAll('+', '%20')
  return (
    <div className="grid gap-3">
      <label>
        <span className="mb-1.5 block text-small font-bold">{words.address}</span>
        <input
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          aria-describedby={note ? id : undefined}
          className="min-h-12 w-full rounded-control border border-line-strong bg-paper-raised px-4"
        />
      </label>
      {note ? (
        <p id={id} className="text-small text-ink-soft">
          {note}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={url} label={words.copy} copied={words.copied} look={look} />
        <a
          href={`mailto:?${mail}`}
          className="inline-flex min-h-11 items-center px-2 text-small font-bold text-accent underline decoration-1 underline-offset-4"
        >
          {words.mail}
        </a>
        {children}
      </div>
    </div>
  )
}
