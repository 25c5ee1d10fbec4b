import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { troubleText } from '../login-trouble-address.ts'

/** What went wrong during the login with a provider. */
export function LoginTroubleNotice() {
  const { t } = useTranslation()
  const trouble = troubleText(useLocation().search)
  return trouble === null ? null : <Notice tone="warning">{t(trouble)}</Notice>
}
