import type { ShouldRevalidateFunctionArgs } from 'react-router'

const conflict = 409

/**
 * React Router leaves a page as it was where what was sent is refused. Right for what was mistyped; where something has changed
 * meanwhile, the page shows what is so now, or the guest would be refused the same for ever.
 */
export function readWhenChanged({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === conflict || defaultShouldRevalidate
}
