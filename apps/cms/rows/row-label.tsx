interface Row {
  key?: string
  code?: string
  day?: string
  label?: string
  name?: string
  value?: string
}

interface RowLabelProps {
  rowNumber: number
  field: { name: string }
  siblingData: Record<string, Row[] | undefined>
}

/** A closed row is found by what it says, not by its number. */
export function RowLabel({ rowNumber, field, siblingData }: RowLabelProps) {
  const row = siblingData[field.name]?.[rowNumber - 1]
  const name = row?.key || row?.label || row?.name || row?.code || row?.day?.slice(0, 10)
  return (
    <span>
      {name ?? rowNumber}
      {row?.key && row.value ? ` – ${row.value}` : ''}
    </span>
  )
}
