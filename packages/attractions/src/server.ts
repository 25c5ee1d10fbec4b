export { octoSupplier } from './suppliers/octo-supplier.ts'
export type {
  CalendarDay,
  ConfirmWish,
  HoldWish,
  SuppliedAttraction,
  Supplier,
  SupplierBooking,
  SupplierRefusal,
  TicketCode,
  TimesWish,
} from './suppliers/supplier.ts'
export {
  readSuppliers,
  type SupplierSettingFault,
  type SupplierSettings,
} from './suppliers/supplier-settings.ts'
