import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPage, openDesk, picture } from './editing-desk.ts'

const desk = openDesk()
// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(desk.open)
afterAll(desk.close)
const sentences = async (collection: string, data: object) =>
  (await desk.refusals(collection, data)).join(' ')

test.each([
  ['a second page at the same address', newPage({ url: '/zima' }), /Pod tym adresem jest już strona „Zima”/],
  ['an address with a language in it', newPage({ url: '/cs/zima' }), /Adres strony to/],
  ['an address of the server itself', newPage({ url: '/api/x' }), /Adres strony to/],
  ['an address that belongs to templates', newPage({ url: '/szablony/moja' }), /Adres strony to/],
  [
    'a tile of a place that nobody knows',
    newPage({ tiles: [{ code: 'ATLANTIS', active: true }] }),
    /Nie ma kierunku o kodzie „ATLANTIS”/,
  ],
  [
    'a page banner without a picture',
    newPage({ banner: [{ blockType: 'banner', layout: 'poster' }] }),
    /Wybierz plik/,
  ],
  [
    'a company with a page that is no https address',
    newPage({
      organizationSchema: [{ blockType: 'organizationSchema', name: 'a', sameAs: ['http://x.example'] }],
    }),
    /https/,
  ],
])('a page is refused: %s', async (_, data, sentence) => {
  expect(await sentences('pages', data)).toMatch(sentence)
})

test('a second template of the same kind is refused', async () => {
  const template = newPage({ pageType: 'page404', url: '/byle-co' })
  const { url } = await desk.payload.create({ collection: 'pages', data: template as never })
  expect(url).toBe('/szablony/nie-ma-strony')
  expect(await sentences('pages', template)).toMatch(/Pod tym adresem jest już strona „Nowa”/)
})

const office101 = {
  officeId: '101',
  city: 'Łódź',
  address: 'ul. Piotrkowska 1',
  postalCode: '90-001',
  phone: '1',
}
test.each([
  ['without a street', { ...office101, address: '…' }, /Podaj nazwę/],
  ['with a postal code that is none', { ...office101, postalCode: '90001' }, /00-000/],
  ['off the map', { ...office101, latitude: '95', longitude: '19' }, /współrzędne/],
  ['half on the map', { ...office101, latitude: '51,7' }, /współrzędne/],
  [
    'that closes before it opens',
    { ...office101, openingHours: { monday: { opens: '18:00', closes: '09:00' } } },
    /zamykać się przed otwarciem/,
  ],
  ['with half of the hours', { ...office101, openingHours: { monday: { opens: '09:00' } } }, /obie godziny/],
  [
    'with an hour that is none',
    { ...office101, openingHours: { monday: { opens: '9', closes: '25:00' } } },
    /09:00/,
  ],
])('an office is refused %s', async (_, data, sentence) => {
  expect(await sentences('offices', data)).toMatch(sentence)
})

const popup = { name: 'lato', variants: { desktop: { visible: true, image: picture } }, popupData: {} }
const hidden = { visible: false }
test.each([
  ['that is shown without a picture', { ...popup, variants: { desktop: { visible: true } } }, /Wybierz plik/],
  [
    'that ends before it begins',
    {
      ...popup,
      variants: { desktop: hidden, tablet: hidden, mobile: hidden },
      popupData: { dateFrom: '2026-02-01T00:00:00.000Z', dateTo: '2026-01-01T00:00:00.000Z' },
    },
    /Koniec nie może/,
  ],
  ['with a name no cookie can hold', { ...popup, name: 'Lato; 2027' }, /Nazwa to/],
  [
    'that leads to a script',
    { ...popup, popupData: { redirectUrl: 'javascript:alert(1)' } },
    /Adres zaczyna się/,
  ],
  ['that waits less than nothing', { ...popup, popupData: { delay: -1 } }, /od 0 do 600/],
])('a popup is refused %s', async (_, data, sentence) => {
  expect(await sentences('popups', data)).toMatch(sentence)
})

test.each([
  ['a region without its country', { path: 'nigdzie/region', code: 'X1', name: 'Region' }, /Najpierw dodaj/],
  ['a region called zima', { path: 'austria/zima', code: 'X2', name: 'Zima' }, /zima/],
  ['a place without a code', { path: 'austria', name: 'Austria' }, /kod/],
])('%s is refused', async (_, data, sentence) => {
  expect(await sentences('destinations', data)).toMatch(sentence)
})

test('a short password is refused', async () => {
  const user = { email: 'a@b.example', password: 'short', roles: ['editor'] }
  expect(await sentences('users', user)).toMatch(/co najmniej 12 znaków/)
})
