import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "cms"."enum_search_criteria_search_trip_type" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_search_criteria_search_sort_code" AS ENUM('price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate');
  CREATE TYPE "cms"."enum_search_criteria_kind" AS ENUM('offers', 'flights');
  CREATE TABLE "cms"."directions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_upload_id" integer,
  	"picture_scene" varchar,
  	"path" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"featured" boolean DEFAULT false,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."directions_locales" (
  	"name" varchar NOT NULL,
  	"name_in" varchar,
  	"name_to" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."search_criteria_search_filters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."search_criteria" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"search_trip_type" "cms"."enum_search_criteria_search_trip_type" DEFAULT 'WS' NOT NULL,
  	"search_duration_from" numeric,
  	"search_duration_to" numeric,
  	"search_departs_within_days" numeric,
  	"search_sort_code" "cms"."enum_search_criteria_search_sort_code",
  	"kind" "cms"."enum_search_criteria_kind" DEFAULT 'offers' NOT NULL,
  	"seo_name" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."search_criteria_locales" (
  	"name" varchar NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar,
  	"seo_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."search_criteria_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "directions_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "search_criteria_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "cms"."directions" ADD CONSTRAINT "directions_picture_upload_id_media_id_fk" FOREIGN KEY ("picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."directions_locales" ADD CONSTRAINT "directions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_criteria_search_filters" ADD CONSTRAINT "search_criteria_search_filters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_criteria_locales" ADD CONSTRAINT "search_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_criteria_texts" ADD CONSTRAINT "search_criteria_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "directions_picture_picture_upload_idx" ON "cms"."directions" USING btree ("picture_upload_id");
  CREATE UNIQUE INDEX "directions_path_idx" ON "cms"."directions" USING btree ("path");
  CREATE UNIQUE INDEX "directions_code_idx" ON "cms"."directions" USING btree ("code");
  CREATE INDEX "directions_updated_at_idx" ON "cms"."directions" USING btree ("updated_at");
  CREATE INDEX "directions_created_at_idx" ON "cms"."directions" USING btree ("created_at");
  CREATE UNIQUE INDEX "directions_locales_locale_parent_id_unique" ON "cms"."directions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_criteria_search_filters_order_idx" ON "cms"."search_criteria_search_filters" USING btree ("_order");
  CREATE INDEX "search_criteria_search_filters_parent_id_idx" ON "cms"."search_criteria_search_filters" USING btree ("_parent_id");
  CREATE INDEX "search_criteria_seo_name_idx" ON "cms"."search_criteria" USING btree ("seo_name");
  CREATE INDEX "search_criteria_updated_at_idx" ON "cms"."search_criteria" USING btree ("updated_at");
  CREATE INDEX "search_criteria_created_at_idx" ON "cms"."search_criteria" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_seoName_idx" ON "cms"."search_criteria" USING btree ("kind","seo_name");
  CREATE UNIQUE INDEX "search_criteria_locales_locale_parent_id_unique" ON "cms"."search_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_criteria_texts_order_parent" ON "cms"."search_criteria_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_directions_fk" FOREIGN KEY ("directions_id") REFERENCES "cms"."directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_criteria_fk" FOREIGN KEY ("search_criteria_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_directions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("directions_id");
  CREATE INDEX "payload_locked_documents_rels_search_criteria_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("search_criteria_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."directions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."directions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_criteria_search_filters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_criteria_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."directions" CASCADE;
  DROP TABLE "cms"."directions_locales" CASCADE;
  DROP TABLE "cms"."search_criteria_search_filters" CASCADE;
  DROP TABLE "cms"."search_criteria" CASCADE;
  DROP TABLE "cms"."search_criteria_locales" CASCADE;
  DROP TABLE "cms"."search_criteria_texts" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_directions_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_criteria_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_directions_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_search_criteria_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "directions_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "search_criteria_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "cms"."enum_search_criteria_search_trip_type";
  DROP TYPE "cms"."enum_search_criteria_search_sort_code";
  DROP TYPE "cms"."enum_search_criteria_kind";`)
}
