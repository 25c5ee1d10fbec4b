import type { Component, ComponentFrame, ComponentName } from '../components.ts'
import type { HtmlDeps } from '../html/sanitise-html.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import type { LinkTo } from '../values.ts'
import type { Library } from './library.ts'
import { linkedComponents } from './linked-components.ts'
import { offerComponents } from './offer-components.ts'
import { quiz } from './quiz-from-block.ts'
import { writtenComponents } from './written-components.ts'

export type ComponentBlock = NonNullable<NonNullable<PageDocument['slots']>[number]['components']>[number]
export type BlockOf<Name extends ComponentName> = Extract<ComponentBlock, { blockType: Name }>

/** What a component may need besides its own block. */
export interface Deps extends HtmlDeps {
  library: Library
  /** Of the page. */
  breadcrumbs: LinkTo[]
  /** Told of a block that could not be read; the rest of the page stands. */
  onUnreadable(name: string, error: unknown): void
}

/** Null: the block lacks what it cannot be shown without, for instance a hero without a picture. */
export type ReadBlock<Name extends ComponentName> = (
  block: BlockOf<Name>,
  deps: Deps,
  frame: ComponentFrame,
) => Omit<Extract<Component, { name: Name }>, keyof ComponentFrame | 'name'> | null

type Readers = { [Name in ComponentName]: ReadBlock<Name> }

/** Every kind of component an editor can place is read here, or this file does not compile. */
const readers: Readers = { ...writtenComponents, ...offerComponents, ...linkedComponents, quiz }

export function componentFromBlock<Name extends ComponentName>(
  block: BlockOf<Name>,
  deps: Deps,
): Extract<Component, { name: Name }> | null {
  const name = block.blockType as Name
  // A newer version of the shop that shares this database may have written a kind that is unknown here.
  if (!Object.hasOwn(readers, name)) return null
  try {
    const frame = frameOf(block)
    const own = readers[name](block, deps, frame)
    return own && ({ ...frame, name, ...own } as unknown as Extract<Component, { name: Name }>)
  } catch (error) {
    deps.onUnreadable(name, error)
    return null
  }
}

function frameOf(block: ComponentBlock): ComponentFrame {
  return {
    uid: block.id ?? '',
    active: block.active ?? true,
    validFrom: block.validFrom ?? null,
    validTo: block.validTo ?? null,
    profiles: block.profiles ?? [],
    directions: block.directions ?? [],
    tripTypes: block.tripTypes ?? [],
  }
}
