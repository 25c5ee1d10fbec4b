import { type TemplateType, templateUrls } from '@wojaz/content'
import type { RouterContextProvider } from 'react-router'
import type { ShownTemplate } from '../../app/features/page-slots/page-slots.tsx'
import { servicesContext, visitContext } from '../request/context.ts'
import { readTemplate } from './read-template.ts'

/** The editors' content below a guest's private page. The URL contains an order or a cart, so it is not passed on. */
export function pageTemplate(
  context: Readonly<RouterContextProvider>,
  type: TemplateType,
): Promise<ShownTemplate | null> {
  const visit = { ...context.get(visitContext), path: templateUrls[type] }
  return readTemplate(type, visit, context.get(servicesContext))
}
