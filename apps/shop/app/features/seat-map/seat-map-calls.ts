import type { FlightChoice } from '@wojaz/booking'
import type { PassengerKind } from '@wojaz/travel/party'
import { having, isNumber, isText, listOf, orNull, type Shape } from '../../browser/answer-shape.ts'
import { reservationsCall, seatMapCall } from './seat-map-address.ts'
import type { HeldView, SeatFlight, SeatMapView } from './seat-map-view.ts'

type SeatNews = Pick<SeatFlight, 'flightId' | 'taken'>

const api = () => import('../../browser/shop-api.ts')
/** `shopApi` adds `/api/` itself. */
const pathOf = (call: string) => call.replace('/api/', '')

const heldFields = {
  held: listOf(having<HeldView['held'][number]>({ flightId: isNumber, seat: isText })),
  until: orNull(isText),
  now: isText,
}
const isHeld = having<HeldView>(heldFields)
const isFlight = having<SeatFlight>({
  flightId: isNumber,
  aircraft: isText,
  date: isText,
  taken: listOf(isText),
})
const isSeatMap = having<SeatMapView>({
  ...heldFields,
  passengers: listOf(isText as Shape<PassengerKind>),
  flights: listOf(isFlight),
  today: isText,
})
const isNews = having<SeatNews>({ flightId: isNumber, taken: listOf(isText) })

export async function readSeatMap(signal: AbortSignal): Promise<SeatMapView> {
  const { shopApi } = await api()
  return (await shopApi.get(pathOf(seatMapCall), { signal, shape: isSeatMap })).body
}

export async function holdSeats(flights: readonly FlightChoice[]): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.post(pathOf(reservationsCall), { flights }, { shape: isHeld })).body
}

export async function extendHold(): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.post(`${pathOf(reservationsCall)}/extend`, {}, { shape: isHeld })).body
}

export async function clearSeats(): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.delete(pathOf(reservationsCall), { shape: isHeld })).body
}

/**
 * Prepares the request that is sent when the guest leaves the page: exactly these seats stay held. A page that is unloading
 * cannot wait for an import, so the client is loaded beforehand and the request is sent synchronously.
 */
export async function farewellWith(flights: readonly FlightChoice[]): Promise<() => void> {
  const { shopApi } = await api()
  const keepalive = true
  const say = () =>
    flights.some(({ seats }) => seats.length > 0)
      ? shopApi.post(pathOf(reservationsCall), { flights }, { keepalive })
      : shopApi.delete(pathOf(reservationsCall), { keepalive })
  return () => void say().catch(() => {})
}

/** Listens to seats that others take and release. A lost connection is restored automatically. */
export function watchSeats(cartId: string, listener: (news: SeatNews) => void): () => void {
  const source = new EventSource(`${seatMapCall}/events?cart=${cartId}`)
  source.onmessage = ({ data }) => {
    const news: unknown = JSON.parse(data)
    if (isNews(news)) listener(news)
  }
  return () => source.close()
}
