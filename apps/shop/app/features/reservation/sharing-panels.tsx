import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ShareAddress } from '../../ui/share-address.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { Panel } from './panel.tsx'
import { SendDocuments } from './send-documents.tsx'
import type { SharingView } from './sharing-view.ts'

type Summary = Extract<SharingView, { tab: 'podsumowanie' }>

/** Who else sees the trip. Plain forms that work without scripts. */
export function SharingPanels({ sharing }: { sharing: SharingView }) {
  if (sharing.tab === 'dokumenty') return <SendDocuments {...sharing} />
  return (
    <div id="podglad" className="no-print grid scroll-mt-24 items-start gap-5 lg:grid-cols-2">
      {sharing.canShare ? <SharePreview preview={sharing.preview} /> : null}
      <LetGo />
    </div>
  )
}

function SharePreview({ preview }: Pick<Summary, 'preview'>) {
  const { t } = useTranslation()
  if (!preview)
    return (
      <Panel heading={t('reservation.share.title')}>
        <form method="post" className="grid max-w-reading justify-items-start gap-4">
          <p>{t('reservation.share.lead')}</p>
          <TickBox name="hasDocuments">{t('reservation.share.withDocuments')}</TickBox>
          <Button type="submit" name="intent" value="preview" look="secondary">
            {t('reservation.share.make')}
          </Button>
        </form>
      </Panel>
    )
  const { url, hasDocuments } = preview
  return (
    <Panel heading={t('reservation.share.title')}>
      <div className="grid max-w-reading gap-4">
        <p>{t(hasDocuments ? 'reservation.share.openDocuments' : 'reservation.share.open')}</p>
        <ShareAddress
          url={url}
          words={{
            address: t('reservation.share.address'),
            copy: t('reservation.share.copy'),
            copied: t('reservation.share.copied'),
            mail: t('reservation.share.byMail'),
            subject: t('reservation.share.mailSubject'),
          }}
        >
          <form method="post">
            <Button type="submit" name="intent" value="withdraw" size="small" look="quiet">
              {t('reservation.share.withdraw')}
            </Button>
          </form>
        </ShareAddress>
      </div>
    </Panel>
  )
}

function LetGo() {
  const { t } = useTranslation()
  return (
    <Panel heading={t('reservation.letGo.title')}>
      <details className="max-w-reading">
        <summary className="flex min-h-11 cursor-pointer items-center font-bold text-accent underline decoration-1 underline-offset-4">
          {t('reservation.letGo.open')}
        </summary>
        <form method="post" className="grid justify-items-start gap-4 pt-2">
          <p>{t('reservation.letGo.lead')}</p>
          <Button type="submit" name="intent" value="let-go" look="secondary">
            {t('reservation.letGo.button')}
          </Button>
        </form>
      </details>
    </Panel>
  )
}
