import type { NumberedRequest, Role } from './fuzzed-request.ts'
import { described, faultOf } from './judge-answer.ts'
import type { Send } from './send-request.ts'
import type { ShopReport } from './start-fuzzed-shop.ts'

interface Asking {
  readonly send: Send
  readonly cookies: Readonly<Record<Role, string>>
  readonly seed: number
  /** Parallel requests. */
  readonly atOnce: number
  /** No more requests are sent once it is false. */
  isAlive(): boolean
}

const addresses = 500

export interface Fault {
  readonly number: number
  /** The fault of the answer, with everything needed to reproduce it. */
  readonly text: string
}

/** Sends all requests and returns the faults. */
export async function askAll(requests: readonly NumberedRequest[], asking: Asking): Promise<Fault[]> {
  const { send, cookies, seed, atOnce, isAlive } = asking
  const faults: Fault[] = []
  const waiting = requests.values()

  async function askInTurn() {
    for (const request of waiting) {
      if (!isAlive()) return
      const fault = await send({ ...request, headers: fromSomewhere(request, cookies) }).then(
        (answer) => faultOf(request, answer),
        (error: Error) => `was not answered: ${error.message}`,
      )
      if (fault) faults.push({ number: request.number, text: `${fault}\n  ${described(request, seed)}` })
    }
  }

  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  return faults
}

/** Uses many addresses because of the rate limits, and an id that appears in the shop's log. */
function fromSomewhere({ role, number, headers }: NumberedRequest, cookies: Readonly<Record<Role, string>>) {
  const address = number % addresses
  const cookie = [cookies[role], headers.cookie].filter(Boolean).join('; ')
  return {
    'x-request-id': requestName(number),
    ...headers,
    'x-forwarded-for': `198.51.${address >> 8}.${address & 255}`,
    ...(cookie && { cookie }),
  }
}

const requestName = (number: number) => `request-${number}`

/** Adds what the shop has logged about them. */
export function explained(faults: readonly Fault[], errors: ShopReport['errors']): string[] {
  return faults.map(({ number, text }) => {
    const logged = errors.filter(({ reqId }) => reqId === requestName(number))
    return [text, ...logged.map((line) => JSON.stringify(line))].join('\n  ')
  })
}
