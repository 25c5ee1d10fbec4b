import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Field } from '../../ui/field.tsx'
import { Image } from '../../ui/image.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { GuestForm } from '../guest-form/guest-form.tsx'
import type { BlockProps } from './block.ts'

/** One address, and one box per channel. No box is ticked in advance. */
export function NewsletterForm({ component }: BlockProps<'newsletterForm'>) {
  const { t } = useTranslation()
  const { uid, heading, lead, list, picture, consentHtml, thanks } = component
  const asksMore = list === 'presale'
  return (
    <section aria-labelledby={`${uid}-heading`} className="py-8 md:py-10">
      <Container>
        <div className="grid gap-x-14 gap-y-6 rounded-poster bg-paper-sunk p-6 sm:p-8 lg:grid-cols-2 lg:p-12">
          <div>
            <h2 id={`${uid}-heading`} className="text-heading">
              {heading}
            </h2>
            {lead ? <p className="mt-3 text-lead text-ink-soft">{lead}</p> : null}
            {picture ? (
              <Image
                {...picture}
                sizes="(min-width: 992px) 30rem, 90vw"
                ratio={3 / 2}
                className="mt-6 hidden rounded-card object-cover lg:block"
              />
            ) : null}
          </div>
          <GuestForm uid={uid} label={heading} button={t('forms.signUp')} thanks={thanks}>
            {(typed, fields) => (
              <>
                <Field
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  label={t('forms.email')}
                  defaultValue={typed.email}
                  error={fields.email}
                  required
                />
                <Field
                  name="firstName"
                  autoComplete="given-name"
                  label={t('forms.firstName')}
                  defaultValue={typed.firstName}
                  error={fields.firstName}
                />
                {asksMore ? (
                  <>
                    <TextArea
                      name="wish"
                      label={t('forms.wish')}
                      rows={3}
                      defaultValue={typed.wish}
                      error={fields.wish}
                    />
                    <Field
                      name="phone"
                      type="tel"
                      inputMode="tel"
                      autoComplete="tel"
                      label={t('forms.phone')}
                      defaultValue={typed.phone}
                      error={fields.phone}
                    />
                  </>
                ) : null}
                <TickBox
                  name="consent"
                  defaultChecked={typed.consent === 'on'}
                  error={fields.consent}
                  required
                >
                  <EditorHtml as="span" html={consentHtml} className="prose" />
                </TickBox>
                {asksMore ? (
                  <TickBox
                    name="phoneConsent"
                    defaultChecked={typed.phoneConsent === 'on'}
                    error={fields.phoneConsent}
                  >
                    {t('forms.phoneConsent')}
                  </TickBox>
                ) : null}
              </>
            )}
          </GuestForm>
        </div>
      </Container>
    </section>
  )
}
