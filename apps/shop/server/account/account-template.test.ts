import { templateUrls } from '@wojaz/content'
import { expect, test } from 'vitest'
import { reservationTabs, tabAddress } from '../../app/features/reservation/reservation-address.ts'
import { accountTemplate } from './account-template.ts'

test.each([
  ['/mytui', 'mytuiReservations'],
  ['/mytui/logowanie', 'mytuiAuthLogin'],
  ['/mytui/ustawienia', 'mytuiSettings'],
  ['/mytui/ustawienia/zgody', 'mytuiSettings'],
  ['/mytui/rezerwacja/W402917652/karta/hotel', 'mytuiReservationHotel'],
  ['/mytui/pomoc', 'mytuiHelp'],
  ['/mytui/podglad', 'mytuiReservationPreview'],
  ['/mytui/payment/success/7d1f6f0e', 'mytuiPaymentSuccess'],
  ['/mytui/platnosc-negatywna/7d1f6f0e', 'mytuiPaymentFailure'],
  ['/mytui/payment/success', null],
  ['/mytui/skrzynka-odbiorcza', 'mytuiMailbox'],
  ['/mytui/skrzynka-odbiorcza/W402917652', 'mytuiMailboxId'],
  ['/mytui/rezerwacja/W402917652/karta/czat', 'mytuiReservationChat'],
  ['/mytui/potwierdzenie', null],
  ['/mytui/rezerwacja/W402917652/karta/constructor', null],
])('editors fill the end of %s as %s', (path, type) => {
  expect(accountTemplate(path)).toBe(type)
})

test('no template of the account is one that no page shows', () => {
  const paths = [
    ...['/mytui', '/mytui/logowanie', '/mytui/nowe-konto', '/mytui/dziekujemy-za-rejestracje'],
    ...[
      '/mytui/ponowna-aktywacja',
      '/mytui/przypomnienie-hasla',
      '/mytui/zmiana-hasla',
      '/mytui/deaktywacja',
    ],
    ...[
      '/mytui/ustawienia',
      '/mytui/pomoc',
      '/mytui/podglad',
      '/mytui/payment/success/x',
      '/mytui/platnosc-negatywna/x',
      '/mytui/skrzynka-odbiorcza',
      '/mytui/skrzynka-odbiorcza/W1',
      ...reservationTabs.map((tab) => tabAddress('pl', 'W1', tab)),
    ],
  ]
  const shown = paths.map(accountTemplate)
  expect(
    Object.keys(templateUrls).filter((type) => /^mytui/.test(type) && !shown.includes(type as never)),
  ).toEqual([])
})
