'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type RowData, rowName } from './row-name.ts'
import { useOpenRow } from './use-open-row.ts'

export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<RowData | undefined>()
  useOpenRow()
  return <span>{rowName(data) ?? rowNumber + 1}</span>
}
