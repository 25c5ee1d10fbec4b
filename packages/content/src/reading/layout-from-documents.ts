import type { ShopContact } from '@wojaz/travel/guest'
import type { CheckoutHeader, Footer, Header, SearchBox } from '../page.ts'
import type {
  CheckoutHeader as CheckoutDocument,
  Footer as FooterDocument,
  Header as HeaderDocument,
  GlobalSearch as SearchDocument,
} from '../payload-types.ts'
import { groupsFrom, linkFrom } from './values-from-documents.ts'

/** A header that is switched off still has the phone number, because guests may need it then. */
export function headerFromDocument(header: HeaderDocument): Header {
  const active = header.active ?? true
  return {
    notice: active ? linkFrom(header.notice) : null,
    menu: active ? groupsFrom(header.menu) : [],
    phone: header.phone ?? '',
    phoneHours: header.phoneHours ?? '',
  }
}

/** Switched off, it still has the phone number. Steps without an editor's text have the default name. */
export function checkoutHeaderFromDocument(
  { active, help, steps }: CheckoutDocument,
  { phone }: Pick<ShopContact, 'phone'>,
): CheckoutHeader {
  const isActive = active ?? true
  return {
    phone,
    help: isActive ? (help ?? '') : '',
    steps: isActive ? (steps ?? []).map(({ code, label }) => ({ code, label })) : [],
  }
}

export function footerFromDocument(footer: FooterDocument): Footer {
  const active = footer.active ?? true
  return {
    columns: active ? groupsFrom(footer.columns) : [],
    legal: footer.legal ?? '',
    company: footer.company ?? '',
  }
}

/** Null: switched off, or no trip type is active. */
export function searchBoxFromDocument(search: SearchDocument): SearchBox | null {
  const tripTypes = (search.tripTypes ?? []).filter(({ active }) => active ?? true)
  if (!(search.active ?? true) || tripTypes.length === 0) return null
  return {
    heading: search.heading ?? '',
    submitLabel: search.submitLabel ?? '',
    tripTypes: tripTypes.map(({ code, label }) => ({ code, label })),
  }
}
