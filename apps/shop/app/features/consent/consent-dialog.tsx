import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DialogBox } from '../../ui/dialog-box.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { ConsentForm } from './consent-form.tsx'
import { useConsent } from './use-consent.ts'

interface ConsentDialogProps {
  isOpen: boolean
  onClose: () => void
  onAnswered: () => void
  returnTo: string
}

export function ConsentDialog({ isOpen, onClose, onAnswered, returnTo }: ConsentDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const consent = useConsent()
  return (
    <DialogBox
      title={t('consent.settings')}
      isOpen={isOpen}
      onClose={onClose}
      actions={<ConsentButtons form={id} withChoice />}
    >
      <ConsentForm id={id} returnTo={returnTo} onAnswered={onAnswered}>
        <ConsentChoices consent={consent} />
      </ConsentForm>
    </DialogBox>
  )
}
