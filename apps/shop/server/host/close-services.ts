import type { Services } from '../request/services.ts'

/** Closes each service before those that it uses. The database comes last. */
export async function closeServices(services: Omit<Services, 'close'>): Promise<void> {
  services.mapStyles.close()
  await services.myData.close()
  await services.uploads.close()
  await services.complaints.close()
  await services.attractionSale.close()
  await services.attractions.close()
  await services.booking.close()
  await services.travellerData.close()
  await services.seats.close()
  await services.priceAlerts.close()
  await services.talks.close()
  await services.account.close()
  await services.staff.emailsWritten()
  await services.passwords.close()
  await services.mail.close()
  await services.documents.close()
  await services.attractionDocuments.close()
  await services.eventCounts.close()
  await services.offers.close()
  await services.content.close()
  await services.database.close()
}
