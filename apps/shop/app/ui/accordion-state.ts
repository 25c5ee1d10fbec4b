/** Which sections of an accordion are expanded. Every state has exactly one representation. */
export type AccordionState =
  | { expanded: 'none' }
  | { expanded: 'one'; section: string }
  | { expanded: 'given'; sections: readonly string[] }
  | { expanded: 'all' }

export type AccordionEvent =
  | { type: 'sectionPressed'; section: string }
  | { type: 'oneExpanded'; section: string }
  | { type: 'givenExpanded'; sections: readonly string[] }
  | { type: 'allExpanded' }
  | { type: 'allCollapsed' }

export interface AccordionRules {
  /** All sections, in the order they are shown. */
  sections: readonly string[]
  /** Pressing a section closes the others. */
  oneAtATime: boolean
}

export function accordion(
  state: AccordionState,
  event: AccordionEvent,
  rules: AccordionRules,
): AccordionState {
  switch (event.type) {
    case 'sectionPressed':
      return pressed(state, event.section, rules)
    case 'oneExpanded':
      return spelled([event.section], rules)
    case 'givenExpanded':
      return spelled(event.sections, rules)
    case 'allExpanded':
      return spelled(rules.sections, rules)
    case 'allCollapsed':
      return { expanded: 'none' }
  }
}

export function expandedSections(state: AccordionState, sections: readonly string[]): readonly string[] {
  switch (state.expanded) {
    case 'none':
      return []
    case 'one':
      return sections.filter((section) => section === state.section)
    case 'given':
      return sections.filter((section) => state.sections.includes(section))
    case 'all':
      return sections
  }
}

function pressed(state: AccordionState, section: string, rules: AccordionRules): AccordionState {
  const open = expandedSections(state, rules.sections)
  if (open.includes(section))
    return spelled(
      open.filter((other) => other !== section),
      rules,
    )
  return spelled(rules.oneAtATime ? [section] : [...open, section], rules)
}

function spelled(wanted: readonly string[], { sections }: AccordionRules): AccordionState {
  const open = sections.filter((section) => wanted.includes(section))
  const [first] = open
  if (first === undefined) return { expanded: 'none' }
  if (open.length === 1) return { expanded: 'one', section: first }
  return open.length === sections.length ? { expanded: 'all' } : { expanded: 'given', sections: open }
}
