import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."header" ADD COLUMN "emergency_phone" varchar;
  ALTER TABLE "cms"."header" ADD COLUMN "email" varchar;
  ALTER TABLE "cms"."header_locales" ADD COLUMN "emergency_hours" varchar;
  ALTER TABLE "cms"."_header_v" ADD COLUMN "version_emergency_phone" varchar;
  ALTER TABLE "cms"."_header_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "cms"."_header_v_locales" ADD COLUMN "version_emergency_hours" varchar;
  ALTER TABLE "cms"."checkout_header" DROP COLUMN "phone";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."checkout_header" ADD COLUMN "phone" varchar NOT NULL;
  ALTER TABLE "cms"."header" DROP COLUMN "emergency_phone";
  ALTER TABLE "cms"."header" DROP COLUMN "email";
  ALTER TABLE "cms"."header_locales" DROP COLUMN "emergency_hours";
  ALTER TABLE "cms"."_header_v" DROP COLUMN "version_emergency_phone";
  ALTER TABLE "cms"."_header_v" DROP COLUMN "version_email";
  ALTER TABLE "cms"."_header_v_locales" DROP COLUMN "version_emergency_hours";`)
}
