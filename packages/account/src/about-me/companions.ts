import { randomUUID } from 'node:crypto'
import { type DocumentSeal, documentSeal, inTransaction } from '@wojaz/database'
import { maskedNumber } from '@wojaz/mail'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import type { AccountParts } from '../account-parts.ts'
import { type CompanionDocument, type CompanionWish, mostCompanions } from './companion-form.ts'

/** A person the customer travels with. Only the last characters of a document number are shown. */
export interface Companion extends Omit<CompanionWish, 'document'> {
  id: string
  document: CompanionDocument | null
}

export type CompanionRefusal = { code: 'companion-unknown' } | { code: 'too-many-companions' }

interface CompanionRow extends Omit<Companion, 'document'> {
  customerId: string
  document: Buffer | null
  documentKey: string | null
  savedAt: Date
}

const columns = `id, customer_id as "customerId", title, first_name as "firstName", last_name as "lastName",
  birth_date::text as "birthDate", document, document_key as "documentKey", saved_at as "savedAt"`

/** The people a customer travels with. Document data is encrypted before it reaches the database. */
export function companions({ pool, clock, documentKeys }: AccountParts) {
  const seal = documentSeal(documentKeys)

  async function all(client: ClientBase | Pool, customerId: string): Promise<CompanionRow[]> {
    const { rows } = await client.query<CompanionRow>(
      `select ${columns} from account.companions where customer_id = $1 order by saved_at, id`,
      [customerId],
    )
    return rows
  }

  return {
    async companions(customerId: string): Promise<Companion[]> {
      return (await all(pool, customerId)).map((row) => shown(row, seal))
    },

    /** Everything, with complete documents, for the copy of their data that a customer can download. */
    async wholeCompanions(customerId: string): Promise<object[]> {
      return (await all(pool, customerId)).map((row) => {
        const { title, firstName, lastName, birthDate, savedAt } = row
        const { type, number, validUntil } = opened(row, seal) ?? {}
        return {
          title,
          firstName,
          lastName,
          birthDate,
          savedAt,
          documentType: type,
          documentNumber: number,
          documentValidUntil: validUntil,
        }
      })
    },

    /** The complete document of one companion, to be encrypted again for a trip. Never send it to a browser. */
    async companionDocument(customerId: string, id: string): Promise<CompanionDocument | null> {
      const row = (await all(pool, customerId)).find((one) => one.id === id)
      return row ? opened(row, seal) : null
    },

    /** Adds a companion if `id` is null. A document without a number keeps the stored number. */
    saveCompanion: (
      customerId: string,
      id: string | null,
      { title, firstName, lastName, birthDate, document }: CompanionWish,
    ): Promise<Outcome<{ id: string }, CompanionRefusal>> =>
      inTransaction(pool, async (client) => {
        // Serialises concurrent saves, so that each sees what the other has saved.
        await client.query('select from account.customers where id = $1 for update', [customerId])
        const rows = await all(client, customerId)
        const before = rows.find((row) => row.id === id)
        if (id !== null && !before) return refused({ code: 'companion-unknown' })
        if (!before && rows.length >= mostCompanions) return refused({ code: 'too-many-companions' })
        const saved = before?.id ?? randomUUID()
        const number = document?.number ?? (before && opened(before, seal)?.number)
        const sealed =
          document && number
            ? seal.seal(JSON.stringify({ ...document, number }), boundTo({ customerId, id: saved }))
            : null
        await client.query(
          `insert into account.companions (id, customer_id, title, first_name, last_name, birth_date, document, document_key, saved_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (id) do update set title = $3, first_name = $4, last_name = $5, birth_date = $6, document = $7, document_key = $8`,
          [
            ...[saved, customerId, title, firstName, lastName, birthDate],
            ...[sealed?.bytes ?? null, sealed?.keyId ?? null, clock()],
          ],
        )
        return accepted({ id: saved })
      }),

    /** Removing twice is not an error. */
    async removeCompanion(customerId: string, id: string): Promise<void> {
      await pool.query('delete from account.companions where customer_id = $1 and id = $2', [customerId, id])
    },

    /** Encrypts some rows again with the newest key after a key rotation; returns how many. */
    async sealAnew(most = 500): Promise<number> {
      return inTransaction(pool, async (client) => {
        const { rows } = await client.query<CompanionRow>(
          `select ${columns} from account.companions where document_key <> $1 limit $2 for update skip locked`,
          [seal.keyId, most],
        )
        let done = 0
        for (const row of rows) {
          const document = opened(row, seal)
          if (!document) continue
          const { bytes, keyId } = seal.seal(JSON.stringify(document), boundTo(row))
          await client.query('update account.companions set document = $2, document_key = $3 where id = $1', [
            ...[row.id, bytes, keyId],
          ])
          done += 1
        }
        return done
      })
    },
  }
}

function boundTo({ customerId, id }: Pick<CompanionRow, 'customerId' | 'id'>): string {
  return `${customerId}/${id}`
}

function opened(row: CompanionRow, seal: DocumentSeal): CompanionDocument | null {
  const { document: bytes, documentKey: keyId } = row
  const text = bytes && keyId !== null ? seal.open({ bytes, keyId }, boundTo(row)) : null
  return text === null ? null : (JSON.parse(text.toString()) as CompanionDocument)
}

function shown(row: CompanionRow, seal: DocumentSeal): Companion {
  const { customerId: _, documentKey: __, savedAt: ___, ...companion } = row
  const document = opened(row, seal)
  return { ...companion, document: document && { ...document, number: maskedNumber(document.number) } }
}
