import { setTimeout as after } from 'node:timers/promises'
import { errorKind, errorTemplateType } from '@wojaz/content'
import type { RouterContextProvider } from 'react-router'
import { isRouteErrorResponse } from 'react-router'
import type { ShownTemplate } from '../../app/features/page-slots/page-slots.tsx'
import { servicesContext, visitContext } from '../request/context.ts'
import { readTemplate } from './read-template.ts'

/** The page has failed already, so the guest should not wait longer. */
const patience = 1_000

/** The editors' content below an error page; null if it is not available quickly. Never throws. */
export async function errorTemplate(
  errors: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
): Promise<ShownTemplate | null> {
  const [error] = Object.values(errors)
  const type = errorTemplateType(errorKind(isRouteErrorResponse(error) ? error : null))
  const read = readTemplate(type, context.get(visitContext), context.get(servicesContext))
  const tooLate = new AbortController()
  const nothing = after(patience, null, { signal: tooLate.signal, ref: false }).catch(() => null)
  return Promise.race([read, nothing]).finally(() => tooLate.abort())
}
