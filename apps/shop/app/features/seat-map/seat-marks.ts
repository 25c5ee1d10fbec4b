import type { Seat, SeatZone } from '@wojaz/booking'
import type { SeatLook } from './seat-choice.ts'

/** Signs, so that nothing depends on colour. */
const zoneMarks: Record<SeatZone, string> = { standard: '', front: '▲', legroom: '↕', exit: '⇄' }

export function markOf(seat: Pick<Seat, 'zone'>, look: SeatLook): string {
  if (look.kind === 'mine') return String(look.person + 1)
  if (look.kind === 'taken') return '×'
  return look.kind === 'free' ? zoneMarks[seat.zone] : '–'
}

const zoneLooks: Record<SeatZone, string> = {
  standard: 'rounded-small border-line-strong bg-paper-raised',
  front: 'rounded-t-control rounded-b-small border-scene-deep bg-scene-sky',
  legroom: 'rounded-small border-dashed border-scene-deep bg-scene-haze',
  exit: 'rounded-none border-warning bg-warning-wash',
}

export function seatClass(seat: Pick<Seat, 'zone'>, look: SeatLook): string {
  const common = 'border-2 text-ink'
  switch (look.kind) {
    case 'mine':
      return 'rounded-small border-2 border-accent bg-accent text-on-accent cursor-pointer'
    case 'taken':
      return 'rounded-small border-2 border-line bg-line text-ink-soft cursor-not-allowed'
    case 'free':
      return `${common} ${zoneLooks[seat.zone]} cursor-pointer hover:border-accent`
    default:
      return 'rounded-small border-2 border-line bg-paper-sunk text-ink-soft cursor-not-allowed'
  }
}
