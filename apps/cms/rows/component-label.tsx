'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import { componentName, type RowData } from './row-name.ts'
import { useOpenRow } from './use-open-row.ts'

interface ComponentLabelProps {
  kind: { pl: string; en: string }
}

/** Replaces Payload's label, which makes the editor name each component and shows "untitled" until then. */
export function ComponentLabel({ kind }: ComponentLabelProps) {
  const { data } = useRowLabel<RowData | undefined>()
  const { i18n } = useTranslation()
  useOpenRow()
  return (
    <span className="component-label">
      <Pill pillStyle="white" size="small">
        {i18n.language === 'en' ? kind.en : kind.pl}
      </Pill>
      <span className="component-label__name">{componentName(data)}</span>
    </span>
  )
}
