import { localeOf } from '../../../server/account/account-page.ts'
import { deliveryContext } from '../../../server/request/context.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { guideFile } from '../../../server/reservation/guide-file.ts'
import { guidePart } from '../../../server/reservation/guide-part.ts'
import { ownReservation } from '../../../server/reservation/load-reservation.ts'
import type { Route } from './+types/guide-file.ts'

/** Only for the owner of the trip; the file can be saved on a phone. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const order = await orUnavailable(ownReservation(context, request, params.number))
  const view = await orUnavailable(guidePart(context, order))
  const { t } = context.get(deliveryContext).i18n
  return new Response(guideFile(view, t, localeOf(context)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="przewodnik-${order.number}.html"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
