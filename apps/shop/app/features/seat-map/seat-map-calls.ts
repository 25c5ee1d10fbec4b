import {
  type FlightChoice,
  type HeldView,
  reservationsCall,
  type SeatMapView,
  seatMapCall,
} from './seat-map-view.ts'

const api = () => import('../../browser/shop-api.ts')
/** The client adds `/api/` itself. */
const pathOf = (call: string) => call.replace('/api/', '')

export async function readSeatMap(signal: AbortSignal): Promise<SeatMapView> {
  const { shopApi } = await api()
  return (await shopApi.get<SeatMapView>(pathOf(seatMapCall), { signal })).body
}

/** Goes through even when the guest leaves the page meanwhile: then what was held before is held again. */
export async function holdSeats(flights: readonly FlightChoice[]): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.post<HeldView>(pathOf(reservationsCall), { flights }, { keepalive: true })).body
}

export async function extendHold(): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.post<HeldView>(`${pathOf(reservationsCall)}/extend`, {})).body
}

export async function clearSeats(): Promise<HeldView> {
  const { shopApi } = await api()
  return (await shopApi.delete<HeldView>(pathOf(reservationsCall), { keepalive: true })).body
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
