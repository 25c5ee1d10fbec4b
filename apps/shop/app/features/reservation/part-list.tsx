import type { ChangedPart } from '@wojaz/booking'
import { useTranslation } from '../../i18n/use-translation.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Before and after, for each part. */
export function PartList({ parts }: { parts: readonly ChangedPart[] }) {
  const { t } = useTranslation()
  return (
    <dl className="grid gap-4">
      {parts.map(({ part, before, after }) => (
        <div key={part} className="wrap-anywhere">
          <dt className="text-small text-ink-soft">{t(`reservation.part.${part}`)}</dt>
          <dd>
            <del className="text-ink-soft">
              <VisuallyHidden>{`${t('reservation.change.was')} `}</VisuallyHidden>
              {before}
            </del>
            <span aria-hidden="true">{' → '}</span>
            <ins className="font-bold no-underline">
              <VisuallyHidden>{` ${t('reservation.change.is')} `}</VisuallyHidden>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
