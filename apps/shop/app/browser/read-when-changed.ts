import type { ShouldRevalidateFunctionArgs } from 'react-router'

const conflict = 409

/**
 * By default React Router does not reload a page whose form was refused. That is right for typing mistakes. After a conflict the
 * page must show the new state, or the guest would get the same refusal for ever.
 */
export function readWhenChanged({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === conflict || defaultShouldRevalidate
}
