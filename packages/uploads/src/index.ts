export type {
  OwnerKind,
  Upload,
  UploadFormRefusal,
  UploadKind,
  UploadOwner,
  UploadRefusal,
} from './upload.ts'
export { acceptedTypes, mostFileBytes, mostFormBytes, uploadRules } from './upload-limits.ts'
