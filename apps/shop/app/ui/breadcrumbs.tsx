import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from './icon.tsx'
import { PlainLink } from './plain-link.tsx'

export interface Breadcrumb {
  label: string
  href: string
}

/** Breadcrumbs. The last step is the current page and not a link. */
export function Breadcrumbs({ steps }: { steps: Breadcrumb[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className="flex items-center gap-x-1.5 text-small text-ink-soft max-sm:-mx-4 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {steps.map((step, position) => (
          <li key={step.href} className="flex items-center gap-1.5">
            {position > 0 ? <Icon name="chevronRight" size={16} className="text-line-strong" /> : null}
            {position === steps.length - 1 ? (
              <span aria-current="page" className="py-1.5 text-ink">
                {step.label}
              </span>
            ) : (
              <PlainLink
                href={step.href}
                className="py-1.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {step.label}
              </PlainLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
