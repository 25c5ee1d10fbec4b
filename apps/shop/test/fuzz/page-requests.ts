import { accountPaths } from '@wojaz/account'
import { locales, localisedPath } from '@wojaz/travel/locale'
import { defaultSearchState, encodeSearchQuery } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import fc from 'fast-check'
import { joined, weighted, word, wordsOf } from './choices.ts'
import { type FuzzedRequest, type Role, roles, withQuery } from './fuzzed-request.ts'
import { oddHeaders } from './odd-headers.ts'
import { encoded, oddQuery, oddSegment, oddText } from './odd-values.ts'
import type { KnownValues } from './schema-values.ts'

const role = fc.constantFrom(...roles)
const listing = fc.constantFrom(
  ...(['WS', 'DW', 'WO', 'NR'] as const).map((type) => tripTypeConfiguration[type].listingPath),
)

/** Requests for pages and their data, and forms posted to pages. */
export function pageRequests(known: KnownValues): fc.Arbitrary<FuzzedRequest>[] {
  const any = (name: string) => fc.oneof(fc.constantFrom(...(known[name] ?? []).map(String)), oddSegment)
  const checkout = joined(
    '/pz/rezerwacja/',
    any('cartId'),
    word('/ /participants /summary /miejsca /nothing'),
  )
  const payment = joined(
    word('/pz/platnosc/ /pz/payment/confirm/ /pz/payment/success/ /platnosc-negatywna/ /pz/order-placed/'),
    any('orderNumber'),
  )
  const files = word(
    '/robots.txt /rss/oferty-tygodnia.xml /sitemap.xml /sitemap/hotels.xml /pz/dokumenty/regulamin.html',
  )
  const ofOrder = joined('/pz/dokumenty/', any('orderNumber'), '/', oddSegment)
  const account = fc.constantFrom(...Object.values(accountPaths))
  const card = joined(any('cardUrl'), weighted([2, fc.constantFrom('', '?offers=1')], [1, oddSegment]))
  const written = word('/ /zima /kontakt /oferty /wypoczynek /ulubione /kontakt/biura-tui /_ui /nothing')
  return [
    ...[written, joined(listing, '?', searches), joined(listing, '.data?', searches), destination].map(shown),
    ...[card, checkout, payment, account, files, ofOrder, nowhere].map(shown),
    ...[written, checkout, payment, account].map((path) => sentTo(path, known)),
  ]
}

/** The `q` of a list: valid, with a broken part, or any text. */
const searches = fc.oneof(
  fc
    .record({
      adultsCount: fc.integer({ min: 0, max: 12 }),
      durationFrom: fc.integer({ min: 0, max: 99 }),
      selectedDestinationsCodes: fc.array(word('C0 R0A ZZ x'), { maxLength: 3 }),
    })
    .map((state) => `q=${encodeURIComponent(encodeSearchQuery({ ...defaultSearchState, ...state }))}`),
  joined(
    'q=%3Aprice%3A',
    word('byPlane a dF dT startDate endDate ctAdult ctChild birthDate room c tripType amountRange __proto__'),
    '%3A',
    oddText.map(encoded),
  ),
  oddQuery,
)

const destination = fc
  .array(weighted([3, word('c0 r0a sr0a1 oferty-last-minute wyloty-z-gdanska')], [1, oddSegment]), {
    maxLength: 6,
  })
  .map((names) => ['/wypoczynek', ...names].join('/'))

const nowhere = joined(
  word('/ /scale/ /file/ /og/ /dictionary/ /api/ /health/ /assets/ /rss/ /sitemap/ //'),
  fc.array(oddSegment, { minLength: 1, maxLength: 3 }).map((names) => names.join('/')),
)

function inLanguage(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...locales), path)
    .map(([locale, address]) => localisedPath(locale, address))
}

function shown(path: fc.Arbitrary<string>): fc.Arbitrary<FuzzedRequest> {
  const query = weighted([3, fc.constant('')], [1, oddQuery])
  return fc
    .record({ role, path: inLanguage(path), query, headers: oddHeaders })
    .map(({ role: who, path: address, query: asked, headers }) => ({
      role: who,
      method: 'GET',
      path: withQuery(address, asked),
      headers: { accept: 'text/html', ...headers },
    }))
}

const fields = word(`
  email password firstName lastName birthDate page form offerCode offerPrice method variant attempt blik
  participants.0.firstName consent message topic __proto__
`)
const meant = wordsOf('anna@wojaz.example 2026-06-01 on / blik 1 123456')
const intent = joined('intent=', word('later alternative agree order resend recount again cancel nothing'))

function sentTo(path: fc.Arbitrary<string>, known: KnownValues): fc.Arbitrary<FuzzedRequest> {
  const sensible = fc.constantFrom(...meant, ...(known.offerCode ?? []).map(String))
  const field = joined(fields, '=', fc.oneof(sensible, oddText).map(encoded))
  const typed = fc.tuple(intent, fc.array(field, { maxLength: 6 })).map((pairs) => pairs.flat())
  return fc
    .record({ role, path: inLanguage(path), typed, headers: oddHeaders })
    .map(({ role: who, path: address, typed: pairs, headers }) => ({
      role: stays(who, address),
      method: 'POST',
      path: address,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: pairs.join('&'),
    }))
}

/** A form sent to the account's home page logs the customer out, who is still needed. */
function stays(who: Role, address: string): Role {
  return who === 'customer' && address.endsWith(accountPaths.home) ? 'guest' : who
}
