import type { Transfer } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'
import { Page, Said } from '../parts/page.tsx'
import { dayText, moneyText } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { AssignForm, ReturnForm, SentForm, TransferFields } from '../parts/transfer-forms.tsx'
import { AwardsToSend, RefundsToSend, UnfitPayments } from '../parts/transfer-tables.tsx'
import { readTransfer, type TransferFaults } from '../transfer-form.ts'
import { answerText, misfitWords } from '../transfer-words.ts'

/** The result of an action on this page. */
export interface TransferActed {
  readonly isDone: boolean
  readonly said?: string
  /** The fields of a new transfer that was refused. */
  readonly typed?: Readonly<Record<string, string>>
  readonly faults?: TransferFaults
  /** The transfer it is about, with the typed fields. */
  readonly of?: {
    readonly id: string
    readonly field: 'number' | 'account'
    readonly typed: string
    readonly fault: string
  }
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, complaints, clock, write } = atDesk(context)
  const [unmatched, returning, refunds, unfit, awards] = await Promise.all([
    desk.unmatchedTransfers(),
    desk.transfersToReturn(),
    desk.refundsToSend(),
    desk.unfitAtGateways(),
    complaints.office.toPay(),
  ])
  const orders = [...refunds, ...unfit, ...awards].flatMap(({ orderNumber }) => orderNumber ?? [])
  await write({ act: 'transfers-seen', orders: [...new Set(orders)], facts: { unmatched: unmatched.length } })
  return { unmatched, returning, refunds, unfit, awards, today: dayOf(clock()) }
}

/** Books a transfer that a member has seen on the bank account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { booking, clock, member, write } = atDesk(context)
  const typed = await typedIn(request)
  const read = readTransfer(typed, dayOf(clock()))
  if (!read.ok) return data<TransferActed>({ isDone: false, typed, faults: read.refusal }, { status: 422 })
  const answer = await booking.receiveTransfer(read.value, member.name)
  const orders = answer.kind === 'booked' ? [answer.number] : []
  await write({ act: 'transfer-received', orders, facts: { amount: read.value.amount, answer: answer.kind } })
  return data<TransferActed>({ isDone: answer.kind === 'booked', said: `Przelew: ${answerText(answer)}.` })
}

export default function Transfers() {
  const { unmatched, returning, refunds, unfit, awards, today } = useLoaderData<typeof loader>()
  const acted = useActionData<TransferActed>()
  const about = (transfer: Transfer) => (acted?.of?.id === transfer.id ? acted.of : undefined)
  return (
    <Page title="Przelewy">
      {acted?.said && <Said isFault={!acted.isDone}>{acted.said}</Said>}
      <p>
        <a className="button" href={`${base}/przelewy/wyciag`}>
          Wczytaj wyciąg
        </a>
      </p>
      <h2>Do wyjaśnienia</h2>
      <Table
        caption="Pieniądze na koncie, które nie pasują do żadnego zamówienia"
        rows={unmatched}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Wpływ', cell: ({ receivedOn }) => dayText(receivedOn) },
          { name: 'Nadawca', cell: ({ sender }) => sender },
          { name: 'Tytuł', cell: ({ title }) => title },
          { name: 'Powód', cell: ({ misfit }) => misfit && misfitWords[misfit] },
          { name: 'Kwota', cell: ({ amount }) => moneyText(amount), isNumber: true },
          {
            name: 'Co zrobić',
            cell: (transfer) => (
              <>
                <AssignForm {...transfer} acted={about(transfer)} />
                <ReturnForm {...transfer} acted={about(transfer)} />
              </>
            ),
          },
        ]}
      />
      {returning.length > 0 && (
        <Table
          caption="Do odesłania: przelewy, które nie były dla nas"
          rows={returning}
          keyOf={({ id }) => id}
          columns={[
            { name: 'Wpływ', cell: ({ receivedOn }) => dayText(receivedOn) },
            { name: 'Komu', cell: ({ sender }) => sender },
            { name: 'Rachunek', cell: ({ account }) => account },
            { name: 'Kwota', cell: ({ amount }) => moneyText(amount), isNumber: true },
            {
              name: 'Gotowe',
              cell: ({ id }) => <SentForm action={`${base}/przelewy/${id}/wyslano`} />,
            },
          ]}
        />
      )}
      {awards.length > 0 && <AwardsToSend awards={awards} acted={acted?.of} />}
      {refunds.length > 0 && <RefundsToSend refunds={refunds} />}
      {unfit.length > 0 && <UnfitPayments unfit={unfit} />}
      <h2>Nowy przelew</h2>
      <TransferFields acted={acted} today={today} />
    </Page>
  )
}
