import type { SupplierRefusal } from './supplier.ts'

/** If the supplier rejects our credentials, it does not refuse the guest: the settings must be fixed, and the call repeated. */
const notOurs = ['UNAUTHORIZED', 'FORBIDDEN']

export function isNo({ code, error }: SupplierRefusal): boolean {
  return code === 'unknown' || (code === 'refused' && !notOurs.includes(error ?? ''))
}
