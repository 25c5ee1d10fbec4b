/** What files are part of. */
export const ownerKinds = ['review', 'message', 'complaint'] as const
export type OwnerKind = (typeof ownerKinds)[number]

export interface UploadOwner {
  readonly kind: OwnerKind
  readonly id: string
}

export type UploadKind = 'picture' | 'pdf'

/** A file as it is kept. */
export interface Upload {
  readonly id: string
  readonly kind: UploadKind
  /** As its sender called it, without what could mislead; ends as its kind does. */
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** Of pictures, in pixels. */
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: Date
}

export type UploadRefusal = {
  readonly code:
    | 'file-empty'
    | 'file-too-large'
    /** By its content: not a JPEG, PNG, WebP or PDF, or none that is taken here. */
    | 'kind-not-taken'
    /** More pixels than any camera makes. */
    | 'picture-too-large'
    | 'file-unreadable'
    | 'too-many-files'
    /** Nothing is wrong with it: send it again later. */
    | 'not-kept'
}

/** A whole form that cannot be read. */
export interface UploadFormRefusal {
  readonly code: 'form-too-large' | 'form-unreadable'
  /** What was typed, as far as it has arrived: nobody types it again. */
  readonly typed: Readonly<Record<string, string>>
}
