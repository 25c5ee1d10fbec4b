import type { ComponentName, Page } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { useReportFailure } from '../../report/failure-reporter.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/container.tsx'
import {
  type BlockProps,
  type BlockRegistry,
  blockRegistry,
  type ComponentOf,
} from '../content-blocks/content-blocks.ts'
import { contentAddress } from '../content-link/content-link.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { leadingComponent } from './page-outline.ts'

interface PageSlotsProps {
  page: Page
  /** Another set of blocks, for tests and previews. */
  blocks?: BlockRegistry
}

/** A page as its editor put it together. */
export function PageSlots({ page, blocks = blockRegistry }: PageSlotsProps) {
  const report = useReportFailure()
  const leading = leadingComponent(page)
  return (
    <>
      <PageTop page={page} showsTitle={leading === null} />
      {page.slots.flatMap((slot) =>
        slot.components.map((component) => (
          <FailureBoundary key={component.uid} onFailure={(error) => report(component.name, error)}>
            <Block
              name={component.name}
              component={component}
              leads={component.uid === leading}
              blocks={blocks}
            />
          </FailureBoundary>
        )),
      )}
    </>
  )
}

interface BlockChoice<Name extends ComponentName> extends BlockProps<Name> {
  name: Name
  blocks: BlockRegistry
}

function Block<Name extends ComponentName>({ name, component, leads, blocks }: BlockChoice<Name>) {
  const View: ComponentType<{ component: ComponentOf<Name>; leads: boolean }> = blocks[name]
  return <View component={component} leads={leads} />
}

function PageTop({ page, showsTitle }: { page: Page; showsTitle: boolean }) {
  const locale = useLocale()
  const { t } = useTranslation()
  const above = page.breadcrumbs.map(({ label, url }) => ({
    label,
    href: contentAddress(url, locale)?.href ?? url,
  }))
  const home = { label: t('breadcrumbs.home'), href: localisedPath(locale, '/') }
  const steps = above.length > 0 ? [home, ...above] : []
  if (steps.length === 0 && !showsTitle) return null
  return (
    <Container className="pt-4">
      {steps.length > 0 ? <Breadcrumbs steps={steps} /> : null}
      {showsTitle ? <h1 className="max-w-reading pb-2 pt-4 text-display md:pt-8">{page.title}</h1> : null}
    </Container>
  )
}
