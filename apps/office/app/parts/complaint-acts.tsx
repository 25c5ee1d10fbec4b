import { type Complaint, complaintStates } from '@wojaz/complaints'
import type { Template } from '@wojaz/talks'
import { base } from '../address.ts'
import type { ComplaintActed } from '../routes/complaint-acts.ts'
import { Warnings } from './award-card.tsx'
import { Field, TextField } from './field.tsx'
import { moneyText } from './said-values.tsx'
import { TemplateFields } from './template-fields.tsx'

interface ComplaintActsProps {
  readonly story: Complaint
  readonly mayDecide: boolean
  readonly mayPay: boolean
  /** An amount of this complaint waits for a second person. */
  readonly isWaiting: boolean
  readonly acted: ComplaintActed | undefined
  readonly templates: readonly Pick<Template, 'id' | 'name'>[]
}

/** The actions possible now, depending on the member's rights. */
export function ComplaintActs({ story, mayDecide, mayPay, isWaiting, acted, templates }: ComplaintActsProps) {
  const action = `${base}/reklamacje/${story.number}`
  const next: readonly string[] = complaintStates[story.state]
  const typed = acted?.typed ?? {}
  return (
    <>
      {mayDecide && next.includes('in-work') && (
        <form method="post" action={action} className="acts">
          <button type="submit" name="co" value="take">
            Przyjmij do pracy
          </button>
        </form>
      )}
      {mayDecide && next.includes('decided') && (
        <form method="post" action={action} className="card">
          <TemplateFields templates={templates} locale={story.locale} chosen={typed.template} />
          <TextField
            label="Odpowiedź dla gościa"
            name="text"
            rows={6}
            hint="Pytanie, decyzja z uzasadnieniem albo powód zamknięcia: gość dostanie ją e-mailem i w koncie."
            defaultValue={typed.text}
            fault={acted?.fault?.text}
          />
          <Field
            label="Proponowana kwota w zł (tylko przy decyzji; puste: bez wypłaty)"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.amount}
            fault={acted?.fault?.amount}
          />
          {isWaiting && (
            <p className="hint">Nowa decyzja, pytanie albo zamknięcie zastąpi propozycję, która czeka.</p>
          )}
          {acted?.warned && (
            <>
              <Warnings warnings={acted.warned.warnings} claimed={story.written.amount} />
              <input type="hidden" name="sure" value={acted.warned.amount} />
              <p className="hint">Jeśli kwota jest dobra, wyślij decyzję jeszcze raz.</p>
            </>
          )}
          <div className="row">
            <button type="submit" name="co" value="decide">
              Wyślij decyzję
            </button>
            <button type="submit" name="co" value="ask" className="quiet">
              Zapytaj gościa
            </button>
            <button type="submit" name="co" value="close" className="quiet">
              Zamknij
            </button>
          </div>
        </form>
      )}
      {mayPay && story.owed !== null && story.paidAt === null && (
        <p>
          Kwotę {moneyText(story.owed)} wysyła się w <a href={`${base}/przelewy`}>przelewach</a>.
        </p>
      )}
    </>
  )
}
