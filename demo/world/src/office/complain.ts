import type { WrittenComplaint } from '@wojaz/complaints'
import { fileSender } from '@wojaz/complaints/server'
import { addDays, dayOf } from '@wojaz/travel/dates'
import { demoGuests, type GuestName } from './demo-guests.ts'
import type { Work } from './open-work.ts'
import { taken } from './taken.ts'

/** A valid account number that belongs to nobody: the example of the National Bank of Poland. */
const iban = 'PL61109010140000071219812874'
const dayMinutes = 24 * 60

type Words = Pick<WrittenComplaint, 'category' | 'categoryName' | 'answers' | 'description'>

/** Submits a complaint so many days ago, with photos; returns its number. */
export async function complain(
  { ago, complaints, uploads }: Work,
  name: GuestName,
  orderNumber: string,
  {
    days,
    amount,
    photos = [],
    ...words
  }: Words & { days: number; amount: number; photos?: readonly Uint8Array[] },
): Promise<string> {
  const customer = demoGuests[name]
  return ago(days * dayMinutes, async () => {
    const files: string[] = []
    for (const [nth, photo] of photos.entries()) {
      const sending = { for: 'complaint', sentBy: fileSender(customer.id) } as const
      const kept = taken(await uploads.keep(asStream(photo), `zdjecie-${nth + 1}.jpg`, sending))
      files.push(kept.id)
    }
    const reported = { to: 'rezydentka', on: addDays(dayOf(new Date()), -days - 6) }
    const written = { ...words, reported, wishes: ['reduction'] as const, amount, iban }
    const sent = await complaints.submit({ customer, orderNumber, locale: customer.locale, written, files })
    return taken(sent).number
  })
}

export async function* asStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
