/** The kinds of things that files are attached to. */
export const ownerKinds = ['review', 'message', 'complaint'] as const
export type OwnerKind = (typeof ownerKinds)[number]

export interface UploadOwner {
  readonly kind: OwnerKind
  readonly id: string
}

export type UploadKind = 'picture' | 'pdf'

/** A stored file. */
export interface Upload {
  readonly id: string
  readonly kind: UploadKind
  /** The sender's name without misleading characters, with the ending of its kind. */
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** Only for pictures, in pixels. */
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: Date
}

export type UploadRefusal = {
  readonly code:
    | 'file-empty'
    | 'file-too-large'
    /** By its content: not a JPEG, PNG, WebP or PDF, or not accepted for this owner. */
    | 'kind-not-taken'
    /** More pixels than any camera makes. */
    | 'picture-too-large'
    | 'file-unreadable'
    | 'too-many-files'
    /** The sender has sent as much as is accepted in 24 hours. */
    | 'day-full'
    /** The sender, or this order, has as much as is stored. */
    | 'kept-full'
    /** The disk has no space for files of guests. */
    | 'disk-full'
    /** A fault of the server: send it again later. */
    | 'not-kept'
}

/** The whole form cannot be read. */
export interface UploadFormRefusal {
  readonly code: 'form-too-large' | 'form-unreadable'
  /** The typed fields, as far as they have arrived, so that nobody types them again. */
  readonly typed: Readonly<Record<string, string>>
}
