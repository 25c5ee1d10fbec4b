import type { Services } from '../../request/services.ts'
import { backend } from '../search/call-paths.ts'

export type CardServices = Pick<Services, 'offers' | 'booking' | 'content' | 'showcase' | 'clock'>

export function cardPath(call: string): string {
  return `${backend}/hotel-cards/${call}`
}
