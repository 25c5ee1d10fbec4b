import type { EmailPreview } from '@wojaz/booking/server'

/** The email to the first order on the list. The others get the same about their trip, in their language. */
export function Email({ subject, text }: EmailPreview) {
  return (
    <article className="card" aria-labelledby="wiadomosc">
      <h3 id="wiadomosc">Wiadomość do pierwszej osoby: {subject}</h3>
      <p className="note">{text.join('\n\n')}</p>
    </article>
  )
}
