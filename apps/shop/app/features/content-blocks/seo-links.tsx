import { ContentLink } from '../../ui/content-link.tsx'
import { Section } from '../../ui/section.tsx'
import { type BlockProps, headingIdOf } from './block.ts'

export function SeoLinks({ component }: BlockProps<'seoLinks'>) {
  const { heading, groups } = component
  if (groups.length === 0) return null
  const GroupHeading = heading ? 'h3' : 'h2'
  return (
    <Section headingId={headingIdOf(component)} heading={heading}>
      <div className="grid gap-y-4">
        {groups.map(({ label, links }) => (
          <div
            key={label ?? links[0]?.url}
            className="grid gap-x-8 md:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] md:items-baseline"
          >
            {label ? <GroupHeading className="text-body">{label}</GroupHeading> : null}
            <ul className="flex flex-wrap gap-x-5 md:col-start-2">
              {links.map((link) => (
                <li key={link.url}>
                  <ContentLink
                    url={link.url}
                    className="inline-block py-1.5 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {link.label}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
