import type { Footer, Header } from '../page.ts'
import type { Footer as FooterDocument, Header as HeaderDocument } from '../payload-types.ts'
import { groupsFrom, linkFrom } from './values-from-documents.ts'

/** A header that an editor has switched off keeps the phone: someone may need it most just then. */
export function headerFromDocument(header: HeaderDocument): Header {
  const active = header.active ?? true
  return {
    notice: active ? linkFrom(header.notice) : null,
    menu: active ? groupsFrom(header.menu) : [],
    phone: header.phone ?? '',
    phoneHours: header.phoneHours ?? '',
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
