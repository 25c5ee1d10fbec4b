import { Accordion, type AccordionSection } from '../../ui/accordion.tsx'
import type { AccordionState } from '../../ui/accordion-state.ts'
import { GalleryShelf } from './gallery-shelf.tsx'

const sections: AccordionSection[] = [
  { id: 'visa', title: 'Czy potrzebuję wizy?', content: <p>Do krajów Unii wystarczy dowód osobisty.</p> },
  {
    id: 'luggage',
    title: 'Ile bagażu mogę zabrać?',
    content: <p>20 kg bagażu rejestrowanego i 5 kg podręcznego.</p>,
  },
  { id: 'payment', title: 'Kiedy zapłacę resztę?', content: <p>Najpóźniej 30 dni przed wylotem.</p> },
]

const modes: { name: string; initially: AccordionState; oneAtATime?: boolean }[] = [
  { name: 'Jedna sekcja', initially: { expanded: 'one', section: 'visa' }, oneAtATime: true },
  { name: 'Wszystkie rozwinięte', initially: { expanded: 'all' } },
  { name: 'Wszystkie zwinięte', initially: { expanded: 'none' } },
  { name: 'Wybrane sekcje', initially: { expanded: 'given', sections: ['visa', 'payment'] } },
]

export function AccordionShelf() {
  return (
    <GalleryShelf name="Accordion">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {modes.map(({ name, initially, oneAtATime }) => (
          <fieldset key={name}>
            <legend className="mb-2 text-small font-bold text-ink-soft">{name}</legend>
            <Accordion
              sections={sections}
              initially={initially}
              oneAtATime={oneAtATime}
              showsAllControls={!oneAtATime}
            />
          </fieldset>
        ))}
      </div>
    </GalleryShelf>
  )
}
