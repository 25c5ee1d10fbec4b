import { allBlocks } from '../blocks/all-blocks.ts'
import type { Deps, StoredAs, StoredBlock } from '../blocks/define-block.ts'
import type { ComponentFrame, ComponentName, ComponentOf } from '../components.ts'

type Read = (block: StoredBlock, deps: Deps, frame: ComponentFrame) => object | null

/** Returns null when it cannot be shown or read. */
export function componentFromBlock<Name extends ComponentName>(
  block: StoredAs<Name>,
  deps: Deps,
): ComponentOf<Name> | null {
  const name = block.blockType as Name
  // A newer version of the shop on the same database may have stored a kind that is unknown here.
  if (!Object.hasOwn(allBlocks, name)) return null
  try {
    const frame = frameOf(block)
    const own = (allBlocks[name].read as Read)(block, deps, frame)
    return own && ({ ...frame, name, ...own } as ComponentOf<Name>)
  } catch (error) {
    deps.onUnreadable(name, error)
    return null
  }
}

function frameOf(block: StoredBlock): ComponentFrame {
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
