import type { ComplaintState } from '@wojaz/complaints'
import { keyOfCode } from '@wojaz/content'
import { useTranslation } from '../../i18n/use-translation.ts'

const looks: Readonly<Record<ComplaintState, string>> = {
  received: 'bg-paper-sunk text-ink',
  'in-work': 'bg-paper-sunk text-ink',
  question: 'bg-warning-wash text-warning',
  decided: 'bg-success-wash text-success',
  appealed: 'bg-paper-sunk text-ink',
  closed: 'bg-paper-sunk text-ink-soft',
}

export function StateMark({ state }: { state: ComplaintState }) {
  const { t } = useTranslation()
  return (
    <span className={`rounded-small px-2 py-0.5 text-small font-bold ${looks[state]}`}>
      {t(`complaints.state.${keyOfCode(state)}`)}
    </span>
  )
}
