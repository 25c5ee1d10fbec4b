import { hasHotel } from '@wojaz/offers'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import { phoneWithHours } from '@wojaz/travel/guest'
import { localisedPath } from '@wojaz/travel/locale'
import { cancellationSteps, changeFeeSteps, formatMoney, handOverUntil } from '@wojaz/travel/money'
import type { Order } from '../order.ts'
import { company } from './company.ts'
import { type DocumentOptions, helpOnTheWay } from './document-facts.ts'
import { documentWords } from './document-words.ts'

const nbsp = '\u00a0'

/**
 * Returns what the traveller may claim and must know. The package travel act protects buyers of a package. Buyers of a flight
 * alone have the rights of air passengers (Reg. 261/2004).
 */
export function rightsOf(order: Order, { siteUrl, contact }: DocumentOptions): string[] {
  const say = documentWords(order.locale)
  const { complaints: email, name } = company
  const office = phoneWithHours(contact.phone, contact.phoneHours)
  const onTheWay = helpOnTheWay({ contact })
  const page = (path: string) => siteUrl + localisedPath(order.locale, path)
  const today = dayOf(order.confirmedAt ?? order.placedAt)
  const steps = cancellationSteps(order.offer.departureDate, today)
    .map(({ until, percent }) =>
      say('rights.cancelStep', { day: formatDate(until), percent: String(percent) }).replaceAll(' ', nbsp),
    )
    .join(', ')
  const changes = changeFeeSteps(order.offer.departureDate, today)
    .map(({ until, perPerson }) =>
      say('rights.changeStep', { day: formatDate(until), amount: formatMoney(perPerson) }).replaceAll(
        ' ',
        nbsp,
      ),
    )
    .join(', ')
  const handOver = handOverUntil(order.offer.departureDate, today, dayOf(order.placedAt))
  const terms = page('/regulamin')
  const documents = say('rights.documents', { url: page('/informacje/zdrowie-i-szczepienia') })
  if (!hasHotel(order.offer))
    return [
      say('rights.flight.carrier'),
      say('rights.flight.price'),
      say('rights.cancel', { steps }),
      say('rights.withdrawal'),
      say('rights.report', { phone: onTheWay, email }),
      say('rights.flight.access', { phone: office }),
      documents,
      say('rights.flight.parts', { terms }),
    ]
  return [
    say('rights.responsible', { company: name }),
    say('rights.price'),
    say('rights.cancel', { steps }),
    ...(changes ? [say('rights.change', { steps: changes })] : []),
    ...(handOver ? [say('rights.handOver', { day: formatDate(handOver) })] : []),
    say('rights.withdrawal'),
    say('rights.minimum'),
    say('rights.report', { phone: onTheWay, email }),
    say('rights.access', { phone: office }),
    documents,
    say('rights.parts', { terms, form: page('/informacje/standardowy-formularz-informacyjny') }),
  ]
}
