export { type RunningSupplier, type SupplierFaults, startSupplier } from './suppliers/start-supplier.ts'
