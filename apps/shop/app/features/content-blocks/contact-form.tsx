import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { BlockProps } from './block.ts'

/** The ways to reach us that need no form. */
export function ContactForm({ component }: BlockProps<'contactForm'>) {
  const { heading, lead, phone, email } = component
  if (!phone && !email) return null
  return (
    <Section heading={heading} lead={lead}>
      <ul className="flex flex-wrap gap-x-10 gap-y-2">
        {phone ? (
          <li className="flex items-center gap-2 text-title">
            <Icon name="phone" className="text-accent" />
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </li>
        ) : null}
        {email ? (
          <li className="text-title">
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </li>
        ) : null}
      </ul>
    </Section>
  )
}
