import { hasRight, type Member } from '@wojaz/staff'
import type { ReactNode } from 'react'
import type { OfficeFiles } from '../server/answer-page.tsx'
import { base } from './address.ts'
import { isAt, roomAt, roomsOf } from './menu.ts'
import { roleNames, troubles, words } from './words.ts'

interface DocumentProps {
  readonly member: Member | null
  readonly files: OfficeFiles
  /** The full path of the page, starting with the office's base path. */
  readonly path: string
  readonly trouble?: 401 | 403 | 404
  readonly children?: ReactNode
}

/** The frame of every page: a menu by rights, one search field, the logged-in member. */
export function OfficeDocument({ member, files, path, trouble, children }: DocumentProps) {
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href={files.style} />
        <script src={files.script} defer />
        {trouble && <title>{`${troubles[trouble].title} · ${words.title}`}</title>}
      </head>
      <body>
        <a className="skip" href="#tresc">
          {words.skip}
        </a>
        {member && <Header member={member} path={path} />}
        <main id="tresc" tabIndex={-1}>
          {trouble ? <Trouble status={trouble} /> : children}
        </main>
        {member && <footer className="keys">{words.keys}</footer>}
      </body>
    </html>
  )
}

function Header({ member, path }: { member: Member; path: string }) {
  return (
    <header className="top">
      <a className="brand" href={base}>
        {words.title}
      </a>
      {hasRight(member.roles, 'orders') && (
        <search>
          <form className="find" method="post" action={`${base}/szukaj`}>
            <input
              id="szukaj"
              name="words"
              type="search"
              autoComplete="off"
              maxLength={120}
              aria-label={`${words.search}: ${words.searchHint}`}
              aria-keyshortcuts="/"
              placeholder={words.searchHint}
            />
            <button type="submit">{words.find}</button>
          </form>
        </search>
      )}
      <div className="me">
        <span>
          {member.name} <small>({member.roles.map((role) => roleNames[role]).join(', ')})</small>
        </span>
        <a href={`${base}/klucze`} aria-current={isAt(path, '/klucze') ? 'page' : undefined}>
          Klucze
        </a>
        <form method="post" action={`${base}/wyjscie`}>
          <button type="submit" className="quiet">
            {words.logOut}
          </button>
        </form>
      </div>
      <Menu member={member} path={path} />
    </header>
  )
}

/** The rooms, and below them the pages of the open room. A room links to its first page. */
function Menu({ member, path }: { member: Member; path: string }) {
  const rooms = roomsOf(member.roles)
  const open = roomAt(rooms, path)
  return (
    <>
      <nav className="menu" aria-label={words.menu}>
        <ul>
          {rooms.map((room) => (
            <li key={room.name}>
              <a href={base + room.pages[0]?.path} aria-current={room === open ? 'true' : undefined}>
                {room.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {open && (
        <nav className="menu pages" aria-label={`${words.room}: ${open.name}`}>
          <ul>
            {open.pages.map((page) => (
              <li key={page.path}>
                <a href={base + page.path} aria-current={isAt(path, page.path) ? 'page' : undefined}>
                  {page.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

export function Trouble({ status }: { status: 401 | 403 | 404 }) {
  const { title, text } = troubles[status]
  return (
    <section className="narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        {status === 401 ? (
          <a href={`${base}/logowanie`} target="_blank" rel="noopener">
            {words.logIn}
          </a>
        ) : (
          <a href={base}>{words.back}</a>
        )}
      </p>
    </section>
  )
}
