import fc from 'fast-check'
import { brokenInOnePlace } from './break-one-place.ts'
import { joined, weighted, word, wordsOf } from './choices.ts'
import { cmsQueries, narrowQueries } from './cms-queries.ts'
import { type FuzzedRequest, type Role, type SentBody, withBody, withQuery } from './fuzzed-request.ts'
import { multipartBodies } from './multipart-bodies.ts'
import { asJson, asText, bodiesAround } from './odd-bodies.ts'
import { oddHeaders } from './odd-headers.ts'
import { oddSegment } from './odd-values.ts'

/** A document of each collection and global as an editor gets it. */
export type CmsDocuments = Readonly<Record<string, object>>

const collections = wordsOf(`
  pages destinations search-criteria offices faq popups menus redirects texts media documents videos users
  payload-preferences payload-locked-documents payload-jobs payload-migrations nothing __proto__
`)
const globals = wordsOf('header footer global-search checkout-header dictionary nothing')
/** Without logout, because the editor's session is needed until the end. */
const beside = word(`
  /api/access /api/search-criteria/find-by-seo-names /api/search-criteria/direction-flights /api/graphql /api/users/me
  /api/users/init /api/users/login /api/users/refresh-token /api/users/forgot-password /api/users/reset-password
  /api/users/unlock /api/users/verify/x /api/payload-preferences/pages-list /api/payload-jobs/run /api/media/file/x.png
  /api/media/paste-url/1 /api /api/ /api//pages /api/pages/ /api/%2e%2e/pages
`)

/** The first page and the first editor are never changed, because the final checks need them. */
const id = weighted(
  [3, word('2 3 4 5 6 7 8 9 10 11 12')],
  [3, word('abc 0 -1 1.5 1e3 0x2 2147483648 9999999999999 99999999999999999999')],
  [1, word("NaN null %5Bobject%20Object%5D 2,3 2; 2' %00 2%00 % %202")],
  [1, oddSegment],
)
const role: fc.Arbitrary<Role> = weighted<Role>(
  [4, fc.constant('editor')],
  [2, fc.constantFrom('guest', 'customer')],
)
const nothing: fc.Arbitrary<SentBody> = fc.constant({})
const credentials = fc.record({
  email: word('anna@wojaz.example nobody@wojaz.example'),
  password: word('x a-password-for-nobody'),
})

const formPlaces = fc.oneof(
  joined(
    '/api/',
    fc.constantFrom(...collections),
    word('/access /access/2 /2 /2/duplicate /versions /count'),
  ),
  joined('/api/globals/', fc.constantFrom(...globals), fc.constantFrom('', '/access', '/versions/2')),
  beside,
)

/** Requests to Payload's REST API: each method for each collection and global, uploads, and other paths. */
export function cmsRequests(documents: CmsDocuments): fc.Arbitrary<FuzzedRequest>[] {
  return [
    ...collections.flatMap((name) => ofCollection(name, documentsLike(documents[name]))),
    ...globals.flatMap((name) => ofGlobal(name, documentsLike(documents[name]))),
    ...['media', 'documents', 'videos'].map((name) =>
      requests('POST PATCH', word(`/api/${name} /api/${name}/2`), multipartBodies),
    ),
    // Where uploads are not allowed, a form with files is a normal error.
    requests('POST PATCH PUT', formPlaces, multipartBodies),
    requests('GET POST PUT DELETE OPTIONS', beside, bodiesAround(credentials)),
  ]
}

function ofCollection(name: string, written: fc.Arbitrary<SentBody>): fc.Arbitrary<FuzzedRequest>[] {
  const all = fc.constant(`/api/${name}`)
  const one = joined(`/api/${name}/`, id)
  const aboutOne = joined(`/api/${name}/`, word('versions/ access/ versions/count/ unlock/'), id)
  const copied = joined(`/api/${name}/`, id, '/duplicate')
  return [
    requests('GET', fc.oneof(all, word(`/api/${name}/count /api/${name}/versions`))),
    requests('GET', fc.oneof(one, aboutOne)),
    requests('POST', weighted([3, all], [1, aboutOne], [1, copied]), written),
    requests('PATCH PATCH PUT', one, written),
    requests('DELETE', one),
    requests('PATCH DELETE', all, written, narrowQueries),
  ]
}

function ofGlobal(name: string, written: fc.Arbitrary<SentBody>): fc.Arbitrary<FuzzedRequest>[] {
  const itself = fc.constant(`/api/globals/${name}`)
  const version = joined(`/api/globals/${name}/versions/`, id)
  return [
    requests(
      'GET',
      fc.oneof(itself, version, word(`/api/globals/${name}/access /api/globals/${name}/versions`)),
    ),
    requests('POST', weighted([4, itself], [1, version]), written),
  ]
}

/** A known document, slightly broken or whole; without one, anything. */
function documentsLike(document: object = { title: 'x', name: 'x', email: 'x' }): fc.Arbitrary<SentBody> {
  return weighted([4, asJson(asText(brokenInOnePlace(document)))], [2, bodiesAround(fc.constant(document))])
}

function requests(
  methods: string,
  path: fc.Arbitrary<string>,
  bodies: fc.Arbitrary<SentBody> = nothing,
  queries: fc.Arbitrary<string[]> = cmsQueries,
): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({ role, method: word(methods), path, queries, headers: oddHeaders, sent: bodies })
    .map(({ path: address, queries: asked, sent, ...request }) =>
      withBody({ ...request, path: withQuery(address, ...asked) }, request.method === 'GET' ? {} : sent),
    )
}
