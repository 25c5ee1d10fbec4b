import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useReducer, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { type AccordionEvent, type AccordionState, accordion, expandedSections } from './accordion-state.ts'
import { Icon } from './icon.tsx'

export interface AccordionSection {
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  sections: readonly AccordionSection[]
  /** The sections that are expanded at first. */
  initially?: AccordionState
  oneAtATime?: boolean
  /** Buttons that expand or collapse all sections, for long lists. */
  showsAllControls?: boolean
  headingLevel?: 2 | 3 | 4
}

export function Accordion({
  sections,
  initially = { expanded: 'none' },
  oneAtATime = false,
  showsAllControls = false,
  headingLevel = 3,
}: AccordionProps) {
  const { t } = useTranslation()
  const rules = { sections: sections.map((section) => section.id), oneAtATime }
  const [state, send] = useReducer(
    (current: AccordionState, event: AccordionEvent) => accordion(current, event, rules),
    initially,
  )
  const open = expandedSections(state, rules.sections)

  return (
    <div>
      {showsAllControls ? (
        <div className="mb-2 flex justify-end gap-2">
          <AllControl onPress={() => send({ type: 'allExpanded' })}>{t('accordion.expandAll')}</AllControl>
          <AllControl onPress={() => send({ type: 'allCollapsed' })}>{t('accordion.collapseAll')}</AllControl>
        </div>
      ) : null}
      <div className="divide-y divide-line border-y border-line">
        {sections.map(({ id, title, content }) => (
          <Section
            key={id}
            title={title}
            headingLevel={headingLevel}
            isExpanded={open.includes(id)}
            onPress={() => send({ type: 'sectionPressed', section: id })}
          >
            {content}
          </Section>
        ))}
      </div>
    </div>
  )
}

interface SectionProps {
  title: string
  headingLevel: 2 | 3 | 4
  isExpanded: boolean
  onPress: () => void
  children: ReactNode
}

function Section({ title, headingLevel, isExpanded, onPress, children }: SectionProps) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <div>
      <Heading className="text-title">
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={onPress}
          className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-4 text-left hover:text-accent"
        >
          {title}
          <Icon
            name="chevronDown"
            className="text-accent transition-transform duration-200 group-aria-expanded:rotate-180 [@media(scripting:none)]:hidden"
          />
        </button>
      </Heading>
      <Panel id={id} isExpanded={isExpanded} onFound={onPress}>
        {children}
      </Panel>
    </div>
  )
}

interface PanelProps {
  id: string
  isExpanded: boolean
  /** The browser's find-in-page has found something in here. */
  onFound: () => void
  children: ReactNode
}

/**
 * Collapsed only with scripts, which can expand it. React does not support `hidden="until-found"`, so the attribute is set by
 * hand.
 */
function Panel({ id, isExpanded, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  useLayoutEffect(() => {
    if (isExpanded) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isExpanded])
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', found)
    return () => element?.removeEventListener('beforematch', found)
  }, [])
  return (
    <div
      ref={panel}
      id={id}
      className={isExpanded ? undefined : '[@media(scripting:enabled)]:[content-visibility:hidden]'}
    >
      <div className="max-w-reading pb-6">{children}</div>
    </div>
  )
}

function AllControl({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 cursor-pointer rounded-control px-3 text-small font-medium text-accent hover:bg-accent-wash"
    >
      {children}
    </button>
  )
}
