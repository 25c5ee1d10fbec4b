import type { FlightChoice } from '@wojaz/booking'
import { reservationsCall, seatMapCall } from './seat-map-address.ts'
import type { HeldView, SeatMapView } from './seat-map-view.ts'

const api = () => import('../../browser/shop-api.ts')
/** The client adds `/api/` itself. */
const pathOf = (call: string) => call.replace('/api/', '')

export async function readSeatMap(signal: AbortSignal): Promise<SeatMapView> {
  const { shopApi } = await api()
  return (await shopApi.get<SeatMapView>(pathOf(seatMapCall), { signal })).body
}

export async function holdSeats(flights: readonly FlightChoice[]): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.post<HeldView>(pathOf(reservationsCall), { flights })).body
}

export async function extendHold(): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.post<HeldView>(`${pathOf(reservationsCall)}/extend`, {})).body
}

export async function clearSeats(): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.delete<HeldView>(pathOf(reservationsCall))).body
}

/**
 * What is said while the page is being left: these seats and no others. A page that goes away waits for nothing, not even for code it has
 * loaded already, so the way to the shop is found beforehand and the word is out before this returns.
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

/** Seats that others take and leave; a lost connection comes back by itself. */
export function watchSeats(
  cartId: string,
  listener: (news: { flightId: number; taken: readonly string[] }) => void,
): () => void {
  const source = new EventSource(`${seatMapCall}/events?cart=${cartId}`)
  source.onmessage = ({ data }) => listener(JSON.parse(data))
  return () => source.close()
}
