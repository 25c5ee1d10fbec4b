export { type ClaimRefusal, claimUploads, isUploadId } from './claim-uploads.ts'
export { downloadHeaders } from './download-headers.ts'
export { migrateUploads } from './migrate-uploads.ts'
export {
  openUploads,
  type Sending,
  type SentForm,
  type Uploads,
  type UploadsOptions,
} from './open-uploads.ts'
export { removeUploads, type UploadRow, uploadsOf } from './upload-rows.ts'
