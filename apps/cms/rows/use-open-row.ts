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

/** Rows stand closed when a page is opened. One that the editor adds is there to be filled in, and a refused one to be mended. */
export function useOpenRow() {
  const { data, path } = useRowLabel<RowData | undefined>()
  const { initialData } = useDocumentInfo()
  const { dispatchFields, getField } = useForm()
  const list = listOf(path)
  const isSubmitted = useFormSubmitted()
  // Only then is it heard: the answer to a publish brings back the rows as they stood when it was sent.
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
