import { longestSubject } from '@wojaz/talks'
import { formatDate } from '@wojaz/travel/dates'
import { useEffect, useRef } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { CountMark } from '../../ui/count-mark.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountTabs, momentWords } from '../account/account.ts'
import { watchUnread } from './conversation-calls.ts'
import { FileField } from './file-field.tsx'
import { mailboxAddress, searchParameter, threadAddress } from './mailbox-address.ts'
import type { FoundRow, MailboxView, MessageAnswer, ThreadRow } from './mailbox-view.ts'

/** All threads by trip, the search, and a form for questions about no trip. */
export function MailboxScreen({ mailbox }: { mailbox: MailboxView }) {
  const { t } = useTranslation()
  const { threads, unread, query, found } = mailbox
  useFreshList(unread)
  return (
    <>
      <AccountTabs current="mailbox" />
      <Container className="grid gap-8 py-8 lg:py-12">
        <title>{`${t('mailbox.title')} | Wojaż`}</title>
        <div>
          <h1 className="text-heading">{t('mailbox.title')}</h1>
          <p className="mt-1 text-ink-soft">
            {unread > 0 ? t('header.unread', { count: unread }) : t('mailbox.lead')}
          </p>
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-6">
            <SearchForm query={query} />
            {query === null ? <ThreadList threads={threads} /> : <FoundList query={query} found={found} />}
          </div>
          <AskForm mailbox={mailbox} />
        </div>
      </Container>
    </>
  )
}

/** Reloads the list when a message arrives. */
function useFreshList(unread: number) {
  const { revalidate } = useRevalidator()
  const known = useRef(unread)
  known.current = unread
  useEffect(
    () =>
      watchUnread((count) => {
        if (count !== known.current) void revalidate()
      }),
    [revalidate],
  )
}

function SearchForm({ query }: { query: string | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <search>
      <form method="get" action={mailboxAddress(locale)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label={t('mailbox.search')}
            name={searchParameter}
            type="search"
            required
            defaultValue={query ?? ''}
          />
        </div>
        <Button type="submit" look="secondary">
          {t('mailbox.find')}
        </Button>
      </form>
    </search>
  )
}

function ThreadList({ threads }: { threads: readonly ThreadRow[] }) {
  const { t } = useTranslation()
  if (threads.length === 0) return <p className="text-ink-soft">{t('mailbox.empty')}</p>
  return (
    <ul className="grid gap-3">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadCard thread={thread} />
        </li>
      ))}
    </ul>
  )
}

function ThreadCard({ thread }: { thread: ThreadRow }) {
  const { t } = useTranslation()
  const { url, trip, subject, lastAt, lastBy, beginning, unread } = thread
  return (
    <article className="relative grid gap-1 rounded-card bg-paper-raised p-5 shadow-raised">
      <div className="flex items-start justify-between gap-3">
        <h2 className={`min-w-0 text-title wrap-anywhere ${unread > 0 ? '' : 'font-medium'}`}>
          <a href={url} className="after:absolute after:inset-0 after:rounded-card hover:text-accent">
            {trip?.name ?? subject ?? t('mailbox.title')}
          </a>
        </h2>
        <CountMark count={unread} words={t('header.unread', { count: unread })} />
      </div>
      {trip ? (
        <p className="text-small text-ink-soft">
          {t('mailbox.trip', { number: trip.number, date: formatDate(trip.departureDate) })}
        </p>
      ) : null}
      <p className="line-clamp-2 wrap-anywhere">
        <span className="text-ink-soft">{t(`mailbox.by.${lastBy}`)}: </span>
        {beginning}
      </p>
      <p className="text-fine text-ink-soft">
        <time dateTime={lastAt}>{momentWords(lastAt)}</time>
      </p>
    </article>
  )
}

function FoundList({ query, found }: { query: string; found: readonly FoundRow[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section aria-label={t('mailbox.foundLabel')} className="grid gap-3">
      <p role="status">{t('mailbox.found', { count: found.length, query })}</p>
      <ul className="grid gap-3">
        {found.map(({ url, number, trip, subject, by, at, text }) => (
          <li key={`${url} ${number}`} className="rounded-card bg-paper-raised p-5 shadow-raised">
            <TextLink look="standalone" href={url}>
              {trip?.name ?? subject ?? t('mailbox.title')}
            </TextLink>
            <p className="line-clamp-3 wrap-anywhere">{text}</p>
            <p className="text-fine text-ink-soft">
              {t(`mailbox.by.${by}`)} · <time dateTime={at}>{momentWords(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink look="standalone" href={mailboxAddress(locale)}>
          {t('mailbox.all')}
        </TextLink>
      </p>
    </section>
  )
}

/** For questions about no trip. Questions about a trip are written in its thread. */
function AskForm({ mailbox: { trips, sentAs, draft } }: { mailbox: MailboxView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as MessageAnswer | undefined
  return (
    <section aria-labelledby="nowa" className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised">
      <h2 id="nowa" className="text-title">
        {t('mailbox.ask.title')}
      </h2>
      {trips.length > 0 ? (
        <div>
          <p className="mb-1 text-small text-ink-soft">{t('mailbox.ask.aboutTrip')}</p>
          <ul>
            {trips.slice(0, 4).map(({ number, name }) => (
              <li key={number}>
                <a
                  href={threadAddress(locale, number)}
                  className="flex min-h-11 items-center gap-2 underline underline-offset-4 wrap-anywhere"
                >
                  <Icon name="suitcase" size={16} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <form method="post" encType="multipart/form-data" noValidate className="grid gap-4">
        <input type="hidden" name="sentAs" value={sentAs} readOnly />
        <p className="text-small text-ink-soft">{t('mailbox.ask.other')}</p>
        <Field
          label={t('mailbox.ask.subject')}
          name="subject"
          required
          autoComplete="off"
          description={t('mailbox.ask.subjectHint', { most: longestSubject })}
          defaultValue={answer?.typed.subject}
          error={answer?.fields.subject}
        />
        <TextArea
          label={t('mailbox.write')}
          name="text"
          required
          defaultValue={answer?.typed.text ?? draft}
          error={answer?.fields.text}
        />
        <FileField answer={answer} />
        <div>
          <Button type="submit">{t('mailbox.send')}</Button>
        </div>
      </form>
    </section>
  )
}
