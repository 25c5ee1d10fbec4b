import { readStatement, type Statement, statementColumns } from '@wojaz/booking'
import type { PreviewedTransfer } from '@wojaz/booking/server'
import type { ActionFunctionArgs } from 'react-router'
import { data, useActionData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { counted } from '../counted.ts'
import { Field, TextField } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { dayText, moneyText } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { readStatementForm } from '../read-statement-form.ts'
import { answerText, statementFaultWords, statementFormFaultWords } from '../transfer-words.ts'

interface Read extends Omit<Statement, 'transfers'> {
  readonly text: string
  readonly lines: readonly PreviewedTransfer[]
  readonly isBooked: boolean
  readonly fault?: string
  /** The fault of the file. */
  readonly fileFault?: string
}

const mostLines = 300
/** Further faults are only counted: such a file is not a statement. */
const mostFaults = 100
const address = `${base}/przelewy/wyciag`

/** Shows a preview first. When the same text is sent again, it is booked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { booking, member, write } = atDesk(context)
  const { text, step, fault } = await readStatementForm(request)
  if (fault) {
    const said = statementFormFaultWords[fault]
    const unread = { text, faults: [], left: 0, lines: [], isBooked: false }
    return data<Read>({ ...unread, ...(text ? { fault: said } : { fileFault: said }) }, { status: 422 })
  }
  const { transfers, faults, left } = readStatement(text)
  const none = { text, faults, left, lines: [], isBooked: false }
  if (transfers.length === 0)
    return data<Read>({ ...none, fault: 'Nie ma tu żadnego wpływu w opisanym formacie.' }, { status: 422 })
  if (transfers.length > mostLines)
    return data<Read>({ ...none, fault: `Najwyżej ${mostLines} wpływów naraz.` }, { status: 422 })
  if (step !== 'book') {
    const lines = await booking.previewTransfers(transfers)
    await write({ act: 'statement-previewed', facts: { lines: lines.length } })
    return data<Read>({ text, faults, left, lines, isBooked: false })
  }
  await write({ act: 'statement-booked', facts: { lines: transfers.length } })
  const lines: PreviewedTransfer[] = []
  for (const transfer of transfers) {
    const answer = await booking.receiveTransfer(transfer, member.name)
    lines.push({ transfer, answer })
    if (answer.kind !== 'booked') continue
    const facts = { amount: transfer.amount, answer: answer.kind }
    await write({ act: 'transfer-received', orders: [answer.number], facts })
  }
  return data<Read>({ text: '', faults, left, lines, isBooked: true })
}

export function loader() {
  return null
}

export default function StatementPage() {
  const read = useActionData<Read>()
  return (
    <Page title="Wyciąg z konta">
      {read && <Reading {...read} />}
      {read && read.lines.length > 0 && <Result {...read} />}
      <form method="post" action={address} encType="multipart/form-data" className="card">
        <Field
          label="Plik z banku (MT940 lub CSV)"
          name="files"
          type="file"
          accept=".sta,.mt940,.940,.txt,.csv,text/plain,text/csv"
          hint="Plik ma pierwszeństwo przed tekstem poniżej. Najpierw zobaczysz podgląd."
          fault={read?.fileFault}
        />
        <TextField
          label="Albo wklej wyciąg"
          name="text"
          rows={10}
          spellCheck={false}
          defaultValue={read?.text}
          fault={read?.fault}
          hint={`MT940 albo kolumny po średnikach: ${statementColumns.join('; ')}. Daty 2026-11-17 lub 17.11.2026, kwoty 1234,50. Wypływy (z minusem) są pomijane.`}
        />
        <button type="submit">Pokaż, co pasuje</button>
      </form>
      <p>
        <a href={`${base}/przelewy`}>Przelewy do wyjaśnienia</a>
      </p>
    </Page>
  )
}

/** How many lines were read, which were left out and which need a decision. */
function Reading({ lines, faults, left, isBooked }: Read) {
  const booked = lines.filter(({ answer }) => answer.kind === 'booked').length
  const all = counted(lines.length, 'wpływ', 'wpływy', 'wpływów')
  const said = [
    lines.length > 0 &&
      (isBooked ? `Zaksięgowano ${booked} z ${lines.length}.` : `${all}, pasuje ${booked}.`),
    left > 0 && `Pominięto wypływy: ${left}.`,
  ].filter((sentence) => sentence !== false)
  const told = faults.slice(0, mostFaults)
  const untold = faults.length - told.length
  return (
    <>
      {said.length > 0 && <Said>{said.join(' ')}</Said>}
      {faults.length > 0 && (
        <Said isFault>
          {`Nie wczytano: ${told.map(({ line, fault }) => `wiersz ${line} (${statementFaultWords[fault]})`).join(', ')}`}
          {untold > 0 ? ` i dalsze: ${untold}.` : '.'}
        </Said>
      )}
    </>
  )
}

function Result({ lines, text, isBooked }: Read) {
  return (
    <>
      <Table
        caption={isBooked ? 'Co się stało' : 'Podgląd: jeszcze nic nie zaksięgowano'}
        rows={lines}
        keyOf={({ transfer }) => transfer.reference}
        columns={[
          { name: 'Wpływ', cell: ({ transfer }) => dayText(transfer.receivedOn) },
          { name: 'Nadawca', cell: ({ transfer }) => transfer.sender },
          { name: 'Tytuł', cell: ({ transfer }) => transfer.title },
          { name: 'Kwota', cell: ({ transfer }) => moneyText(transfer.amount), isNumber: true },
          { name: isBooked ? 'Wynik' : 'Trafi na', cell: ({ answer }) => answerText(answer) },
        ]}
      />
      {!isBooked && (
        <form method="post" action={address} encType="multipart/form-data">
          <input type="hidden" name="step" value="book" />
          <input type="hidden" name="text" value={text} />
          <button type="submit">Zaksięguj wyciąg</button>
        </form>
      )}
    </>
  )
}
