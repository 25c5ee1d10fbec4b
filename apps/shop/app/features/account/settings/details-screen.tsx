import { formatDate } from '@wojaz/travel/dates'
import { languageNames } from '../../../i18n/language-names.ts'
import { nameOrder } from '../../../i18n/name-order.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioRow } from '../../../ui/radio-row.tsx'
import type { DetailsView } from '../details-view.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { AddressPart } from './address-part.tsx'
import { FormPart, SettingsForm } from './settings-form.tsx'

const postal = [
  ['phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['street', { autoComplete: 'street-address' }],
  ['postalCode', { autoComplete: 'postal-code' }],
  ['city', { autoComplete: 'address-level2' }],
] as const

const names = { firstName: 'given-name', lastName: 'family-name' } as const

/** The customer's details, which fill in the checkout. */
export function DetailsScreen({ details, airports, languages, address, isSaved }: DetailsView) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { birthDate } = details
  const known = { ...details, birthDate: birthDate && formatDate(birthDate) }
  return (
    <SettingsFrame section="details">
      <div className="grid max-w-[48rem] gap-6">
        {isSaved ? <Notice tone="success">{t('account.details.saved')}</Notice> : null}
        <p className="text-ink-soft">{t('account.details.lead')}</p>
        <SettingsForm intent="details" known={known}>
          {({ value, error, isFirstWrong }) => {
            const field = (name: string) => ({
              name,
              defaultValue: value(name),
              error: error(name),
              autoFocus: isFirstWrong(name),
            })
            return (
              <>
                <FormPart heading={t('account.details.person')}>
                  <div className="sm:col-span-2">
                    <RadioRow
                      label={t('account.details.title')}
                      name="title"
                      options={[
                        { id: 'woman', label: t('account.details.woman') },
                        { id: 'man', label: t('account.details.man') },
                      ]}
                      chosen={value('title')}
                    />
                  </div>
                  {nameOrder(locale).map((name) => (
                    <Field
                      key={name}
                      {...field(name)}
                      autoComplete={names[name]}
                      required
                      label={t(`account.field.${name}`)}
                    />
                  ))}
                  <Field
                    {...field('birthDate')}
                    label={t('account.details.birthDate')}
                    inputMode="numeric"
                    autoComplete="bday"
                    description={t('account.details.birthDateHint')}
                  />
                </FormPart>
                <FormPart heading={t('account.details.address')}>
                  {postal.map(([name, traits]) => (
                    <Field key={name} {...field(name)} {...traits} label={t(`account.details.${name}`)} />
                  ))}
                </FormPart>
                <FormPart heading={t('account.details.wishes')}>
                  <NativeSelect
                    label={t('account.details.airport')}
                    name="airport"
                    options={airports}
                    defaultValue={value('airport')}
                    description={t('account.details.airportHint')}
                    error={error('airport')}
                  />
                  <NativeSelect
                    label={t('account.details.language')}
                    name="language"
                    options={languages.map((id) => ({ id, label: languageNames[id] }))}
                    defaultValue={value('language')}
                    description={t('account.details.languageHint')}
                    error={error('language')}
                    required
                  />
                </FormPart>
                <div>
                  <Button type="submit" size="large">
                    {t('account.details.save')}
                  </Button>
                </div>
              </>
            )
          }}
        </SettingsForm>
        <AddressPart {...address} />
      </div>
    </SettingsFrame>
  )
}
