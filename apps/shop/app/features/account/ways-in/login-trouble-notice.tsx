import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { troubleText } from '../login-trouble-address.ts'

/** What went wrong on the way to another's login and back. */
export function LoginTroubleNotice() {
  const { t } = useTranslation()
  const trouble = troubleText(useLocation().search)
  return trouble === null ? null : <Notice tone="warning">{t(trouble)}</Notice>
}
