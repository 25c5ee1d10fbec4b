import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../../test/browser/expect-no-sideways-scroll.ts'
import type { AgreementsView } from '../agreements-view.ts'
import type { AlertView } from '../alert-view.ts'
import type { CompanionsView } from '../companions-view.ts'
import type { DetailsView } from '../details-view.ts'
import { JoinForm } from '../join-form.tsx'
import { AgreementsScreen } from './agreements-screen.tsx'
import { AlertsScreen } from './alerts-screen.tsx'
import { CompanionsScreen } from './companions-screen.tsx'
import { DetailsScreen } from './details-screen.tsx'
import { NewAddressScreen } from './new-address-screen.tsx'

const details: DetailsView = {
  details: {
    title: 'woman',
    firstName: 'Anna',
    lastName: 'Nowak',
    birthDate: '1987-03-24',
    phone: null,
    street: null,
    postalCode: null,
    city: null,
    language: 'pl',
    airport: 'WAW',
  },
  airports: [{ id: 'WAW', label: 'Warszawa' }],
  languages: ['pl', 'cs'],
  address: { email: 'anna@wojaz.example', isAsking: false, change: null },
  isSaved: false,
}

const companions: CompanionsView = {
  companions: [
    {
      id: 'z',
      title: 'woman',
      firstName: 'Zofia',
      lastName: 'Nowak',
      birthDate: '2015-06-01',
      document: { type: 'passport', number: '•••••567', validUntil: '2030-02-01' },
    },
  ],
  form: null,
  news: 'saved',
}

const given = { isGiven: true, at: '2026-11-15T12:00:00.000Z', wording: 'Chcę &amp; zgadzam się.' }
const agreements: AgreementsView = {
  agreements: [
    { channel: 'newsletter', isGiven: true, since: given.at, wording: 'Chcę listów.', history: [given] },
    { channel: 'sms', isGiven: false, since: null, wording: 'Chcę SMS-ów.', history: [] },
  ],
  phone: null,
  isSaved: false,
}

const alerts: AlertView[] = [true, false].map((isConfirmed) => ({
  id: String(isConfirmed),
  hotelName: 'Blue Bay Resort & Spa',
  url: '/hotel',
  isConfirmed,
  total: 500_000,
  below: 450_000,
  askedOn: '2026-11-15',
}))

/** A page whose form was sent and answered with this. */
async function drawAnswered(shown: ReactNode, answer: object) {
  const routes = [{ path: '/sent', action: () => answer, element: shown }]
  const drawn = await draw(null, { routes })
  await drawn.router.navigate('/sent', { formMethod: 'post', formData: new FormData() })
}
const nothing = { fields: {}, refusal: null, isWaiting: false, isTired: false, typed: {} }

describe.each([phone, desktop])('at $width px', ({ width, height }) => {
  beforeEach(() => page.viewport(width, height))

  test.each([
    ['details', <DetailsScreen key="d" {...details} isSaved />],
    ['alerts', <AlertsScreen key="p" alerts={alerts} isRemoved />],
    [
      'a booking to ask for',
      <main key="j">
        <h1>Anna</h1>
        <JoinForm joined="asked" />
      </main>,
    ],
    ['no alerts', <AlertsScreen key="q" alerts={[]} isRemoved={false} />],
    ['a change of address that waits', <DetailsScreen key="w" {...details} address={waiting()} />],
    ['companions', <CompanionsScreen key="c" {...companions} />],
    ['no companions', <CompanionsScreen key="n" {...companions} companions={[]} news={null} />],
    ['the form of a companion', <CompanionsScreen key="f" {...companions} form={formOf('z')} />],
    ['agreements', <AgreementsScreen key="a" {...agreements} />],
    ['a link of an email', <NewAddressScreen key="l" state="asked" side="old" email="nowa@wojaz.example" />],
  ])('%s can be read and used by everybody', async (_, screen) => {
    await draw(screen, { path: '/mytui/ustawienia' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })
})

function waiting(): DetailsView['address'] {
  const change = { newEmail: 'nowa@wojaz.example', until: '2026-11-18T12:00:00.000Z' }
  return { ...details.address, change: { ...change, hasOldAgreed: false, hasNewAgreed: true } }
}

function formOf(id: string): CompanionsView['form'] {
  return { id, known: { firstName: 'Zofia', documentType: 'passport' }, keptNumber: '•••••567' }
}

test('details stand in their fields, and what is wrong is said at the field, where one goes on', async () => {
  await drawAnswered(<DetailsScreen {...details} />, {
    ...nothing,
    fields: { phone: 'To nie wygląda na numer telefonu.' },
    typed: { intent: 'details', firstName: 'Ewa', phone: 'nie mam' },
  })
  const field = page.getByRole('textbox', { name: 'Telefon' })
  await expect.element(field).toHaveValue('nie mam')
  await expect.element(field).toHaveAccessibleDescription(/nie wygląda na numer/)
  await expect.element(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Ewa')
})

test('what is wrong with a new address is not said at the details', async () => {
  await drawAnswered(<DetailsScreen {...details} address={{ ...details.address, isAsking: true }} />, {
    ...nothing,
    fields: { newEmail: 'To jest obecny adres konta.' },
    typed: { intent: 'address', newEmail: 'anna@wojaz.example' },
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Anna')
  await expect
    .element(page.getByRole('textbox', { name: 'Nowy adres e-mail' }))
    .toHaveAccessibleDescription(/obecny adres/)
})

test('a number of a document is never in its field, only its end is told', async () => {
  await draw(<CompanionsScreen {...companions} form={formOf('z')} />)
  const number = page.getByRole('textbox', { name: 'Numer dokumentu' })
  await expect.element(number).toHaveValue('')
  await expect.element(number).toHaveAccessibleDescription(/•••••567/)
  await expect.element(page.getByRole('button', { name: 'Usuń tę osobę' })).toBeVisible()
})

test('an agreement is taken back by one button, and without a number calls cannot be agreed to', async () => {
  await draw(<AgreementsScreen {...agreements} />)
  await expect.element(page.getByRole('button', { name: /^Wycofuję zgodę\s?: Newsletter/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Podaj numer' }))
    .toHaveAttribute('href', '/mytui/ustawienia')
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByText('Historia zgód').click()
  await expect.element(page.getByText('Chcę & zgadzam się.')).toBeVisible()
})
