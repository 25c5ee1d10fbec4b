import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type FormFaults, faultsOf, hasFaults } from './form-faults.ts'
import { emailFault, phoneFault, plainPhone } from './shared-fields.ts'
import { address, line, paragraphs, type Typed } from './typed.ts'

export interface ContactMessage {
  topic: string
  name: string
  email: string
  phone: string | null
  reservation: string | null
  message: string
}

export type ContactField = 'topic' | 'name' | 'email' | 'phone' | 'reservation' | 'message'

export const longestName = 80
export const longestMessage = 4_000

/** Any form of a reservation number: letters and digits, also with dashes, slashes and spaces. */
const reservationNumber = /^[\p{L}\p{N}][\p{L}\p{N}/ -]{2,29}$/u

/** The topics come from the CMS; an unknown code counts as not chosen. */
export function readContactForm(
  topics: readonly string[],
  typed: Typed,
): Outcome<ContactMessage, FormFaults<ContactField>> {
  const topic = line(typed, 'topic')
  const name = line(typed, 'name')
  const email = address(typed, 'email')
  const phone = line(typed, 'phone')
  const reservation = line(typed, 'reservation')
  const message = paragraphs(typed, 'message')
  const faults = faultsOf<ContactField>({
    topic: topics.includes(topic) ? null : 'topic-missing',
    name: name === '' ? 'name-missing' : name.length > longestName ? 'name-too-long' : null,
    email: emailFault(email),
    phone: phoneFault(phone),
    reservation:
      reservation === '' || reservationNumber.test(reservation) ? null : 'reservation-not-a-number',
    message: message === '' ? 'message-missing' : message.length > longestMessage ? 'message-too-long' : null,
  })
  if (hasFaults(faults)) return refused(faults)
  return accepted({
    topic,
    name,
    email,
    phone: phone ? plainPhone(phone) : null,
    reservation: reservation || null,
    message,
  })
}
