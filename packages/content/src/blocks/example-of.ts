import type { ComponentFrame } from '../component-frame.ts'
import type { ArticleCard, ComponentName, ComponentOf, FaqQuestion, OfficeCity } from '../components.ts'
import type { LinkTo, Picture } from '../values.ts'
import type { InAllLocales } from '../writing/localised.ts'
import type { Option } from './public-options.ts'

type Own<Name extends ComponentName> = Omit<ComponentOf<Name>, keyof ComponentFrame | 'name'>
type Written = Record<string, InAllLocales>

/** One kind of component by example: from the form of the editor to the page of the guest. Tests of the content and of the shop read it. */
export interface BlockExample<Name extends ComponentName> {
  name: Name
  /** The form of an editor who leaves nothing out. A rich text is `{ markdown }`. */
  written: Written
  /** Documents of other collections that the form names, as they are read with it. */
  joined?: object
  /** What the shop gets of it. */
  read: Own<Name>
  /** What a component of this kind always has; the rest can be null or empty. */
  always: readonly (keyof Own<Name> & string)[]
  /** What clients of the public API get of it. */
  api: { options?: Option[]; html?: string; styles?: string; items?: object[] }
  /** What stands in the page of a guest. */
  drawn: readonly string[]
  /** What the form does not take, and the sentence that says so. */
  refused: readonly (readonly [what: string, fields: Written, sentence: RegExp])[]
}

export const exampleOf = <const Name extends ComponentName>(example: BlockExample<Name>) => example

export const scene = '/file/scenes/coast.greek.golden.a1.jpg'
/** As it is written, as it is read, and as the public API tells it. */
export const writtenPicture = { scene, alt: 'Zatoka' }
export const picture: Picture = { src: scene, alt: 'Zatoka', width: 1600, height: 1000 }
export const pictureFacts: Option[] = [
  { key: 'pictureUrl', value: scene },
  { key: 'pictureAlt', value: 'Zatoka' },
]
export const link = { label: 'Dalej', url: '/zima' }
export const linkFacts: Option[] = [
  { key: 'linkLabel', value: 'Dalej' },
  { key: 'linkUrl', value: '/zima' },
]
export const fact = (key: string, value: string): Option => ({ key, value })

/** What components show that is written elsewhere. */
export const question: FaqQuestion = {
  id: '8',
  question: 'Ile waży walizka?',
  html: '<p>20 kg</p>',
  topic: 'luggage',
}
export const article: ArticleCard = {
  url: '/poradnik/z-dziecmi',
  title: 'Z dziećmi',
  lead: 'Jak spakować',
  topic: 'Rodzina',
  picture,
  publishedOn: '2026-10-01',
}
export const city: OfficeCity = { name: 'Łódź', seoName: 'lodz', offices: 2 }
export const breadcrumbSteps: LinkTo[] = [{ label: 'Wypoczynek', url: '/wypoczynek' }, link]
export const contact = {
  phone: '22 000 00 00',
  phoneHours: '9–17',
  emergencyPhone: '22 000 00 02',
  emergencyHours: '0–24',
  email: 'kontakt@wojaz.example',
}

/** Sentences that many forms say. */
export const missing = /wymagane|required/i
export const tooFew = /co najmniej|at least|wymag/i
export const noPicture = /Wybierz plik/
export const notDescribed = /Opisz, co widać/
export const notAnAddress = /Adres zaczyna się/
export const notOnTheList = /nieprawidłowy wybór/
export const notACode = /nie jest kodem/
export const tooLong = (most: number) => new RegExp(`${most}`)
export const longerThan = (most: number) => 'a'.repeat(most + 1)
export const runsScript = { label: 'x', url: 'javascript:alert(1)' }
