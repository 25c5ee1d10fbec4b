import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

/** Refusing is as easy as accepting: one press on a button of the same size and look. */
export function ConsentButtons({ form, withChoice = false }: { form: string; withChoice?: boolean }) {
  const { t } = useTranslation()
  return (
    <div
      className={`grid w-full grid-cols-2 gap-3 sm:ml-auto sm:w-fit ${withChoice ? 'sm:grid-cols-3' : ''}`}
    >
      {withChoice ? (
        // First in the DOM, so that Enter presses it; last on the screen.
        <div className="col-span-2 grid sm:order-last sm:col-span-1">
          <Button type="submit" form={form} name="answer" value="chosen" size="small">
            {t('consent.saveChoice')}
          </Button>
        </div>
      ) : null}
      <Button type="submit" form={form} name="answer" value="necessary" look="secondary" size="small">
        {t('consent.onlyNecessary')}
      </Button>
      <Button type="submit" form={form} name="answer" value="all" look="secondary" size="small">
        {t('consent.acceptAll')}
      </Button>
    </div>
  )
}
