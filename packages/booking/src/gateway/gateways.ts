import type { PaymentGateway } from './payment-gateway.ts'

/** The payment gateways of this shop, the preferred one first. */
export interface Gateways {
  readonly all: readonly PaymentGateway[]
  /** Returns null when the shop does not use a gateway with this name. */
  named(name: string): PaymentGateway | null
  /** The gateway of payments for which the guest chose none. */
  readonly usual: PaymentGateway
}

export function openGateways(all: readonly PaymentGateway[]): Gateways {
  const [usual] = all
  if (!usual) throw new Error('A shop needs a bank.')
  const byName = new Map(all.map((gateway) => [gateway.name, gateway]))
  if (byName.size !== all.length) throw new Error('Two banks have one name.')
  return { all, usual, named: (name) => byName.get(name) ?? null }
}
