import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { homeCounts } from '../home-counts.ts'
import { roomsOf } from '../menu.ts'
import { Page } from '../parts/page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { member } = desk
  return { name: member.name, rooms: roomsOf(member.roles), counts: await homeCounts(desk) }
}

export default function Home() {
  const { name, rooms, counts } = useLoaderData<typeof loader>()
  return (
    <Page title={`Dzień dobry, ${name}`}>
      <div className="rooms">
        {rooms.map((room) => (
          <section key={room.name} aria-labelledby={room.pages[0]?.path.slice(1)}>
            <h2 id={room.pages[0]?.path.slice(1)}>{room.name}</h2>
            <ul className="tiles">
              {room.pages.map((page) => (
                <li key={page.path}>
                  <a href={base + page.path}>
                    {page.name}
                    {counts[page.path] && <small> {counts[page.path]}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}
