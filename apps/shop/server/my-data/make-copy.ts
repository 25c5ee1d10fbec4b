import type { Order } from '@wojaz/booking'
import { documentsOf } from '@wojaz/booking/server'
import type { Person } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { Services } from '../request/services.ts'
import { copyPage, type KnownPart } from './copy-page.ts'
import { knownOfPerson } from './known-of-person.ts'
import { type ZippedFile, zipFiles } from './zip-files.ts'

type CopySources = Pick<
  Services,
  'account' | 'database' | 'booking' | 'travellerData' | 'documents' | 'clock'
>

/** Collects all data of a customer in one archive and reports the progress after each part. */
export async function makeCopy(
  { account, database, booking, travellerData, documents, clock }: CopySources,
  { person, locale }: { person: Person; locale: Locale },
  onProgress: (done: number, all: number) => Promise<void>,
): Promise<Buffer> {
  const orders = await booking.ownedOrders(person)
  const owned = orders.flatMap((order) => documentsOf(order).map((name) => ({ order, name })))
  const all = knownOfPerson.length + owned.length
  const now = clock()
  let done = 0

  const parts: KnownPart[] = []
  // Reversed, so that the account comes first: the list is in the order of deletion.
  for (const known of knownOfPerson.toReversed()) {
    parts.push({ name: known.name, found: await readPart(known) })
    await onProgress(++done, all)
  }
  const files: ZippedFile[] = []
  for (const { order, name } of owned) {
    const { fileName, bytes } = await documents.drawDocument(order, name)
    files.push({ name: `${order.number}/${fileName}`, bytes })
    await onProgress(++done, all)
  }
  const known = Object.fromEntries(parts.map(({ name, found }) => [name, found]))
  const text = (content: string) => new TextEncoder().encode(content)
  return zipFiles(
    [
      { name: 'wojaz.html', bytes: text(copyPage(parts, locale, now)) },
      { name: 'wojaz.json', bytes: text(JSON.stringify({ madeAt: now, ...known }, null, 2)) },
      ...files,
    ],
    now,
  )

  async function readPart(known: (typeof knownOfPerson)[number]) {
    // Documents are encrypted; only the service that encrypted them can decrypt them.
    if (known.name === 'companions') return account.wholeCompanions(person.id)
    if (known.name === 'travelDocuments') return wholeDocuments(travellerData, orders)
    const client = await database.pool.connect()
    try {
      return await known.read(client, person)
    } finally {
      client.release()
    }
  }
}

/** All documents with their owners, unmasked. */
async function wholeDocuments(travellerData: CopySources['travellerData'], orders: readonly Order[]) {
  const found = await travellerData.documentsOf(orders.map(({ number }) => number))
  return orders.flatMap(({ number, participants }) =>
    [...(found.get(number) ?? [])].map(([person, document]) => ({
      number,
      traveller: [participants[person]?.firstName, participants[person]?.lastName].join(' '),
      documentType: document.type,
      documentNumber: document.number,
      documentValidUntil: document.validUntil,
      documentNationality: document.nationality,
      documentIssuingCountry: document.issuingCountry,
    })),
  )
}
