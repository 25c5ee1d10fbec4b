import { hasRight } from '@wojaz/staff'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { sections } from '../words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { member, booking } = atDesk(context)
  const decides = hasRight(member.roles, 'approvals')
  // Whoever proposed it waits for somebody else.
  const waiting = decides ? (await booking.waitingProposals()).filter(({ by }) => by.id !== member.id) : []
  return {
    name: member.name,
    open: sections.filter(({ right }) => hasRight(member.roles, right)),
    counts: { '/decyzje': waiting.length } as Readonly<Record<string, number>>,
  }
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
              {counts[section.path] ? ` (${counts[section.path]})` : ''}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  )
}
