import type { Locale } from '@wojaz/travel/locale'

/** An invented guest and their companion. */
export interface DemoGuest {
  readonly id: string
  readonly email: string
  readonly phone: string
  readonly locale: Locale
  readonly people: readonly [DemoPerson, DemoPerson]
  readonly city: string
}

interface DemoPerson {
  readonly firstName: string
  readonly lastName: string
  readonly title: 'woman' | 'man'
  readonly birthDate: string
}

/** Nobody can have an address there: RFC 2606 reserves the name for examples. */
export const guestDomain = 'goscie.wojaz.example'

const names = {
  anna: ['Anna Wiśniewska', 'Marek Wiśniewski', 'Poznań'],
  tomasz: ['Tomasz Żak', 'Kinga Żak', 'Katowice'],
  maria: ['Maria Lis', 'Adam Lis', 'Warszawa'],
  jan: ['Jan Kos', 'Irena Kos', 'Radom'],
  ola: ['Ola Sroka', 'Filip Sroka', 'Płock'],
  ewa: ['Ewa Borowska', 'Rafał Borowski', 'Gdańsk'],
  pawel: ['Paweł Górski', 'Alicja Górska', 'Rzeszów'],
  zofia: ['Zofia Kaczmarek', 'Leon Kaczmarek', 'Wrocław'],
  karol: ['Karol Nowicki', 'Julia Nowicka', 'Łódź'],
  iryna: ['Iryna Melnyk', 'Oleh Melnyk', 'Kraków'],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>

export type GuestName = keyof typeof names

/** The same people on every machine. */
export const demoGuests = Object.fromEntries(
  Object.entries(names).map(([name, [buyer, companion, city]], place) => [
    name,
    {
      id: `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      email: `${name}@${guestDomain}`,
      phone: `+4860010020${place}`,
      locale: name === 'iryna' ? 'uk' : 'pl',
      people: [personOf(buyer, 1974 + place), personOf(companion, 1976 + place)],
      city,
    },
  ]),
) as unknown as Readonly<Record<GuestName, DemoGuest>>

function personOf(name: string, born: number): DemoPerson {
  const [firstName = '', lastName = ''] = name.split(' ')
  const title = /a$/.test(firstName) ? 'woman' : 'man'
  return { firstName, lastName, title, birthDate: `${born}-05-17` }
}
