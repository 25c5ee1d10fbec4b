import type { Named } from '@wojaz/travel/availability'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import { CardSection } from '../sections/card-section.tsx'

/** What each board includes. */
export function BoardList({ boards, chosen }: { boards: readonly Named[]; chosen: string | null }) {
  const { t, i18n } = useTranslation()
  if (boards.length === 0) return null
  return (
    <CardSection id={sectionIds.boards} heading={t('hotelCard.tab.boards')}>
      <dl className="max-w-reading">
        {boards.map(({ code, name }) => (
          <div key={code} className="border-t border-line py-3.5 first:border-t-0 first:pt-0">
            <dt className="flex flex-wrap items-center gap-x-3 text-title font-bold">
              {name}
              {code === chosen ? (
                <span className="rounded-round bg-success-wash px-2.5 py-0.5 text-fine font-medium text-success">
                  {t('hotelCard.chosen')}
                </span>
              ) : null}
            </dt>
            {i18n.exists(`hotelCard.board.${code.toLowerCase()}`) ? (
              <dd className="mt-1">{t(`hotelCard.board.${code.toLowerCase()}`)}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </CardSection>
  )
}
