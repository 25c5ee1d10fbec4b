import { hasRight, type Right, type Role } from '@wojaz/staff'
import { base } from './address.ts'

interface MenuPage {
  readonly path: string
  readonly name: string
  readonly right: Right
}

export interface Room {
  readonly name: string
  readonly pages: readonly MenuPage[]
}

/** The menu by task. Each page names the right that opens it. */
export const rooms: readonly Room[] = [
  {
    name: 'Zamówienia',
    pages: [
      { path: '/zamowienia', name: 'Lista zamówień', right: 'orders' },
      { path: '/decyzje', name: 'Decyzje', right: 'approvals' },
    ],
  },
  {
    name: 'Obsługa',
    pages: [
      { path: '/rozmowy', name: 'Rozmowy', right: 'talks' },
      { path: '/reklamacje', name: 'Reklamacje', right: 'complaints' },
      { path: '/opinie', name: 'Opinie', right: 'reviews' },
      { path: '/szablony', name: 'Szablony', right: 'templates' },
    ],
  },
  {
    name: 'Operacje',
    pages: [
      { path: '/zmiany', name: 'Zmiany', right: 'announcements' },
      { path: '/przyjazdy', name: 'Przyjazdy', right: 'lists' },
      { path: '/listy', name: 'Listy', right: 'lists' },
      { path: '/sprzedaz', name: 'Sprzedaż', right: 'sale' },
    ],
  },
  {
    name: 'Pieniądze',
    pages: [
      { path: '/platnosci', name: 'Płatności', right: 'money' },
      { path: '/zwroty', name: 'Zwroty', right: 'money' },
      { path: '/przelewy', name: 'Przelewy', right: 'money' },
      { path: '/zaleglosci', name: 'Zaległości', right: 'money' },
      { path: '/raport', name: 'Raport', right: 'money' },
    ],
  },
  {
    name: 'Liczby',
    pages: [
      { path: '/liczby', name: 'Wyniki sprzedaży', right: 'numbers' },
      { path: '/oblozenie', name: 'Obłożenie', right: 'load' },
    ],
  },
  {
    name: 'Ludzie',
    pages: [
      { path: '/ludzie', name: 'Zespół', right: 'people' },
      { path: '/dane', name: 'Dane osób', right: 'privacy' },
      { path: '/dziennik', name: 'Dziennik', right: 'log' },
    ],
  },
]

/** The rooms and pages that these roles can open. A room without pages is left out. */
export function roomsOf(roles: readonly Role[]): readonly Room[] {
  return rooms
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ right }) => hasRight(roles, right)) }))
    .filter(({ pages }) => pages.length > 0)
}

/** Whether an address is this page or a page below it. */
export function isAt(address: string, page: string): boolean {
  return address === base + page || address.startsWith(`${base + page}/`)
}

/** The room of an address; null for the start page. */
export function roomAt(of: readonly Room[], address: string): Room | null {
  return of.find(({ pages }) => pages.some(({ path }) => isAt(address, path))) ?? null
}
