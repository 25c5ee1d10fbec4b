import type { BankWord } from './settle.ts'

/** A bank says it within seconds after the start of a payment. */
const most = 1_000

/**
 * Remembers which payments are known to wait for the bank. It says so in its answer and again in a webhook, and the second time
 * nothing changes: a waiting payment never goes back to the state before, and its gateway, id and amount stay.
 */
export function hearingWaiting() {
  const heard = new Set<string>()
  /** Null: the bank has not given the payment an id yet. */
  const nameOf = ({ gateway, gatewayId, paymentId, amount }: BankWord) =>
    gatewayId === null ? null : JSON.stringify([gateway, gatewayId, paymentId, amount])

  return {
    isKnown(word: BankWord): boolean {
      const name = nameOf(word)
      return name !== null && heard.has(name)
    },
    remember(word: BankWord): void {
      const name = nameOf(word)
      if (name === null) return
      heard.add(name)
      const [oldest = ''] = heard.size > most ? heard : []
      heard.delete(oldest)
    },
  }
}
