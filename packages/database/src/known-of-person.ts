import type { ClientBase } from 'pg'

/** A customer, by all that finds them again. */
export interface Person {
  readonly id: string
  readonly email: string
}

/** One thing that is kept of people: where it lies, how its owner reads it, how it is forgotten. */
export interface KnownOfPerson {
  /** What it is called in the copy that a customer may fetch. */
  readonly name: string
  /** Which tables it answers for, as `schema.table`. */
  readonly tables: readonly string[]
  /** Plain values, fit for JSON; names of fields have words in every language. */
  read(client: ClientBase, person: Person): Promise<readonly object[]>
  /** Asked twice, it has nothing to do. Absent: it goes with the customer's row. */
  erase?(client: ClientBase, person: Person, now: Date): Promise<void>
  /** Something is under way that must come to its end first. */
  isUnderWay?(client: ClientBase, person: Person): Promise<boolean>
}
