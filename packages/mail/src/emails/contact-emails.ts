import type { Locale } from '@wojaz/travel/locale'
import type { Email } from '../email.ts'
import type { ContactMessage } from '../forms/contact-form.ts'
import { drawEmail } from './draw-email.ts'
import { emailWords } from './email-words.ts'

interface Received {
  reference: string
  locale: Locale
}

/**
 * To the guest. It repeats nothing that was typed: anybody may type any text beside a stranger's address, and the shop must not
 * send it there.
 */
export function receivedEmail(to: string, office: string, { reference, locale }: Received): Email {
  const say = emailWords(locale)
  const drawn = drawEmail({
    locale,
    subject: say('contact.received.subject', { reference }),
    paragraphs: [say('greeting'), say('contact.received.text', { reference })],
    note: say('contact.received.note'),
  })
  return { kind: 'contact-received', to, ...drawn, replyTo: office }
}

/** To the office, in Polish. A reply goes to the guest. */
export function officeEmail(
  office: string,
  topic: string,
  message: ContactMessage,
  { reference, locale }: Received,
): Email {
  return toOffice('contact-office', office, message.email, {
    subject: `${topic}: ${message.name} (${reference})`,
    facts: {
      Numer: reference,
      Temat: topic,
      'Imię i nazwisko': message.name,
      'E-mail': message.email,
      Telefon: message.phone,
      Rezerwacja: message.reservation,
      'Język strony': locale,
    },
    body: message.message,
  })
}

interface PresaleGuest {
  email: string
  firstName: string | null
  phone: string | null
  wish: string | null
  locale: Locale
}

/** To the office, after the guest has confirmed. */
export function presaleOfficeEmail(office: string, guest: PresaleGuest): Email {
  return toOffice('presale-office', office, guest.email, {
    subject: `Przedsprzedaż: nowy zapis${guest.firstName ? ` (${guest.firstName})` : ''}`,
    facts: {
      Imię: guest.firstName,
      'E-mail': guest.email,
      Telefon: guest.phone,
      'Język strony': guest.locale,
    },
    body: guest.wish ?? 'Bez życzeń.',
  })
}

interface OfficeWords {
  subject: string
  facts: Record<string, string | null>
  body: string
}

function toOffice(kind: string, to: string, replyTo: string, { subject, facts, body }: OfficeWords): Email {
  const known = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return { kind, to, replyTo, ...drawEmail({ locale: 'pl', subject, paragraphs: [known.join('\n'), body] }) }
}
