import { hasRight } from '@wojaz/staff'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { sections } from '../words.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { member } = atDesk(context)
  return { name: member.name, open: sections.filter(({ right }) => hasRight(member.roles, right)) }
}

export default function Home() {
  const { name, open } = useLoaderData<typeof loader>()
  return (
    <Page title={`Dzień dobry, ${name}`}>
      <ul className="tiles">
        {open.map((section) => (
          <li key={section.path}>
            <a href={base + section.path}>{section.name}</a>
          </li>
        ))}
      </ul>
    </Page>
  )
}
