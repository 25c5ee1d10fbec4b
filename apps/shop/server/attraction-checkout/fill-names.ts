import { type AttractionCart, formOf, namesOfSaved, savedHolderField } from '@wojaz/attractions'
import type { Typed } from '@wojaz/mail'
import type { RouterContextProvider } from 'react-router'
import { ownTrip } from '../attractions/own-trip.ts'
import { savedPeople } from '../checkout/saved-people.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { participantsOfTrip } from './participants-of-trip.ts'

/** Without scripts: renders the form again with the names of the chosen people. */
export async function fillNames(
  context: Readonly<RouterContextProvider>,
  request: Request,
  cart: AttractionCart,
  typed: Typed,
): Promise<Typed> {
  const { locale } = context.get(visitContext)
  const saved = await savedPeople(context.get(servicesContext), context.get(customerContext))
  const participants = participantsOfTrip(await ownTrip(context, request, cart.tripNumber))
  const people = [...saved.savedPeople, ...participants]
  const filled = cart.items.flatMap((item) =>
    formOf(item, locale).people.map(({ nth, fields }) => {
      const chosen = people.find(({ id }) => id === typed[savedHolderField(item.id, nth)])
      return chosen ? namesOfSaved(fields, chosen) : {}
    }),
  )
  return Object.assign({}, typed, ...filled)
}
