import type { Complaint } from '@wojaz/complaints'
import { greeting } from '@wojaz/mail/server'
import { fillTemplate, type TemplateFacts } from '@wojaz/talks'
import { formatDate } from '@wojaz/travel/dates'
import { defaultLocale, isLocale, type Locale } from '@wojaz/travel/locale'
import type { AtDesk } from './at-desk.ts'
import { guestName } from './talk-words.ts'

export interface TemplateSubject {
  readonly orderNumber: string | null
  readonly complaint?: Pick<Complaint, 'number' | 'deadline'>
}

/** Returns the typed text followed by the chosen template; null: the template does not exist. */
export async function insertTemplate(
  desk: AtDesk,
  { template = '', locale = '', text = '' }: Readonly<Record<string, string>>,
  subject: TemplateSubject,
): Promise<string | null> {
  const found = (await desk.talks.templates.all()).find(({ id }) => id === template)
  if (!found) return null
  const language = isLocale(locale) ? locale : defaultLocale
  const filled = fillTemplate(found.texts[language] ?? '', await factsOf(desk, language, subject))
  return text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`
}

async function factsOf(
  { booking, member }: AtDesk,
  locale: Locale,
  { orderNumber, complaint }: TemplateSubject,
): Promise<TemplateFacts> {
  const order = orderNumber ? await booking.order(orderNumber) : null
  return {
    powitanie: greeting(locale, order?.contact.firstName ?? null),
    podpis: `${guestName(member.name)}\nWojaż`,
    ...(order && {
      numer: order.number,
      ...(order.offer.hotelName && { hotel: order.offer.hotelName }),
      wylot: formatDate(order.offer.departureDate),
      powrot: formatDate(order.offer.returnDate),
    }),
    ...(complaint && { reklamacja: complaint.number, termin: formatDate(complaint.deadline) }),
  }
}
