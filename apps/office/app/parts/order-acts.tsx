import type { IsoDay } from '@wojaz/travel/dates'
import { base } from '../address.ts'
import { documentNames } from '../words.ts'
import { dayText } from './said-values.tsx'

interface OrderActsProps {
  readonly number: string
  readonly documents: readonly string[]
  readonly corrections: readonly { readonly id: string; readonly on: IsoDay }[]
  readonly email: string
  readonly maySend: boolean
}

/** The documents of an order, and what can be sent to the guest. */
export function OrderActs({ number, documents, corrections, email, maySend }: OrderActsProps) {
  const path = `${base}/zamowienia/${number}`
  return (
    <section className="card" aria-labelledby="dokumenty">
      <h2 id="dokumenty">Dokumenty</h2>
      {documents.length + corrections.length === 0 ? (
        <p>Dokumenty powstają z potwierdzeniem zamówienia.</p>
      ) : (
        <ul>
          {documents.map((name) => (
            <li key={name}>
              <a href={`${path}/pliki/${name}.pdf`}>{documentNames[name] ?? name}</a>
            </li>
          ))}
          {corrections.map(({ id, on }) => (
            <li key={id}>
              <a href={`${path}/pliki/korekta-${id}.pdf`}>Faktura korygująca z {dayText(on)}</a>
            </li>
          ))}
        </ul>
      )}
      {maySend && (
        <div className="row">
          {documents.length > 0 && (
            <form method="post" action={`${path}/dokumenty`}>
              <button type="submit">Wyślij dokumenty ponownie</button>
            </form>
          )}
          <form method="post" action={`${path}/link`}>
            <button type="submit">Wyślij link do zamówienia i płatności</button>
          </form>
        </div>
      )}
      {maySend && <p className="hint">Na adres zamówienia: {email}</p>}
      <p className="hint">Każde otwarcie i każda wysyłka rysuje dokumenty na nowo z aktualnych danych.</p>
    </section>
  )
}
