import type { SupplierRefusal } from './supplier.ts'

/** Whoever does not let us in does not say no to the guest: that is mended, and then asked again. */
const notOurs = ['UNAUTHORIZED', 'FORBIDDEN']

export function isNo({ code, error }: SupplierRefusal): boolean {
  return code === 'unknown' || (code === 'refused' && !notOurs.includes(error ?? ''))
}
