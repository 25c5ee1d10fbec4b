/**
 * A separate process: a thousand logins here would disturb the measurements of the other process. Prints the statuses as JSON.
 */
import { guestAddress } from './guest-address.ts'

const [address = '', count = '0'] = process.argv.slice(2)
const statuses: Record<number, number> = {}
await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...guestAddress(100_000 + index) },
      body: JSON.stringify({ email: `crowd${index}@poczta.example`, password: 'nie to hasło' }),
    })
    statuses[status] = (statuses[status] ?? 0) + 1
  }),
)
console.log(JSON.stringify(statuses))
