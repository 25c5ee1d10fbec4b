import type { ClientBase } from 'pg'

/** A customer, with everything that identifies their data. */
export interface Person {
  readonly id: string
  readonly email: string
}

/** One kind of personal data: its tables, how its owner reads it, how it is erased. */
export interface KnownOfPerson {
  /** Its name in the copy of their data that a customer may download. */
  readonly name: string
  /** The tables it covers, as `schema.table`. */
  readonly tables: readonly string[]
  /** Plain JSON values; field names have translations in every language. */
  read(client: ClientBase, person: Person): Promise<readonly object[]>
  /** Idempotent. Absent: the rows are deleted with the customer's row. */
  erase?(client: ClientBase, person: Person, now: Date): Promise<void>
  /** Whether something is in progress that must end before the erasure. */
  isUnderWay?(client: ClientBase, person: Person): Promise<boolean>
}
