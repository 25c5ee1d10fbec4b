import { type DocumentSeal, prepared } from '@wojaz/database'
import type { TravelDocument } from '@wojaz/mail'
import type { ClientBase } from 'pg'

interface DocumentRow {
  readonly id: string
  readonly cartId: string
  readonly sealed: Buffer
  readonly sealedBy: string
}

/** A document of a cart, or of the order it became. */
interface NamedDocument {
  readonly id: string
  readonly cartId: string
  readonly document: TravelDocument
}

const columns = `id, cart_id as "cartId", sealed, sealed_by as "sealedBy"`
const ofCart = prepared(`select ${columns} from booking.travel_documents where cart_id = $1`)

/** Returns documents by id. Those that no key can decrypt are left out. */
export async function documentsOfCart(
  client: ClientBase,
  seal: DocumentSeal,
  cartId: string,
): Promise<ReadonlyMap<string, TravelDocument>> {
  const { rows } = await client.query<DocumentRow>(ofCart([cartId]))
  return new Map(
    rows.flatMap((row) => {
      const document = opened(row, seal)
      return document ? [[row.id, document] as const] : []
    }),
  )
}

const ofOrders = prepared(
  `select number, nth::int - 1 as person, ${columns}
   from booking.orders join booking.travel_documents using (cart_id),
     jsonb_array_elements(sold -> 'participants') with ordinality travellers (traveller, nth)
   where number = any($1::text[]) and traveller ->> 'documentId' = id::text order by number, nth`,
)

/** By order and traveller. */
export async function documentsOfOrders(
  client: ClientBase,
  seal: DocumentSeal,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, TravelDocument>>> {
  const { rows } = await client.query<DocumentRow & { number: string; person: number }>(ofOrders([numbers]))
  const found = new Map<string, Map<number, TravelDocument>>()
  for (const { number, person, ...row } of rows) {
    const document = opened(row, seal)
    const party = found.get(number) ?? new Map<number, TravelDocument>()
    if (document) found.set(number, party.set(person, document))
  }
  return found
}

const save = prepared(
  `insert into booking.travel_documents (id, cart_id, sealed, sealed_by, saved_at) values ($1, $2, $3, $4, $5)
   on conflict (id) do update set sealed = $3, sealed_by = $4, saved_at = $5 where travel_documents.cart_id = $2`,
)

export async function saveDocument(
  client: ClientBase,
  seal: DocumentSeal,
  { id, cartId, document }: NamedDocument,
  now: Date,
): Promise<void> {
  const { bytes, keyId } = seal.seal(JSON.stringify(document), boundTo({ id, cartId }))
  await client.query(save([id, cartId, bytes, keyId, now]))
}

const drop = prepared('delete from booking.travel_documents where cart_id = $1 and id <> all($2::uuid[])')

/** Deletes documents that no traveller of the cart has any more. */
export async function dropDocuments(
  client: ClientBase,
  cartId: string,
  { except }: { readonly except: readonly string[] },
): Promise<void> {
  await client.query(drop([cartId, except]))
}

/** After a key rotation: re-encrypts a batch of documents with the first key. Returns how many. */
export async function sealDocumentsAnew(
  client: ClientBase,
  seal: DocumentSeal,
  most: number,
): Promise<number> {
  const { rows } = await client.query<DocumentRow>(
    `select ${columns} from booking.travel_documents where sealed_by <> $1 limit $2 for update skip locked`,
    [seal.keyId, most],
  )
  let done = 0
  for (const row of rows) {
    const document = opened(row, seal)
    if (!document) continue
    const { bytes, keyId } = seal.seal(JSON.stringify(document), boundTo(row))
    await client.query('update booking.travel_documents set sealed = $2, sealed_by = $3 where id = $1', [
      ...[row.id, bytes, keyId],
    ])
    done += 1
  }
  return done
}

function boundTo({ cartId, id }: Pick<DocumentRow, 'cartId' | 'id'>): string {
  return `${cartId}/${id}`
}

function opened(row: DocumentRow, seal: DocumentSeal): TravelDocument | null {
  const text = seal.open({ bytes: row.sealed, keyId: row.sealedBy }, boundTo(row))
  return text === null ? null : (JSON.parse(text.toString()) as TravelDocument)
}
