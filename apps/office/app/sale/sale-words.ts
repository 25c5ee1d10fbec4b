import type { SaleFacts, SaleRefusal, UndoRefusal } from '@wojaz/booking/server'
import { dayText } from '../parts/said-values.tsx'
import type { SaleFaults, SaleKind } from './sale-form.ts'

export const saleKindNames: Readonly<Record<SaleKind, string>> = {
  rooms: 'Stop-sale hotelu',
  allotment: 'Liczba pokoi',
  flight: 'Zamknięcie lotu',
  seats: 'Miejsca w samolocie',
}

/** Puts a refusal at its field, or above the form if it belongs to no field. */
export function saleFault(refusal: SaleRefusal, kind: SaleKind): { faults: SaleFaults; said?: string } {
  switch (refusal.code) {
    case 'unreadable':
      return { faults: {}, said: 'Tych nocy nie da się zmienić: minęły albo jest ich za dużo.' }
    case 'hotel-unknown':
      return { faults: { hotel: 'Nie ma hotelu o tym kodzie.' } }
    case 'room-unknown':
      return { faults: { room: 'Ten hotel nie ma takiego pokoju z takim wyżywieniem.' } }
    case 'flight-unknown':
      return { faults: { flight: 'W tym dniu nie ma takiego lotu.' } }
    case 'cabin-unknown':
      return { faults: { cabin: 'Ten samolot nie ma takiej klasy.' } }
    case 'below-sold':
      return {
        faults: {
          [kind === 'seats' ? 'seats' : 'rooms']: `Sprzedano już ${refusal.sold}: mniej być nie może.`,
        },
      }
    case 'nothing-changes':
      return { faults: {}, said: 'Nic by się nie zmieniło: tak jest już teraz.' }
    case 'called-off':
      return { faults: {}, said: 'Goście dostali wiadomość o odwołaniu: sprzedaż pozostaje zamknięta.' }
    case 'flight-closed':
      return { faults: { flight: 'Lot jest zamknięty. Najpierw cofnij zamknięcie.' } }
  }
}

export const undoRefusals: Readonly<Record<UndoRefusal['code'], string>> = {
  'change-unknown': 'Nie ma takiej zmiany.',
  'already-undone': 'Ta zmiana jest już cofnięta.',
  'changed-since': 'Później zmieniono to samo jeszcze raz. Najpierw cofnij nowszą zmianę.',
  'called-off': 'Goście dostali wiadomość o odwołaniu: sprzedaż pozostaje zamknięta.',
  'guests-told': 'Zmiany samolotu nie cofa się: wpisz nową zmianę.',
}

/** Describes the change in one line. */
export function saleText(facts: SaleFacts, thing: string): string {
  switch (facts.kind) {
    case 'rooms': {
      const what = [facts.roomCode && `pokój ${facts.roomCode}`, facts.boardCode].filter(Boolean).join(', ')
      return `${thing}${what && `, ${what}`}: ${facts.isOpen ? 'otwarcie' : 'zamknięcie'} sprzedaży, ${nightsText(facts)}`
    }
    case 'allotment':
      return `${thing}, pokój ${facts.roomCode}: ${facts.rooms} pokoi, ${nightsText(facts)}`
    case 'flight':
      return `lot ${thing}: zamknięcie sprzedaży`
    case 'seats':
      return `lot ${thing}, ${facts.cabin}: ${facts.seats} miejsc`
    case 'aircraft':
      return `lot ${thing}: ${facts.aircraft} zamiast ${facts.before}`
  }
}

export function nightsText({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? `noc ${dayText(from)}` : `noce ${dayText(from)} – ${dayText(until)}`
}
