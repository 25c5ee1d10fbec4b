import { type ShopContact, telephoneAddress } from '@wojaz/travel/guest'
import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import type { ContentCache } from '../content-cache.ts'
import type { Header as HeaderDocument } from '../payload-types.ts'
import { asText, type Words } from '../tokens.ts'

/** Without a phone for guests on the way the office is all there is, at its own hours: nothing is promised that nobody keeps. */
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

/** What an editor's `{{phone}}` and its like stand for; in HTML a number and an address can be pressed. */
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
