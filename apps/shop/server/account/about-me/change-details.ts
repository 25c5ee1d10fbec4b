import { type CustomerDetails, type DetailsFaults, readDetails } from '@wojaz/account'
import type { Typed } from '@wojaz/mail'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { Services } from '../../request/services.ts'

type DetailsServices = Pick<Services, 'account' | 'offers' | 'clock'>

/** Used by the page and by the API call. */
export async function changeDetails(
  { account, offers, clock }: DetailsServices,
  { customerId, typed, locale }: { customerId: string; typed: Typed; locale: Locale },
): Promise<Outcome<CustomerDetails, DetailsFaults>> {
  const airports = await offers.departures(locale)
  const read = readDetails(typed, {
    today: dayOf(clock()),
    locale,
    airports: airports.map(({ code }) => code),
  })
  if (!read.ok) return read
  await account.saveDetails(customerId, read.value)
  return accepted(read.value)
}
