import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSupplier, listensAt } from '../src/app.ts'
import { type Catalogue, makeCatalogue } from '../src/catalogue/make-catalogue.ts'
import type { Product } from '../src/catalogue/product.ts'
import { readSettings, type SupplierSettings } from '../src/settings.ts'

export const token = 'token-of-the-shop-0123456789'

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a stranger reads them; schemas prove their shape
export type Json = any

interface Answer {
  readonly status: number
  readonly body: Json
  readonly headers: Headers
}

const seed = 'wojaz'
const whole = makeCatalogue(seed)

/** One product of each of these kinds only. */
export function smallCatalogue(kinds: readonly Product['kind'][]): Catalogue {
  const products = kinds.flatMap((kind) => whole.products.find((product) => product.kind === kind) ?? [])
  return { products, find: (id) => products.find((product) => product.id === id) }
}

/** A supplier on loopback with a clock that only the test moves. */
export async function openTestSupplier(changes: Partial<SupplierSettings> = {}, catalogue = whole) {
  const folder = mkdtempSync(join(tmpdir(), 'wojaz-supplier-'))
  let now = new Date('2026-11-15T12:00:00.000Z')
  const clock = () => now
  const settings: SupplierSettings = {
    ...readSettings({
      NODE_ENV: 'test',
      SUPPLIER_TOKEN: token,
      DATA_DIR: folder,
      SUPPLIER_PORT: '0',
      SUPPLIER_CONTROL: 'true',
      SUPPLIER_SEED: seed,
    }),
    ...changes,
  }
  let running = await buildSupplier(settings, clock, catalogue)
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  const url = listensAt(running.app)

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    ask(url, method, path, body, headers)

  return {
    url,
    clock,
    settings,
    call,
    get products(): readonly Product[] {
      return running.supplier.catalogue.products
    },
    get supplier() {
      return running.supplier
    },
    passes(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000)
      running.supplier.runDue()
    },
    goTo(moment: string) {
      now = new Date(moment)
      running.supplier.runDue()
    },
    control: (path: string, body: object = {}) => call('POST', `/_control/${path}`, body),
    async restart() {
      await running.app.close()
      running = await buildSupplier(settings, clock, catalogue)
      await running.app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    },
    async close() {
      await running.app.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type TestSupplier = Awaited<ReturnType<typeof openTestSupplier>>

export const everyCapability = {
  'octo-capabilities': 'octo/pricing,octo/content,octo/pickups,octo/questions',
}

export async function ask(
  url: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      // A restarted supplier does not have the old connections.
      connection: 'close',
      ...everyCapability,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
}

/** A product of a kind, the same in every test. */
export function productOf(supplier: TestSupplier, kind: Product['kind'], region = ''): Product {
  const found = supplier.products.find((product) => product.kind === kind && product.id.startsWith(region))
  if (!found) throw new Error(`There is no ${kind} in ${region || 'the catalogue'}`)
  return found
}

/** The first bookable slots of a product. */
export async function openSlots(
  supplier: TestSupplier,
  product: Product,
  [from, to]: readonly [string, string] = ['2027-06-01', '2027-06-30'],
): Promise<Json[]> {
  const { body } = await supplier.call('POST', '/availability', {
    productId: product.id,
    optionId: product.options[0]?.id,
    localDateStart: from,
    localDateEnd: to,
  })
  return body.filter(({ available }: Json) => available)
}

/** The body of a hold: two adults at the first time. */
export async function wishFor(supplier: TestSupplier, product: Product, changes: object = {}) {
  const [slot] = await openSlots(supplier, product)
  return {
    uuid: randomUUID(),
    productId: product.id,
    optionId: product.options[0]?.id,
    availabilityId: slot.id as string,
    unitItems: [{ unitId: 'adult' }, { unitId: 'adult' }],
    ...changes,
  }
}

export const contact = {
  firstName: 'Anna',
  lastName: 'Żółć',
  emailAddress: 'anna@example.com',
  phoneNumber: '+48600100200',
}

/** Anna's answers to all questions. */
export const answers: Readonly<Record<string, string>> = {
  height: '172',
  weight: '64',
  passport: 'EA1234567',
  diet: 'vegan',
  certificate: 'advanced',
  flight: '7Z 1234',
}

/** Everything the option needs for a confirmation. */
export function confirmationOf({ options: [option] }: Product, held: Json) {
  const said = (questions: readonly { id: string }[]) =>
    questions.flatMap(({ id }) => (answers[id] ? [{ questionId: id, value: answers[id] }] : []))
  return {
    contact,
    resellerReference: 'W402917652',
    pickupPointId: option?.pickup?.points[0]?.id,
    pickupHotel: 'Hotel Delfin, 214',
    questionAnswers: said(option?.questions ?? []),
    unitItems: held.unitItems.map(({ uuid, unitId }: Json) => ({
      uuid,
      unitId,
      questionAnswers: said(option?.units.find(({ id }) => id === unitId)?.questions ?? []),
    })),
  }
}
