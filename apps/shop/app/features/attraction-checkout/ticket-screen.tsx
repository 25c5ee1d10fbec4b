import type { ReactNode } from 'react'
import { useOfflinePage } from '../../browser/use-offline-page.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import {
  attractionPaidAddress,
  ticketAddress,
  ticketFileAddress,
  ticketScope,
} from './attraction-checkout-address.ts'
import type { TicketCodeView, TicketView } from './attraction-checkout-view.ts'
import { FreeUntil } from './attraction-facts.tsx'
import { CancelTicket } from './cancel-ticket.tsx'
import { StateWords } from './order-item.tsx'
import { TicketFiles } from './ticket-files.tsx'

/** What is shown at the entrance: the code first, then who, when, where, and whom to call. */
export function TicketScreen({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { line, order, codes, meeting, supplier } = ticket
  const isAlone = codes.length === 1
  const isKept = useOfflinePage(
    {
      page: ticketAddress(locale, order.transactionId, line.id),
      file: ticketFileAddress(locale, order.transactionId, line.id, 'bilet.html'),
      scope: ticketScope(locale),
    },
    ticket.keptUntil !== null,
  )
  const facts: [string, ReactNode][] = [
    [t('tickets.ticket.when'), t('tickets.local', { when: line.when })],
    [t('tickets.ticket.people'), [line.people, ...ticket.names].join(', ')],
    ...(line.pickup ? [[t('tickets.ticket.pickup'), line.pickup] satisfies [string, string]] : []),
    ...(meeting
      ? [
          [t('tickets.ticket.meeting'), <Meeting key="meeting" meeting={meeting} />] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    [
      t('tickets.ticket.supplier'),
      <span key="supplier">
        {supplier.name}
        {supplier.phone ? (
          <>
            {', '}
            <a href={`tel:${supplier.phone.replace(/[^\d+]/g, '')}`} className="whitespace-nowrap underline">
              {supplier.phone}
            </a>
          </>
        ) : null}
      </span>,
    ],
    ...(ticket.reference
      ? [[t('tickets.ticket.reference'), ticket.reference] satisfies [string, string]]
      : []),
  ]
  return (
    <Container measure="narrow" className="grid gap-6 py-6 lg:py-10">
      <title>{`${line.title} | Wojaż`}</title>
      {ticket.isDone ? <Notice tone="success">{t('tickets.cancel.done')}</Notice> : null}
      <article className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-8">
        <div className="grid gap-1.5 wrap-anywhere">
          <h1 className="text-heading">{line.title}</h1>
          <p className="text-ink-soft">{line.option}</p>
          <StateWords item={line} />
          {line.state === 'waiting' ? <p>{t('tickets.ticket.waiting')}</p> : null}
        </div>
        <div
          className={`grid items-start gap-x-10 gap-y-5 ${isAlone ? 'sm:grid-cols-[auto_minmax(0,1fr)]' : ''}`}
        >
          {codes.length > 0 ? (
            <ul className="flex flex-wrap gap-6 max-sm:justify-center">
              {codes.map((code) => (
                <li key={code.value}>
                  <Code code={code} />
                </li>
              ))}
            </ul>
          ) : null}
          <dl className="grid gap-4">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-small text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {ticket.isCancellable ? <FreeUntil line={line} /> : null}
        {line.state === 'confirmed' ? <TicketFiles transactionId={order.transactionId} item={line} /> : null}
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {isKept ? t('tickets.ticket.kept') : null}
        </p>
      </article>
      {ticket.isCancellable ? <CancelTicket ticket={ticket} /> : null}
      <p>
        <TextLink href={attractionPaidAddress(locale, order.transactionId)}>
          {t('tickets.order.number', { number: order.number })}
        </TextLink>
      </p>
    </Container>
  )
}

function Code({ code: { drawing, value, holder, kind } }: { code: TicketCodeView }) {
  const { t } = useTranslation()
  return (
    <figure className="grid justify-items-center gap-2">
      {drawing ? (
        // Black on white with a white margin in every theme, because scanners need it.
        <svg
          role="img"
          aria-label={t('tickets.ticket.code', { code: value })}
          viewBox={`-4 -4 ${drawing.width + 8} ${drawing.height + 8}`}
          shapeRendering="crispEdges"
          className="w-60 max-w-full rounded-control"
        >
          <rect x="-4" y="-4" width={drawing.width + 8} height={drawing.height + 8} fill="white" />
          <path d={drawing.path} fill="black" />
        </svg>
      ) : null}
      <figcaption className="text-center wrap-anywhere">
        <span className="block font-bold tabular-nums">{value}</span>
        {holder || kind ? <span className="block text-small text-ink-soft">{holder || kind}</span> : null}
      </figcaption>
    </figure>
  )
}

function Meeting({ meeting: { words, directions, map } }: { meeting: NonNullable<TicketView['meeting']> }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="block">{words}</span>
      {directions ? <span className="block text-small text-ink-soft">{directions}</span> : null}
      {map ? (
        <a
          href={map}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
        >
          {t('tickets.ticket.map')}
        </a>
      ) : null}
    </>
  )
}
