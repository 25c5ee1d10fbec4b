import type { BlockProps } from './block.ts'

/** Drawn once the shop has found its prices. */
export function PriceChart(_: BlockProps<'priceChart'>) {
  return null
}
