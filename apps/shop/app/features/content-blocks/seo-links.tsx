import { ContentLink } from '../../ui/content-link.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from './block.ts'

export function SeoLinks({ component }: BlockProps<'seoLinks'>) {
  const { heading, groups } = component
  if (groups.length === 0) return null
  const GroupHeading = heading ? 'h3' : 'h2'
  return (
    <Section heading={heading}>
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ label, links }) => (
          <div key={label ?? links[0]?.url}>
            {label ? <GroupHeading className="mb-2 text-title">{label}</GroupHeading> : null}
            <ul>
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
