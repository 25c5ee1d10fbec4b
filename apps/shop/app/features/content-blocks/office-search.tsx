import { Section } from '../../ui/section.tsx'
import { OfficeFinder } from '../offices/offices.ts'
import type { BlockProps } from './block.ts'

export function OfficeSearch({ component: { heading, lead, cities } }: BlockProps<'officeSearch'>) {
  return (
    <Section heading={heading} lead={lead}>
      <OfficeFinder cities={cities} />
    </Section>
  )
}
