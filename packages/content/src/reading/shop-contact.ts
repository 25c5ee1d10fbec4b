import { type ShopContact, telephoneAddress } from '@wojaz/travel/guest'
import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import type { ContentCache } from '../content-cache.ts'
import type { Header as HeaderDocument } from '../payload-types.ts'
import { asText, type Words } from '../tokens.ts'

/** Without an emergency phone, guests get the office's phone and hours, so that no round-the-clock help is promised. */
export function contactFromDocument(header: Partial<HeaderDocument>): ShopContact {
  const { phone, phoneHours, emergencyPhone, emergencyHours, email } = header
  return {
    phone: phone ?? '',
    phoneHours: phoneHours ?? '',
    emergencyPhone: emergencyPhone || phone || '',
    emergencyHours: (emergencyPhone ? emergencyHours : phoneHours) ?? '',
    email: email ?? '',
  }
}

export function readContact(payload: Payload, cache: ContentCache, locale: Locale): Promise<ShopContact> {
  return cache.read(`contact ${locale}`, async () =>
    contactFromDocument(
      await payload.findGlobal({ slug: 'header', locale, fallbackLocale: defaultLocale, draft: false }),
    ),
  )
}

/** Returns the values of `{{phone}}` and similar tokens. In HTML, phone numbers and email addresses are links. */
export function contactWords(contact: ShopContact): { words: Words; markup: Words } {
  const { phone, emergencyPhone, email } = contact
  const link = (address: string, text: string) =>
    text === '' ? '' : `<a href="${asText(address)}">${asText(text)}</a>`
  return {
    words: { ...contact },
    markup: {
      phone: link(telephoneAddress(phone), phone),
      emergencyPhone: link(telephoneAddress(emergencyPhone), emergencyPhone),
      email: link(`mailto:${email}`, email),
    },
  }
}
