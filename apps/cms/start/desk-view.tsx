import type { Changed, Desk, Planned } from '@wojaz/content/desk'
import type { ReactNode } from 'react'
import { dayAndHour, deskWords } from './desk-words.ts'

/** The start page of the admin: daily tasks, planned publications and the last changes. */
export function DeskView({ desk, language }: { desk: Desk; language: string }) {
  const { words } = deskWords(language)
  return (
    <div className="desk">
      <h1>{words.hello}</h1>
      <nav aria-label={words.shortcuts} className="desk__shortcuts">
        {desk.home && <Shortcut url={desk.home} title={words.home} text={words.homeText} />}
        <Shortcut url="/admin/globals/header" title={words.menu} text={words.menuText} />
        <Shortcut url={desk.popup} title={words.popup} text={words.popupText} />
        <Shortcut url="/admin/collections/texts" title={words.texts} text={words.textsText} />
      </nav>
      <div className="desk__lists">
        <List heading={words.scheduled} nothing={words.nothingScheduled}>
          {desk.scheduled.map((planned) => (
            <PlannedRow
              key={`${planned.at} ${planned.what} ${planned.url}`}
              planned={planned}
              language={language}
            />
          ))}
        </List>
        <List heading={words.changed} nothing={words.nothingChanged}>
          {desk.changed.map((changed) => (
            <ChangedRow key={changed.url} changed={changed} language={language} />
          ))}
        </List>
      </div>
    </div>
  )
}

function Shortcut({ url, title, text }: { url: string; title: string; text: string }) {
  return (
    <a className="desk__shortcut" href={url}>
      <strong>{title}</strong>
      <span>{text}</span>
    </a>
  )
}

function List({ heading, nothing, children }: { heading: string; nothing: string; children: ReactNode[] }) {
  return (
    <section className="desk__list">
      <h2 className="desk__heading">{heading}</h2>
      {children.length === 0 ? <p className="desk__soft">{nothing}</p> : <ol>{children}</ol>}
    </section>
  )
}

function PlannedRow({ planned, language }: { planned: Planned; language: string }) {
  const { words, spoken } = deskWords(language)
  const { at, what, kind, title, on, url } = planned
  return (
    <li>
      <span className="desk__when">
        {dayAndHour(at)}, {words[what]}
      </span>
      <a href={url}>{title || kind[spoken]}</a>
      <span className="desk__soft">{on === null ? kind[spoken] : `${kind[spoken]}, ${on}`}</span>
    </li>
  )
}

function ChangedRow({ changed, language }: { changed: Changed; language: string }) {
  const { words, spoken } = deskWords(language)
  const { at, kind, title, isDraft, url } = changed
  return (
    <li>
      <span className="desk__when">{dayAndHour(at)}</span>
      <a href={url}>{title || words.untitled}</a>
      <span className="desk__soft">{isDraft ? `${kind[spoken]}, ${words.draft}` : kind[spoken]}</span>
    </li>
  )
}
