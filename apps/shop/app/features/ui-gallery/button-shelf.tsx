import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GalleryRow, GalleryShelf } from './gallery-shelf.tsx'

export function ButtonShelf() {
  const [pending, setPending] = useState(false)
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <GalleryShelf name="Button">
        <GalleryRow>
          <Button onPress={() => setPressed(pressed + 1)}>Rezerwuj</Button>
          <Button look="secondary">Porównaj</Button>
          <Button look="quiet">Anuluj</Button>
          <Button look="danger">Usuń konto</Button>
          <p>Naciśnięto: {pressed}</p>
        </GalleryRow>
        <GalleryRow>
          <Button size="small">Mały</Button>
          <Button size="medium">Średni</Button>
          <Button size="large">Duży</Button>
          <Button>
            <Icon name="heart" /> Do ulubionych
          </Button>
        </GalleryRow>
        <GalleryRow>
          <Button isDisabled>Niedostępny</Button>
          <Button look="secondary" isDisabled>
            Niedostępny
          </Button>
          <Button isPending={pending} onPress={() => setPending(true)}>
            Zapłać 10 240 zł
          </Button>
          <Button look="quiet" onPress={() => setPending(false)}>
            Przywróć
          </Button>
        </GalleryRow>
        <Button fullWidth>Na całą szerokość</Button>
      </GalleryShelf>
      <GalleryShelf name="Link">
        <GalleryRow>
          <ButtonLink href="#link">Sprawdź oferty</ButtonLink>
          <ButtonLink href="#link" look="secondary">
            Zobacz na mapie
          </ButtonLink>
          <TextLink href="#link" look="standalone">
            Wszystkie kierunki
          </TextLink>
        </GalleryRow>
        <p>
          Zdanie, w którym jest <TextLink href="#link">odnośnik do regulaminu</TextLink> i dalszy ciąg.
        </p>
      </GalleryShelf>
      <GalleryShelf name="Spinner">
        <GalleryRow>
          <Spinner size={20} />
          <Spinner size={50} />
          <Spinner size={100} label="Szukamy ofert" />
        </GalleryRow>
      </GalleryShelf>
    </>
  )
}
