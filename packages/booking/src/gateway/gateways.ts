import type { PaymentGateway } from './payment-gateway.ts'

/** The banks of this shop, the preferred one first. */
export interface Gateways {
  readonly all: readonly PaymentGateway[]
  /** Null: nobody of this name works for us, or no longer. */
  named(name: string): PaymentGateway | null
  /** Where a payment begins whose guest named no bank. */
  readonly usual: PaymentGateway
}

export function openGateways(all: readonly PaymentGateway[]): Gateways {
  const [usual] = all
  if (!usual) throw new Error('A shop needs a bank.')
  const byName = new Map(all.map((gateway) => [gateway.name, gateway]))
  if (byName.size !== all.length) throw new Error('Two banks have one name.')
  return { all, usual, named: (name) => byName.get(name) ?? null }
}
