import { type ReactNode, useReducer } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'
import { type AccordionEvent, type AccordionState, accordion, expandedSections } from './accordion-state.ts'
import { Icon } from './icon.tsx'

export interface AccordionSection {
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  sections: readonly AccordionSection[]
  /** Which sections are expanded at first. */
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
          <Disclosure
            key={id}
            isExpanded={open.includes(id)}
            onExpandedChange={() => send({ type: 'sectionPressed', section: id })}
          >
            <Heading level={headingLevel} className="text-title">
              <Button
                slot="trigger"
                className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-4 text-left hover:text-accent"
              >
                {title}
                <Icon
                  name="chevronDown"
                  className="text-accent transition-transform duration-200 group-aria-expanded:rotate-180"
                />
              </Button>
            </Heading>
            <DisclosurePanel>
              <div className="max-w-reading pb-6">{content}</div>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </div>
    </div>
  )
}

function AllControl({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button
      onPress={onPress}
      className="min-h-11 cursor-pointer rounded-control px-3 text-small font-medium text-accent hover:bg-accent-wash"
    >
      {children}
    </Button>
  )
}
