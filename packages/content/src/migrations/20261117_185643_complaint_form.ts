import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "cms"."enum_complaint_categories_wishes" AS ENUM('reduction', 'damages', 'apology', 'explanation');
  CREATE TABLE "cms"."complaint_categories_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."complaint_categories_questions_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."complaint_categories_wishes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_complaint_categories_wishes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."complaint_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."complaint_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "complaint_categories_id" integer;
  ALTER TABLE "cms"."complaint_categories_questions" ADD CONSTRAINT "complaint_categories_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."complaint_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."complaint_categories_questions_locales" ADD CONSTRAINT "complaint_categories_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."complaint_categories_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."complaint_categories_wishes" ADD CONSTRAINT "complaint_categories_wishes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."complaint_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."complaint_categories_locales" ADD CONSTRAINT "complaint_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."complaint_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "complaint_categories_questions_order_idx" ON "cms"."complaint_categories_questions" USING btree ("_order");
  CREATE INDEX "complaint_categories_questions_parent_id_idx" ON "cms"."complaint_categories_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "complaint_categories_questions_locales_locale_parent_id_uniq" ON "cms"."complaint_categories_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "complaint_categories_wishes_order_idx" ON "cms"."complaint_categories_wishes" USING btree ("order");
  CREATE INDEX "complaint_categories_wishes_parent_idx" ON "cms"."complaint_categories_wishes" USING btree ("parent_id");
  CREATE UNIQUE INDEX "complaint_categories_code_idx" ON "cms"."complaint_categories" USING btree ("code");
  CREATE INDEX "complaint_categories_updated_at_idx" ON "cms"."complaint_categories" USING btree ("updated_at");
  CREATE INDEX "complaint_categories_created_at_idx" ON "cms"."complaint_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "complaint_categories_locales_locale_parent_id_unique" ON "cms"."complaint_categories_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaint_categories_fk" FOREIGN KEY ("complaint_categories_id") REFERENCES "cms"."complaint_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_complaint_categories_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("complaint_categories_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."complaint_categories_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."complaint_categories_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."complaint_categories_wishes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."complaint_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."complaint_categories_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."complaint_categories_questions" CASCADE;
  DROP TABLE "cms"."complaint_categories_questions_locales" CASCADE;
  DROP TABLE "cms"."complaint_categories_wishes" CASCADE;
  DROP TABLE "cms"."complaint_categories" CASCADE;
  DROP TABLE "cms"."complaint_categories_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_complaint_categories_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_complaint_categories_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "complaint_categories_id";
  DROP TYPE "cms"."enum_complaint_categories_wishes";`)
}
