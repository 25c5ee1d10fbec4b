import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** The collection of countries, regions and resorts is called `destinations`; texts of the dictionary have the keys of today. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(renameCollection('directions', 'destinations'))
  for (const [from, to] of renamedKeys) await db.execute(renameKeys(from, to))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(renameCollection('destinations', 'directions'))
  for (const [from, to] of renamedKeys) await db.execute(renameKeys(to, from))
}

function renameCollection(from: string, to: string): string {
  return `
  ALTER TABLE "cms"."${from}" RENAME TO "${to}";
  ALTER TABLE "cms"."${from}_locales" RENAME TO "${to}_locales";
  ALTER SEQUENCE "cms"."${from}_id_seq" RENAME TO "${to}_id_seq";
  ALTER SEQUENCE "cms"."${from}_locales_id_seq" RENAME TO "${to}_locales_id_seq";
  ALTER INDEX "cms"."${from}_pkey" RENAME TO "${to}_pkey";
  ALTER INDEX "cms"."${from}_locales_pkey" RENAME TO "${to}_locales_pkey";
  ALTER INDEX "cms"."${from}_picture_picture_upload_idx" RENAME TO "${to}_picture_picture_upload_idx";
  ALTER INDEX "cms"."${from}_path_idx" RENAME TO "${to}_path_idx";
  ALTER INDEX "cms"."${from}_code_idx" RENAME TO "${to}_code_idx";
  ALTER INDEX "cms"."${from}_updated_at_idx" RENAME TO "${to}_updated_at_idx";
  ALTER INDEX "cms"."${from}_created_at_idx" RENAME TO "${to}_created_at_idx";
  ALTER INDEX "cms"."${from}_locales_locale_parent_id_unique" RENAME TO "${to}_locales_locale_parent_id_unique";
  ALTER TABLE "cms"."${to}" RENAME CONSTRAINT "${from}_picture_upload_id_media_id_fk" TO "${to}_picture_upload_id_media_id_fk";
  ALTER TABLE "cms"."${to}_locales" RENAME CONSTRAINT "${from}_locales_parent_id_fk" TO "${to}_locales_parent_id_fk";
  ALTER TABLE "cms"."payload_locked_documents_rels" RENAME COLUMN "${from}_id" TO "${to}_id";
  ALTER TABLE "cms"."payload_locked_documents_rels"
    RENAME CONSTRAINT "payload_locked_documents_rels_${from}_fk" TO "payload_locked_documents_rels_${to}_fk";
  ALTER INDEX "cms"."payload_locked_documents_rels_${from}_id_idx" RENAME TO "payload_locked_documents_rels_${to}_id_idx";
  UPDATE "cms"."payload_preferences" SET "key" = 'collection-${to}' WHERE "key" = 'collection-${from}';`
}

/** Beginnings of keys, old and new: an editor's wording stays where the shop now looks for it. */
const renamedKeys = [
  ['directions.', 'destinations.'],
  ['letters.', 'emails.'],
  ['hotelCard.extras.', 'hotelCard.upsells.'],
  ['hotelCard.failed.extras', 'hotelCard.failed.upsells'],
  ['hotelCard.tab.extras', 'hotelCard.tab.upsells'],
  ['reservation.extras.', 'reservation.upsells.'],
  ['reservation.papers.', 'reservation.travelDocuments.'],
  ['reservation.past.extras', 'reservation.past.upsells'],
  ['reservation.payments.extras', 'reservation.payments.upsells'],
  ['checkout.price.extras', 'checkout.price.upsells'],
  ['checkout.summary.extras', 'checkout.summary.upsells'],
  ['checkout.summary.noExtras', 'checkout.summary.noUpsells'],
  ['checkout.fault.lettersUsedUp', 'checkout.fault.emailsUsedUp'],
  ['checkout.refused.lettersUsedUp', 'checkout.refused.emailsUsedUp'],
  ['payment.placed.letter', 'payment.placed.email'],
  ['payment.success.letter', 'payment.success.email'],
  ['payment.success.step.letter', 'payment.success.step.email'],
  ['tickets.order.letter', 'tickets.order.email'],
  ['account.leave.papers', 'account.leave.documents'],
  ['account.safety.loginLetters', 'account.safety.loginEmails'],
  ['account.registered.noLetter', 'account.registered.noEmail'],
] as const

/** A key that is there already is left alone: its text is newer. */
function renameKeys(from: string, to: string): string {
  return `
  UPDATE "cms"."texts" AS old SET "key" = '${to}' || substr(old."key", ${from.length + 1})
  WHERE starts_with(old."key", '${from}')
    AND NOT EXISTS (SELECT FROM "cms"."texts" AS new WHERE new."key" = '${to}' || substr(old."key", ${from.length + 1}));`
}
