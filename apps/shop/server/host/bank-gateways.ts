import { openGateways, p24Gateway, payuGateway } from '@wojaz/booking/server'
import type { Clock } from '@wojaz/travel/dates'
import type { Env } from '../request/env.ts'

/** The configured gateways in the order in which they are tried. */
export function bankGateways({ payu, p24, gatewayOrder }: Env, clock: Clock) {
  const known = {
    payu: () => payu && payuGateway({ ...payu, clock }),
    p24: () => p24 && p24Gateway(p24),
  }
  return openGateways(gatewayOrder.flatMap((name) => known[name]() ?? []))
}
