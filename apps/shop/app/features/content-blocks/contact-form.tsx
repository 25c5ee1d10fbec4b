import { type ShopContact, telephoneAddress } from '@wojaz/travel/guest'
import { useTranslation } from '../../i18n/use-translation.ts'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestForm } from '../guest-form/guest-form.tsx'
import type { BlockProps } from './block.ts'

/** A message to the office, with other ways of contact beside it. */
export function ContactForm({ component }: BlockProps<'contactForm'>) {
  const { t } = useTranslation()
  const { uid, heading, lead, topics, consentHtml, thanks } = component
  return (
    <Section heading={heading} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <GuestForm uid={uid} label={heading} button={t('forms.send')} thanks={thanks}>
          {(typed, fields) => (
            <>
              <NativeSelect
                name="topic"
                label={t('forms.topic')}
                options={topics.map(({ code, label }) => ({ id: code, label }))}
                defaultValue={typed.topic}
                error={fields.topic}
                required
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <Field
                  name="name"
                  autoComplete="name"
                  label={t('forms.name')}
                  defaultValue={typed.name}
                  error={fields.name}
                  required
                />
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
                  name="phone"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  label={t('forms.phone')}
                  defaultValue={typed.phone}
                  error={fields.phone}
                />
                <Field
                  name="reservation"
                  autoComplete="off"
                  label={t('forms.reservation')}
                  defaultValue={typed.reservation}
                  error={fields.reservation}
                />
              </div>
              <TextArea
                name="message"
                label={t('forms.message')}
                rows={6}
                defaultValue={typed.message}
                error={fields.message}
                required
              />
              <EditorHtml html={consentHtml} className="prose text-small text-ink-soft" />
            </>
          )}
        </GuestForm>
        <OtherWays contact={component} />
      </div>
    </Section>
  )
}

function OtherWays({ contact }: { contact: ShopContact }) {
  const { t } = useTranslation()
  const { phone, phoneHours, emergencyPhone, emergencyHours, email } = contact
  if (!phone && !email) return null
  return (
    <div className="self-start rounded-card bg-paper-sunk p-6">
      <h3 className="text-title">{t('forms.otherWays')}</h3>
      <ul className="mt-3 grid gap-2">
        {phone ? <PhoneWay phone={phone} hours={phoneHours} /> : null}
        {emergencyPhone && emergencyPhone !== phone ? (
          <PhoneWay
            phone={emergencyPhone}
            hours={[t('forms.onTheWay'), emergencyHours].filter(Boolean).join(', ')}
          />
        ) : null}
        {email ? (
          <li className="flex min-w-0 items-center gap-2.5">
            <Icon name="mail" className="text-accent" />
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

function PhoneWay({ phone, hours }: { phone: string; hours: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name="phone" className="mt-1 shrink-0 text-accent" />
      <span>
        <TextLink href={telephoneAddress(phone)}>{phone}</TextLink>
        <span className="block text-small text-ink-soft">{hours}</span>
      </span>
    </li>
  )
}
