import { type Wishes, type WishKind, wishField, wishKinds } from '@wojaz/booking'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TickBox } from '../../ui/tick-box.tsx'

const words = {
  cot: 'cot',
  'quiet-room': 'quietRoom',
  diet: 'diet',
  assistance: 'assistance',
  celebration: 'celebration',
} as const satisfies Record<WishKind, string>

/** The chosen kinds, then the free text. */
export function useWishWords(): (wishes: Wishes | null) => readonly string[] {
  const { t } = useTranslation()
  return (wishes) =>
    [...(wishes?.kinds ?? []).map((kind) => t(`checkout.wishes.${words[kind]}`)), wishes?.text ?? ''].filter(
      (text) => text !== '',
    )
}

interface WishFieldsProps {
  wishes: Wishes | null
  typed: Readonly<Record<string, string>> | undefined
  faultOf(name: string): string | undefined
}

/** Wishes for the hotel or the journey: boxes and a free text. */
export function WishFields({ wishes, typed, faultOf }: WishFieldsProps) {
  const { t } = useTranslation()
  const isTicked = (kind: WishKind) =>
    typed ? typed[wishField(kind)] === 'on' : (wishes?.kinds.includes(kind) ?? false)
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {wishKinds.map((kind) => (
          <TickBox key={kind} name={wishField(kind)} defaultChecked={isTicked(kind)}>
            {t(`checkout.wishes.${words[kind]}`)}
          </TickBox>
        ))}
      </div>
      <TextArea
        label={t('checkout.wishes.text')}
        name={wishField('text')}
        rows={3}
        description={t('checkout.wishes.textHint')}
        defaultValue={typed?.[wishField('text')] ?? wishes?.text ?? ''}
        error={faultOf(wishField('text'))}
      />
    </>
  )
}
