import type { RouterContextProvider } from 'react-router'
import { customerIpContext } from './context.ts'
import { householdOf } from './household.ts'

/** The household a page's request comes from. */
export function placeOf(context: Readonly<RouterContextProvider>): string {
  return householdOf(context.get(customerIpContext))
}
