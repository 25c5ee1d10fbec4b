import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."directions" ADD COLUMN "climate_air" varchar;
  ALTER TABLE "cms"."directions" ADD COLUMN "climate_sea" varchar;
  ALTER TABLE "cms"."directions" ADD COLUMN "climate_rain_days" varchar;
  ALTER TABLE "cms"."directions" ADD COLUMN "climate_sun_hours" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."directions" DROP COLUMN "climate_air";
  ALTER TABLE "cms"."directions" DROP COLUMN "climate_sea";
  ALTER TABLE "cms"."directions" DROP COLUMN "climate_rain_days";
  ALTER TABLE "cms"."directions" DROP COLUMN "climate_sun_hours";`)
}
