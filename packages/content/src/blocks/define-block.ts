import type { Block, Field } from 'payload'
import type { ComponentFrame } from '../component-frame.ts'
import type { HtmlDeps } from '../html/sanitise-html.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import type { Library } from '../reading/library.ts'
import type { LinkTo } from '../values.ts'
import { frameFields } from './frame-fields.ts'

/** A component as it is stored, by the types that Payload has generated from the forms. */
export type StoredBlock = NonNullable<NonNullable<PageDocument['slots']>[number]['components']>[number]
export type StoredAs<Name extends StoredBlock['blockType']> = Extract<StoredBlock, { blockType: Name }>

/** What a component may need besides its own block. */
export interface Deps extends HtmlDeps {
  library: Library
  /** Of the page. */
  breadcrumbs: LinkTo[]
  /** Told of a block that could not be read; the rest of the page stands. */
  onUnreadable(name: string, error: unknown): void
}

interface Description<Name extends StoredBlock['blockType'], Own extends object> {
  name: Name
  labels: NonNullable<Block['labels']>
  /** The form of the editor. What every component has besides is added below it. */
  fields: Field[]
  /**
   * What the shop gets: the type of the component is the type of this answer, and its order is the order of the public API. Null: the
   * block lacks what it cannot be shown without, for instance a hero without a picture.
   */
  read(block: StoredAs<Name>, deps: Deps, frame: ComponentFrame): Own | null
  /** What the public API tells in another way than by itself, see `publicComponent`. */
  api?: {
    items?(own: Own): object[]
    /** Told as dates. */
    moments?: readonly (keyof Own & string)[]
    /** Not told. */
    hidden?: readonly (keyof Own & string)[]
  }
}

/** One kind of component: its form, what is read of it, and what of it is public. Its types and its public shape follow from that. */
export function defineBlock<const Name extends StoredBlock['blockType'], Own extends object>(
  description: Description<Name, Own>,
) {
  const { name, labels, fields } = description
  const form: Block = {
    slug: name,
    interfaceName: `${name.charAt(0).toUpperCase()}${name.slice(1)}Block`,
    labels,
    fields: [...fields, ...frameFields],
  }
  return { ...description, form }
}
