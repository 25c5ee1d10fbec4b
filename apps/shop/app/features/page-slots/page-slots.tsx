import { type ComponentName, type Page, pageComponents } from '@wojaz/content'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useReportFailure } from '../../report/failure-reporter.tsx'
import { BelowFold } from '../../ui/below-fold.tsx'
import { Container } from '../../ui/container.tsx'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { FailureBoundary } from '../../ui/failure-boundary.tsx'
import { PageOfForm } from '../../ui/page-of-form.ts'
import {
  type BlockProps,
  type BlockRegistry,
  BreadcrumbTrail,
  blockRegistry,
  type ComponentOf,
  unchangingBlocks,
} from '../content-blocks/content-blocks.ts'
import { OffersContext, type OffersOfPage } from '../offer-cards/offer-cards.ts'
import { leadingComponent, placesBreadcrumbs } from './page-outline.ts'
import { SideMenu } from './side-menu.tsx'

interface PageSlotsProps {
  page: Page
  /** The search form of the page. */
  aboveOpening?: ReactNode
  /** Content of the shop below the first component. */
  belowOpening?: ReactNode
  /** The shop already has a heading above. */
  isUntitled?: boolean
  /** Other blocks, for tests and previews. */
  blocks?: BlockRegistry
}

/** A page as its editor put it together. */
export function PageSlots({
  page,
  aboveOpening,
  belowOpening,
  isUntitled = false,
  blocks = blockRegistry,
}: PageSlotsProps) {
  const report = useReportFailure()
  const leading = isUntitled ? null : leadingComponent(page)
  const inView = isUntitled ? 0 : aboveOpening || belowOpening ? 1 : 2
  const body = pageComponents(page).map((component, index) => {
    const { uid, name } = component
    const block = <Block name={name} component={component} leads={uid === leading} blocks={blocks} />
    return (
      <FailureBoundary key={uid} onFailure={(error) => report(name, error)}>
        {unchangingBlocks.has(name) ? (
          <DrawnOnce
            as="div"
            of={component}
            name={uid === leading ? 'leading' : 'block'}
            data-track={name}
            className={index < inView ? undefined : 'below-fold'}
          >
            {block}
          </DrawnOnce>
        ) : index < inView ? (
          <div data-track={name}>{block}</div>
        ) : (
          <BelowFold data-track={name}>{block}</BelowFold>
        )}
      </FailureBoundary>
    )
  })
  body.splice(leading === null ? 0 : 1, 0, <Fragment key="below-opening">{belowOpening}</Fragment>)
  return (
    <PageOfForm value={page.url}>
      {aboveOpening}
      <PageTop page={page} showsTitle={leading === null && !isUntitled} />
      {page.menu.length > 0 ? <WithSideMenu page={page}>{body}</WithSideMenu> : body}
    </PageOfForm>
  )
}

/** An editor's template below every page of a kind, with the offers of its components. */
export interface ShownTemplate {
  page: Page
  offers: OffersOfPage
}

/** Below the shop's own content, whose heading stays the only h1. */
export function TemplateSlots({ template }: { template: ShownTemplate | null }) {
  if (!template) return null
  return (
    <OffersContext value={template.offers}>
      <PageSlots page={template.page} isUntitled />
    </OffersContext>
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

function WithSideMenu({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-content lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="px-4 pt-6 sm:px-6 lg:pl-8 lg:pr-0 lg:pt-10">
        <SideMenu groups={page.menu} collapsed={page.menuCollapsed} />
      </div>
      <div>{children}</div>
    </div>
  )
}

function PageTop({ page, showsTitle }: { page: Page; showsTitle: boolean }) {
  const showsSteps = page.breadcrumbs.length > 0 && !placesBreadcrumbs(page)
  if (!showsSteps && !showsTitle) return null
  return (
    <Container className="pt-4">
      {showsSteps ? <BreadcrumbTrail steps={page.breadcrumbs} /> : null}
      {showsTitle ? <h1 className={titleLook(page)}>{page.title}</h1> : null}
    </Container>
  )
}

/** Above a list of offers or the quiz the title is smaller, because guests come for these. */
function titleLook({ pageType }: Page): string {
  return pageType === 'listing' || pageType === 'quiz'
    ? 'pb-1 pt-3 text-heading'
    : 'max-w-reading pb-2 pt-4 text-display md:pt-8'
}
