import { base } from '../address.ts'
import { documentNames } from '../words.ts'

interface OrderActsProps {
  readonly number: string
  readonly documents: readonly string[]
  readonly email: string
  readonly maySend: boolean
}

/** Documents to look at, and what can be sent to the guest. */
export function OrderActs({ number, documents, email, maySend }: OrderActsProps) {
  const path = `${base}/zamowienia/${number}`
  return (
    <section className="card" aria-labelledby="dokumenty">
      <h2 id="dokumenty">Dokumenty</h2>
      {documents.length === 0 ? (
        <p>Dokumenty powstają z potwierdzeniem zamówienia.</p>
      ) : (
        <ul>
          {documents.map((name) => (
            <li key={name}>
              <a href={`${path}/pliki/${name}.pdf`}>{documentNames[name] ?? name}</a>
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
    </section>
  )
}
