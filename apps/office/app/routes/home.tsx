import { hasRight } from '@wojaz/staff'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { homeCounts } from '../home-counts.ts'
import { Page } from '../parts/page.tsx'
import { sections } from '../words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { member } = desk
  const open = sections.filter(({ right }) => hasRight(member.roles, right))
  return { name: member.name, open, counts: await homeCounts(desk) }
}

export default function Home() {
  const { name, open, counts } = useLoaderData<typeof loader>()
  return (
    <Page title={`Dzień dobry, ${name}`}>
      <ul className="tiles">
        {open.map((section) => (
          <li key={section.path}>
            <a href={base + section.path}>
              {section.name}
              {counts[section.path] && <small> {counts[section.path]}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  )
}
