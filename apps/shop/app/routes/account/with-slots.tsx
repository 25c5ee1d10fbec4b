import { Outlet } from 'react-router'
import { accountHead } from '../../../server/account/account-head.ts'
import { accountTemplate } from '../../../server/account/account-template.ts'
import { pageTemplate } from '../../../server/content-pages/page-template.ts'
import { visitContext } from '../../../server/request/context.ts'
import { AccountGreetingContext } from '../../features/account/account-head.tsx'
import { TemplateSlots } from '../../features/page-slots/page-slots.tsx'
import type { Route } from './+types/with-slots.ts'

/** The head of account pages, and the editors' blocks below them. */
export async function loader({ context }: Route.LoaderArgs) {
  const type = accountTemplate(context.get(visitContext).path)
  const [head, template] = await Promise.all([accountHead(context), type && pageTemplate(context, type)])
  return { head, template }
}

export default function WithSlots({ loaderData: { head, template } }: Route.ComponentProps) {
  return (
    <>
      <AccountGreetingContext value={head}>
        <Outlet />
      </AccountGreetingContext>
      <div className="no-print contents">
        <TemplateSlots template={template} />
      </div>
    </>
  )
}
