import { emailsAbout } from '@wojaz/mail/server'
import type { OfficeOptions } from '@wojaz/office/server'
import { deviceCookie, readDevices } from '../account/device-cookie.ts'
import { dataOfAddresses } from '../my-data/data-of-address.ts'
import { passwordLimit } from '../plugins/rate-limit.ts'
import { shopPolicy } from '../plugins/security-headers.ts'
import { isForeign } from '../request/foreign-request.ts'
import { householdOf } from '../request/household.ts'
import { limitedBody, mostFileFormBytes } from '../request/limited-body.ts'
import type { Services } from '../request/services.ts'
import { tripsForOffice } from './office-trips.ts'

/** What the office gets from the shop: its verbs and its request handling. */
export function officeOptions(services: Services): OfficeOptions {
  const {
    env,
    clock,
    staff,
    desk,
    booking,
    sharing,
    documents,
    offers,
    talks,
    complaints,
    uploads,
    database,
  } = services
  return {
    services: {
      clock,
      siteUrl: env.siteUrl,
      secondPersonAbove: env.secondPersonAbove,
      trips: tripsForOffice(services),
      staff,
      desk,
      booking,
      attractionSale: services.attractionSale,
      sharing,
      documents,
      offers,
      talks,
      complaints,
      uploads,
      insight: services.eventCounts,
      personalData: dataOfAddresses(services),
      emailsAbout: (email, number) => emailsAbout(database.pool, email, number),
    },
    isForeign: (request) => isForeign(request, env.siteUrl),
    placeOf: ({ ip }) => householdOf(ip),
    devicesOf: ({ headers }) => readDevices(headers.cookie),
    deviceCookie: ({ headers }, tokens) => deviceCookie(headers.cookie, ...tokens),
    policy: shopPolicy({ framing: 'none' }),
    fileForm: (request, reply) => limitedBody(request, reply, mostFileFormBytes),
    passwordConfig: passwordLimit,
  }
}
