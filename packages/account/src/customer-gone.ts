import type { ClientBase } from 'pg'

/** Somebody was forgotten at the very moment at which they came in. */
class CustomerGone extends Error {}

/** Theirs until the transaction ends: nobody forgets them meanwhile. */
export async function holdCustomer(client: ClientBase, id: string): Promise<void> {
  const { rowCount } = await client.query('select from account.customers where id = $1 for no key update', [
    id,
  ])
  if (rowCount !== 1) throw new CustomerGone('A customer vanished while coming in.')
}

/** Null: they are gone, as if they had never been. */
export async function unlessGone<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CustomerGone) return null
    throw error
  }
}
