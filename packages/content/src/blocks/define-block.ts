import type { Block, Field } from 'payload'
import type { ComponentFrame } from '../component-frame.ts'
import type { HtmlDeps } from '../html/sanitise-html.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import type { Library } from '../reading/library.ts'
import type { LinkTo } from '../values.ts'
import { frameFields } from './frame-fields.ts'

/** A stored component, by the types that Payload generates from the forms. */
export type StoredBlock = NonNullable<NonNullable<PageDocument['slots']>[number]['components']>[number]
export type StoredAs<Name extends StoredBlock['blockType']> = Extract<StoredBlock, { blockType: Name }>

/** What a component may need besides its block. */
export interface Deps extends HtmlDeps {
  library: Library
  /** Breadcrumbs of the page. */
  breadcrumbs: LinkTo[]
  /** Called for a block that could not be read. The rest of the page is still shown. */
  onUnreadable(name: string, error: unknown): void
}

interface Description<Name extends StoredBlock['blockType'], Own extends object> {
  name: Name
  labels: NonNullable<Block['labels']>
  /** The editor's form. The fields that every component has are added below it. */
  fields: Field[]
  /**
   * Reads what the shop gets. The return type is the type of the component, and its order is the order of the public API. Null:
   * the block lacks something required, for instance a hero without a picture.
   */
  read(block: StoredAs<Name>, deps: Deps, frame: ComponentFrame): Own | null
  /** Differences of the public API from the component itself, see `publicComponent`. */
  api?: {
    items?(own: Own): object[]
    /** Fields that are returned as dates. */
    moments?: readonly (keyof Own & string)[]
    /** Fields that are left out. */
    hidden?: readonly (keyof Own & string)[]
  }
}

/**
 * Declares one kind of component: its form, how it is read, and what is public. Its types and its public shape follow from that.
 */
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
