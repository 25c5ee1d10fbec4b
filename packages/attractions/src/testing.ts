export { makeAttractionOrder, makeItem } from '../test/make-attraction-order.ts'
export { type RunningSupplier, type SupplierFaults, startSupplier } from './suppliers/start-supplier.ts'
