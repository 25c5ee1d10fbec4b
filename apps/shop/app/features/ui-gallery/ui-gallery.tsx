import { Container } from '../../ui/container.tsx'
import { AccordionShelf } from './accordion-shelf.tsx'
import { ButtonShelf } from './button-shelf.tsx'
import { CountdownShelf } from './countdown-shelf.tsx'
import { DialogShelf } from './dialog-shelf.tsx'
import { FieldShelf } from './field-shelf.tsx'
import { ShowingShelf } from './showing-shelf.tsx'

/**
 * Every part of `ui/` in every state, for those who build the shop and for the browser tests. Its sample texts are not for
 * guests, so they stand in the code and not in the dictionary.
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
