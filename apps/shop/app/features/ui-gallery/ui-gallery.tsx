import { Container } from '../../ui/container.tsx'
import { AccordionShelf } from './accordion-shelf.tsx'
import { ButtonShelf } from './button-shelf.tsx'
import { CountdownShelf } from './countdown-shelf.tsx'
import { DialogShelf } from './dialog-shelf.tsx'
import { FieldShelf } from './field-shelf.tsx'
import { ShowingShelf } from './showing-shelf.tsx'

/**
 * Every component of `ui/` in every state, for developers and browser tests. The sample texts are not for guests, so they are in
 * the code and not in the dictionary.
 */
export function UiGallery() {
  return (
    <>
      <Container className="py-8">
        <h1 className="text-display">UI</h1>
      </Container>
      <ButtonShelf />
      <FieldShelf />
      <DialogShelf />
      <AccordionShelf />
      <CountdownShelf />
      <ShowingShelf />
    </>
  )
}
