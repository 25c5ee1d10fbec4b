import { type ChangeEvent, useId, useState } from 'react'
import { describedBy, FieldFrame, fieldIds } from './field-frame.tsx'

interface PhotoFieldProps {
  label: string
  name: string
  accept: string
  description?: string
  error?: string
  /** The text above the pictures that were just chosen. */
  chosen: string
}

interface Preview {
  id: string
  name: string
  /** Null: not a picture that the browser can display. */
  url: string | null
}

const previewSide = 240

/** A native file input. With scripts it shows thumbnails of the chosen files. */
export function PhotoField({ label, description, error, chosen, ...input }: PhotoFieldProps) {
  const ids = fieldIds(useId())
  const [previews, setPreviews] = useState<readonly Preview[]>([])
  const change = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    Promise.all([...(files ?? [])].map(previewOf)).then(setPreviews)
  }
  return (
    <div>
      <FieldFrame label={label} required={false} description={description} error={error} ids={ids}>
        <input
          {...input}
          id={ids.control}
          type="file"
          multiple
          onChange={change}
          aria-describedby={describedBy(ids, { description, error })}
          aria-invalid={error !== undefined || undefined}
          className={`block w-full min-h-12 cursor-pointer rounded-control bg-paper-raised p-2 text-small file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-small file:border file:border-line-strong file:bg-paper-sunk file:px-3 file:font-bold file:text-ink ${error ? 'border-2 border-danger' : 'border border-line-strong hover:border-ink'}`}
        />
      </FieldFrame>
      {previews.length > 0 ? (
        <div className="mt-3">
          <p className="text-small font-bold">{chosen}</p>
          <ul className="mt-2 flex flex-wrap gap-3">
            {previews.map(({ id, name, url }) => (
              <li key={id} className="w-24 text-small text-ink-soft">
                {url ? (
                  <img src={url} alt="" className="size-24 rounded-small object-cover" />
                ) : (
                  <span aria-hidden="true" className="block size-24 rounded-small bg-paper-sunk" />
                )}
                <span className="mt-1 block truncate">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** A thumbnail as a data URL: the CSP does not allow blob URLs for pictures. */
async function previewOf(file: File, nth: number): Promise<Preview> {
  const known = { id: `${nth} ${file.name}`, name: file.name }
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, previewSide / Math.min(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return { ...known, url: canvas.toDataURL('image/jpeg', 0.8) }
  } catch {
    return { ...known, url: null }
  }
}
