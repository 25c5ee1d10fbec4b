import type { Offers } from '@wojaz/offers/server'
import type { Clock } from '@wojaz/travel/dates'
import type { Showcase } from '../../showcase/showcase.ts'

export interface SearchCallServices {
  readonly offers: Offers
  readonly showcase: Pick<Showcase, 'cards'>
  readonly clock: Clock
}
