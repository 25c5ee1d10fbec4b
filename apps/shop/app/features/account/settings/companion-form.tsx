import { nameOrder } from '../../../i18n/name-order.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { CompanionsView } from '../companions-view.ts'
import { settingsAddress } from '../settings-address.ts'
import { FormPart, SettingsForm } from './settings-form.tsx'

/** The form for a new companion or a saved one. */
export function CompanionForm({ id, known, keptNumber }: NonNullable<CompanionsView['form']>) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <SettingsForm intent="save" known={known ?? {}}>
        {({ value, error, isFirstWrong }) => {
          const field = (name: string) => ({
            name,
            defaultValue: value(name),
            error: error(name),
            autoFocus: isFirstWrong(name),
            autoComplete: 'off' as const,
          })
          return (
            <>
              <FormPart
                heading={t(id === null ? 'account.companions.addTitle' : 'account.companions.editTitle')}
              >
                <div className="sm:col-span-2">
                  <RadioRow
                    label={t('account.details.title')}
                    name="title"
                    options={(['woman', 'man'] as const).map((title) => ({
                      id: title,
                      label: t(`account.details.${title}`),
                    }))}
                    chosen={value('title')}
                    required
                    error={error('title')}
                  />
                </div>
                {nameOrder(locale).map((name) => (
                  <Field key={name} {...field(name)} required label={t(`account.field.${name}`)} />
                ))}
                <Field
                  {...field('birthDate')}
                  required
                  inputMode="numeric"
                  label={t('account.details.birthDate')}
                  description={t('account.details.birthDateHint')}
                />
              </FormPart>
              <FormPart
                heading={t('account.companions.document')}
                lead={t('account.companions.documentLead')}
              >
                <NativeSelect
                  label={t('account.companions.documentType')}
                  name="documentType"
                  options={[
                    { id: 'passport', label: t('account.companions.passport') },
                    { id: 'id-card', label: t('account.companions.idCard') },
                  ]}
                  none={t('account.companions.noDocument')}
                  defaultValue={value('documentType')}
                  error={error('documentType')}
                />
                <Field
                  {...field('documentNumber')}
                  label={t('account.companions.documentNumber')}
                  description={
                    keptNumber ? t('account.companions.documentKept', { number: keptNumber }) : undefined
                  }
                />
                <Field
                  {...field('documentValidUntil')}
                  inputMode="numeric"
                  label={t('account.companions.documentValidUntil')}
                />
              </FormPart>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <Button type="submit" size="large">
                  {t('account.details.save')}
                </Button>
                <TextLink href={settingsAddress(locale, 'companions')}>
                  {t('account.companions.back')}
                </TextLink>
              </div>
            </>
          )
        }}
      </SettingsForm>
      {id === null ? null : (
        <form method="post" className="border-t border-line pt-6">
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" look="secondary">
            {t('account.companions.remove')}
          </Button>
        </form>
      )}
    </>
  )
}
