import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "cms"."texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."texts_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  -- What editors wrote moves along; of two rows with one key the later one counted.
  INSERT INTO "cms"."texts" ("key")
    SELECT "key" FROM "cms"."dictionary_localized_content" UNION SELECT "key" FROM "cms"."dictionary_declination";
  INSERT INTO "cms"."texts_locales" ("value", "_locale", "_parent_id")
    SELECT DISTINCT ON ("texts"."id", "said"."_locale") "said"."value", "said"."_locale", "texts"."id" FROM (
      SELECT 1 AS "list", "row"."_order", "row"."key", "locales"."_locale", "locales"."value"
        FROM "cms"."dictionary_localized_content" "row"
        JOIN "cms"."dictionary_localized_content_locales" "locales" ON "locales"."_parent_id" = "row"."id"
      UNION ALL SELECT 2, "row"."_order", "row"."key", "locales"."_locale", "locales"."value"
        FROM "cms"."dictionary_declination" "row"
        JOIN "cms"."dictionary_declination_locales" "locales" ON "locales"."_parent_id" = "row"."id"
    ) "said" JOIN "cms"."texts" ON "texts"."key" = "said"."key" WHERE "said"."value" <> ''
    ORDER BY "texts"."id", "said"."_locale", "said"."list" DESC, "said"."_order" DESC;
  ALTER TABLE "cms"."dictionary_localized_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."dictionary_localized_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."dictionary_declination" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."dictionary_declination_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."dictionary_localized_content" CASCADE;
  DROP TABLE "cms"."dictionary_localized_content_locales" CASCADE;
  DROP TABLE "cms"."dictionary_declination" CASCADE;
  DROP TABLE "cms"."dictionary_declination_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "texts_id" integer;
  ALTER TABLE "cms"."texts_locales" ADD CONSTRAINT "texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "texts_key_idx" ON "cms"."texts" USING btree ("key");
  CREATE INDEX "texts_updated_at_idx" ON "cms"."texts" USING btree ("updated_at");
  CREATE INDEX "texts_created_at_idx" ON "cms"."texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "texts_locales_locale_parent_id_unique" ON "cms"."texts_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_texts_fk" FOREIGN KEY ("texts_id") REFERENCES "cms"."texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_texts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("texts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "cms"."dictionary_localized_content" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."dictionary_localized_content_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."dictionary_declination" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."dictionary_declination_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "cms"."texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."texts_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."texts" CASCADE;
  DROP TABLE "cms"."texts_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_texts_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_texts_id_idx";
  ALTER TABLE "cms"."dictionary_localized_content" ADD CONSTRAINT "dictionary_localized_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."dictionary_localized_content_locales" ADD CONSTRAINT "dictionary_localized_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."dictionary_localized_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."dictionary_declination" ADD CONSTRAINT "dictionary_declination_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."dictionary_declination_locales" ADD CONSTRAINT "dictionary_declination_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."dictionary_declination"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dictionary_localized_content_order_idx" ON "cms"."dictionary_localized_content" USING btree ("_order");
  CREATE INDEX "dictionary_localized_content_parent_id_idx" ON "cms"."dictionary_localized_content" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dictionary_localized_content_locales_locale_parent_id_unique" ON "cms"."dictionary_localized_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dictionary_declination_order_idx" ON "cms"."dictionary_declination" USING btree ("_order");
  CREATE INDEX "dictionary_declination_parent_id_idx" ON "cms"."dictionary_declination" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dictionary_declination_locales_locale_parent_id_unique" ON "cms"."dictionary_declination_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "texts_id";`)
}
