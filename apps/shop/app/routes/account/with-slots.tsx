import { Outlet } from 'react-router'
import { accountTemplate } from '../../../server/account/account-template.ts'
import { pageTemplate } from '../../../server/content-pages/page-template.ts'
import { visitContext } from '../../../server/request/context.ts'
import { TemplateSlots } from '../../features/page-slots/page-slots.tsx'
import type { Route } from './+types/with-slots.ts'

/** What editors put below the pages of the account. */
export async function loader({ context }: Route.LoaderArgs) {
  const type = accountTemplate(context.get(visitContext).path)
  return { template: type && (await pageTemplate(context, type)) }
}

export default function WithSlots({ loaderData: { template } }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <div className="no-print contents">
        <TemplateSlots template={template} />
      </div>
    </>
  )
}
