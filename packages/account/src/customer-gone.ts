import type { ClientBase } from 'pg'

/** The customer was erased at the moment of the login. */
class CustomerGone extends Error {}

/** Locks the customer until the transaction ends, so that nobody erases them meanwhile. */
export async function holdCustomer(client: ClientBase, id: string): Promise<void> {
  const { rowCount } = await client.query('select from account.customers where id = $1 for no key update', [
    id,
  ])
  if (rowCount !== 1) throw new CustomerGone('A customer vanished while coming in.')
}

/** Null if the customer was erased, as if there had never been an account. */
export async function unlessGone<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CustomerGone) return null
    throw error
  }
}
