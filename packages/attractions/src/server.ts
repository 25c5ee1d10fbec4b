export {
  type Mirrored,
  type MirrorOptions,
  mirrorSupplier,
  retireSuppliers,
} from './catalogue/mirror-supplier.ts'
export {
  type Attractions,
  type AttractionsOptions,
  openAttractions,
} from './catalogue/open-attractions.ts'
export type { DestinationPlace } from './catalogue/place-of.ts'
export { readAttraction } from './catalogue/read-attraction.ts'
export { pictureName } from './catalogue/supplier-pictures.ts'
export { type BarCode, barCode, isDrawable } from './documents/bar-code.ts'
export {
  type AttractionDocuments,
  type AttractionDocumentsOptions,
  openAttractionDocuments,
} from './documents/open-attraction-documents.ts'
export { migrateAttractions } from './migrate-attractions.ts'
export type {
  AttractionHolder,
  AttractionPayment,
  AttractionSale,
  CancelQuote,
  CancelRefusal,
  CartRefusal,
  OrderRefusal,
} from './sale/attraction-sale.ts'
export { knownOfAttractions } from './sale/known-of-attractions.ts'
export { openAttractionSale } from './sale/open-attraction-sale.ts'
export type { AttractionNews, AttractionSaleOptions } from './sale/sale-options.ts'
export { AttractionIndex } from './search/attraction-index.ts'
export { languageName, themeName } from './search/names.ts'
export { nearestOpenDays, searchAttractions } from './search/search-attractions.ts'
export { suggestAttractions } from './search/suggest-attractions.ts'
export { octoSupplier } from './suppliers/octo-supplier.ts'
export type {
  Answers,
  CalendarDay,
  CancelWish,
  ConfirmWish,
  HoldWish,
  OneTimeWish,
  SuppliedAttraction,
  Supplier,
  SupplierBooking,
  SupplierContact,
  SupplierRefusal,
  TicketCode,
  TicketHolder,
  TimesWish,
} from './suppliers/supplier.ts'
export {
  readSuppliers,
  type SupplierSettingFault,
  type SupplierSettings,
} from './suppliers/supplier-settings.ts'
