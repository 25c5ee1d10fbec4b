import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
  useRowLabel,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { isNewRow, isRefusedBelow, listOf, withOpen } from './open-row.ts'
import type { RowData } from './row-name.ts'

/** Rows are collapsed when a page is opened. A row that the editor adds, or one with a refused field, is expanded. */
export function useOpenRow() {
  const { data, path } = useRowLabel<RowData | undefined>()
  const { initialData } = useDocumentInfo()
  const { dispatchFields, getField } = useForm()
  const list = listOf(path)
  const isSubmitted = useFormSubmitted()
  // Waits for the answer to a publish: it restores the rows as they were when the form was sent.
  const isAnswered = !useFormProcessing()
  const isRefused = useFormFields(([fields]) => isRefusedBelow(fields[list]?.errorPaths, path)) && isSubmitted
  const [isNew] = useState(() => isNewRow(data, initialData))

  const open = useEffectEvent(() => {
    const rows = getField(list)?.rows
    if (rows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows: withOpen(rows, data?.id) })
  })
  useEffect(() => {
    if (isNew) open()
  }, [isNew])
  useEffect(() => {
    if (isRefused && isAnswered) open()
  }, [isRefused, isAnswered])
}
