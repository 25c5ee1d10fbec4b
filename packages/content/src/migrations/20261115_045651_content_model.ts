import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "cms"."enum_pages_sort_codes" AS ENUM('price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate', 'PRICE_ASCENDING', 'PRICE_DESCENDING', 'START_DATE_ASCENDING', 'START_DATE_DESCENDING', 'DURATION_ASCENDING', 'DURATION_DESCENDING');
  CREATE TYPE "cms"."enum_pages_page_type" AS ENUM('homePage', 'contentPage', 'tilesPage', 'formPage', 'article', 'listing', 'charters', 'chartersLandingPage', 'directions', 'contentPageContactOffices', 'direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights', 'hotelCard', 'contentPageContactCity', 'contentPageContactOffice', 'page404', 'error');
  CREATE TYPE "cms"."enum_pages_global_search_trip_type" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum__pages_v_version_sort_codes" AS ENUM('price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate', 'PRICE_ASCENDING', 'PRICE_DESCENDING', 'START_DATE_ASCENDING', 'START_DATE_DESCENDING', 'DURATION_ASCENDING', 'DURATION_DESCENDING');
  CREATE TYPE "cms"."enum__pages_v_version_page_type" AS ENUM('homePage', 'contentPage', 'tilesPage', 'formPage', 'article', 'listing', 'charters', 'chartersLandingPage', 'directions', 'contentPageContactOffices', 'direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights', 'hotelCard', 'contentPageContactCity', 'contentPageContactOffice', 'page404', 'error');
  CREATE TYPE "cms"."enum__pages_v_version_global_search_trip_type" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_offices_services" AS ENUM('holidays', 'flights', 'insurance', 'giftCards', 'cardPayment', 'cashPayment', 'stepFree', 'parking');
  CREATE TYPE "cms"."enum_faq_topic" AS ENUM('booking', 'payment', 'flight', 'luggage', 'hotel', 'documents', 'changes', 'account');
  CREATE TYPE "cms"."enum_menus_groups_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_header_menu_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum__header_v_version_menu_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_footer_columns_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum__footer_v_version_columns_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TABLE "cms"."pages_sort_codes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_pages_sort_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"active" boolean DEFAULT true
  );
  
  CREATE TABLE "cms"."pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_sort_codes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__pages_v_version_sort_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"active" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."offices_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "cms"."offices_exceptions_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."offices_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_offices_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"latitude" varchar,
  	"longitude" varchar,
  	"opening_hours_monday_opens" varchar,
  	"opening_hours_monday_closes" varchar,
  	"opening_hours_tuesday_opens" varchar,
  	"opening_hours_tuesday_closes" varchar,
  	"opening_hours_wednesday_opens" varchar,
  	"opening_hours_wednesday_closes" varchar,
  	"opening_hours_thursday_opens" varchar,
  	"opening_hours_thursday_closes" varchar,
  	"opening_hours_friday_opens" varchar,
  	"opening_hours_friday_closes" varchar,
  	"opening_hours_saturday_opens" varchar,
  	"opening_hours_saturday_closes" varchar,
  	"opening_hours_sunday_opens" varchar,
  	"opening_hours_sunday_closes" varchar,
  	"picture_upload_id" integer,
  	"picture_scene" varchar,
  	"office_id" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."offices_locales" (
  	"notice" varchar,
  	"getting_there" jsonb,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "cms"."enum_faq_topic" DEFAULT 'booking' NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."faq_locales" (
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"everywhere" boolean DEFAULT false,
  	"variants_desktop_visible" boolean DEFAULT true,
  	"variants_desktop_image_upload_id" integer,
  	"variants_desktop_image_scene" varchar,
  	"variants_tablet_visible" boolean DEFAULT true,
  	"variants_tablet_image_upload_id" integer,
  	"variants_tablet_image_scene" varchar,
  	"variants_mobile_visible" boolean DEFAULT true,
  	"variants_mobile_image_upload_id" integer,
  	"variants_mobile_image_scene" varchar,
  	"popup_data_date_from" timestamp(3) with time zone,
  	"popup_data_date_to" timestamp(3) with time zone,
  	"popup_data_show_limit" numeric,
  	"popup_data_time_interval" numeric DEFAULT 24 NOT NULL,
  	"popup_data_delay" numeric DEFAULT 3 NOT NULL,
  	"popup_data_redirect_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."popups_locales" (
  	"variants_desktop_image_alt" varchar,
  	"variants_tablet_image_alt" varchar,
  	"variants_mobile_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."menus_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menus_groups_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menus_groups_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_menus_groups_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."menus_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."menus_groups_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."menus_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."documents_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_upload_id" integer,
  	"poster_scene" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."videos_locales" (
  	"description" varchar NOT NULL,
  	"poster_alt" varchar,
  	"captions" varchar,
  	"transcript" jsonb NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."header_menu_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_header_menu_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."header_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_header_v_version_menu_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__header_v_version_menu_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_header_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."footer_columns_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_footer_columns_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."footer_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_columns_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__footer_v_version_columns_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "cms"."pages" ADD COLUMN "page_type" "cms"."enum_pages_page_type" DEFAULT 'contentPage';
  ALTER TABLE "cms"."pages" ADD COLUMN "article_topic" varchar;
  ALTER TABLE "cms"."pages" ADD COLUMN "article_published_on" timestamp(3) with time zone;
  ALTER TABLE "cms"."pages" ADD COLUMN "article_picture_upload_id" integer;
  ALTER TABLE "cms"."pages" ADD COLUMN "article_picture_scene" varchar;
  ALTER TABLE "cms"."pages" ADD COLUMN "banner" jsonb;
  ALTER TABLE "cms"."pages" ADD COLUMN "seo_text" jsonb;
  ALTER TABLE "cms"."pages" ADD COLUMN "seo_links_container" jsonb;
  ALTER TABLE "cms"."pages" ADD COLUMN "regulations" jsonb;
  ALTER TABLE "cms"."pages" ADD COLUMN "organization_schema" jsonb;
  ALTER TABLE "cms"."pages" ADD COLUMN "global_search_active" boolean DEFAULT false;
  ALTER TABLE "cms"."pages" ADD COLUMN "global_search_trip_type" "cms"."enum_pages_global_search_trip_type" DEFAULT 'WS';
  ALTER TABLE "cms"."pages" ADD COLUMN "menu_id" integer;
  ALTER TABLE "cms"."pages" ADD COLUMN "menu_collapsed" boolean DEFAULT false;
  ALTER TABLE "cms"."pages" ADD COLUMN "popup_id" integer;
  ALTER TABLE "cms"."pages_locales" ADD COLUMN "article_lead" varchar;
  ALTER TABLE "cms"."pages_locales" ADD COLUMN "article_picture_alt" varchar;
  ALTER TABLE "cms"."pages_locales" ADD COLUMN "global_search_heading" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_page_type" "cms"."enum__pages_v_version_page_type" DEFAULT 'contentPage';
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_article_topic" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_article_published_on" timestamp(3) with time zone;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_article_picture_upload_id" integer;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_article_picture_scene" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_banner" jsonb;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_seo_text" jsonb;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_seo_links_container" jsonb;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_regulations" jsonb;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_organization_schema" jsonb;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_global_search_active" boolean DEFAULT false;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_global_search_trip_type" "cms"."enum__pages_v_version_global_search_trip_type" DEFAULT 'WS';
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_menu_id" integer;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_menu_collapsed" boolean DEFAULT false;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_popup_id" integer;
  ALTER TABLE "cms"."_pages_v_locales" ADD COLUMN "version_article_lead" varchar;
  ALTER TABLE "cms"."_pages_v_locales" ADD COLUMN "version_article_picture_alt" varchar;
  ALTER TABLE "cms"."_pages_v_locales" ADD COLUMN "version_global_search_heading" varchar;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "offices_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "faq_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "popups_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "menus_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "cms"."pages_sort_codes" ADD CONSTRAINT "pages_sort_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_tiles" ADD CONSTRAINT "pages_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_sort_codes" ADD CONSTRAINT "_pages_v_version_sort_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_tiles" ADD CONSTRAINT "_pages_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offices_exceptions" ADD CONSTRAINT "offices_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offices_exceptions_locales" ADD CONSTRAINT "offices_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."offices_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offices_services" ADD CONSTRAINT "offices_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offices" ADD CONSTRAINT "offices_picture_upload_id_media_id_fk" FOREIGN KEY ("picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_locales" ADD CONSTRAINT "faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."popups" ADD CONSTRAINT "popups_variants_desktop_image_upload_id_media_id_fk" FOREIGN KEY ("variants_desktop_image_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."popups" ADD CONSTRAINT "popups_variants_tablet_image_upload_id_media_id_fk" FOREIGN KEY ("variants_tablet_image_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."popups" ADD CONSTRAINT "popups_variants_mobile_image_upload_id_media_id_fk" FOREIGN KEY ("variants_mobile_image_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_groups_links" ADD CONSTRAINT "menus_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_groups_links_locales" ADD CONSTRAINT "menus_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_groups_trip_types" ADD CONSTRAINT "menus_groups_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."menus_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_groups" ADD CONSTRAINT "menus_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_groups_locales" ADD CONSTRAINT "menus_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_texts" ADD CONSTRAINT "menus_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_poster_upload_id_media_id_fk" FOREIGN KEY ("poster_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_menu_trip_types" ADD CONSTRAINT "header_menu_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_texts" ADD CONSTRAINT "header_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_version_menu_trip_types" ADD CONSTRAINT "_header_v_version_menu_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_texts" ADD CONSTRAINT "_header_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_trip_types" ADD CONSTRAINT "footer_columns_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_texts" ADD CONSTRAINT "footer_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_trip_types" ADD CONSTRAINT "_footer_v_version_columns_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_texts" ADD CONSTRAINT "_footer_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_sort_codes_order_idx" ON "cms"."pages_sort_codes" USING btree ("order");
  CREATE INDEX "pages_sort_codes_parent_idx" ON "cms"."pages_sort_codes" USING btree ("parent_id");
  CREATE INDEX "pages_tiles_order_idx" ON "cms"."pages_tiles" USING btree ("_order");
  CREATE INDEX "pages_tiles_parent_id_idx" ON "cms"."pages_tiles" USING btree ("_parent_id");
  CREATE INDEX "pages_texts_order_parent" ON "cms"."pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_version_sort_codes_order_idx" ON "cms"."_pages_v_version_sort_codes" USING btree ("order");
  CREATE INDEX "_pages_v_version_sort_codes_parent_idx" ON "cms"."_pages_v_version_sort_codes" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_tiles_order_idx" ON "cms"."_pages_v_version_tiles" USING btree ("_order");
  CREATE INDEX "_pages_v_version_tiles_parent_id_idx" ON "cms"."_pages_v_version_tiles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_texts_order_parent" ON "cms"."_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices_exceptions_order_idx" ON "cms"."offices_exceptions" USING btree ("_order");
  CREATE INDEX "offices_exceptions_parent_id_idx" ON "cms"."offices_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "offices_exceptions_locales_locale_parent_id_unique" ON "cms"."offices_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices_services_order_idx" ON "cms"."offices_services" USING btree ("order");
  CREATE INDEX "offices_services_parent_idx" ON "cms"."offices_services" USING btree ("parent_id");
  CREATE INDEX "offices_picture_picture_upload_idx" ON "cms"."offices" USING btree ("picture_upload_id");
  CREATE UNIQUE INDEX "offices_office_id_idx" ON "cms"."offices" USING btree ("office_id");
  CREATE INDEX "offices_updated_at_idx" ON "cms"."offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "cms"."offices" USING btree ("created_at");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "cms"."offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_updated_at_idx" ON "cms"."faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "cms"."faq" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_locales_locale_parent_id_unique" ON "cms"."faq_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "popups_name_idx" ON "cms"."popups" USING btree ("name");
  CREATE INDEX "popups_variants_desktop_image_variants_desktop_image_upl_idx" ON "cms"."popups" USING btree ("variants_desktop_image_upload_id");
  CREATE INDEX "popups_variants_tablet_image_variants_tablet_image_uploa_idx" ON "cms"."popups" USING btree ("variants_tablet_image_upload_id");
  CREATE INDEX "popups_variants_mobile_image_variants_mobile_image_uploa_idx" ON "cms"."popups" USING btree ("variants_mobile_image_upload_id");
  CREATE INDEX "popups_updated_at_idx" ON "cms"."popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "cms"."popups" USING btree ("created_at");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "cms"."popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_groups_links_order_idx" ON "cms"."menus_groups_links" USING btree ("_order");
  CREATE INDEX "menus_groups_links_parent_id_idx" ON "cms"."menus_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_groups_links_locales_locale_parent_id_unique" ON "cms"."menus_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_groups_trip_types_order_idx" ON "cms"."menus_groups_trip_types" USING btree ("order");
  CREATE INDEX "menus_groups_trip_types_parent_idx" ON "cms"."menus_groups_trip_types" USING btree ("parent_id");
  CREATE INDEX "menus_groups_order_idx" ON "cms"."menus_groups" USING btree ("_order");
  CREATE INDEX "menus_groups_parent_id_idx" ON "cms"."menus_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_groups_locales_locale_parent_id_unique" ON "cms"."menus_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_updated_at_idx" ON "cms"."menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "cms"."menus" USING btree ("created_at");
  CREATE INDEX "menus_texts_order_parent" ON "cms"."menus_texts" USING btree ("order","parent_id");
  CREATE INDEX "documents_updated_at_idx" ON "cms"."documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "cms"."documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "cms"."documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "cms"."documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_poster_poster_upload_idx" ON "cms"."videos" USING btree ("poster_upload_id");
  CREATE INDEX "videos_updated_at_idx" ON "cms"."videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "cms"."videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "cms"."videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "cms"."videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_trip_types_order_idx" ON "cms"."header_menu_trip_types" USING btree ("order");
  CREATE INDEX "header_menu_trip_types_parent_idx" ON "cms"."header_menu_trip_types" USING btree ("parent_id");
  CREATE INDEX "header_texts_order_parent" ON "cms"."header_texts" USING btree ("order","parent_id");
  CREATE INDEX "_header_v_version_menu_trip_types_order_idx" ON "cms"."_header_v_version_menu_trip_types" USING btree ("order");
  CREATE INDEX "_header_v_version_menu_trip_types_parent_idx" ON "cms"."_header_v_version_menu_trip_types" USING btree ("parent_id");
  CREATE INDEX "_header_v_texts_order_parent" ON "cms"."_header_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "footer_columns_trip_types_order_idx" ON "cms"."footer_columns_trip_types" USING btree ("order");
  CREATE INDEX "footer_columns_trip_types_parent_idx" ON "cms"."footer_columns_trip_types" USING btree ("parent_id");
  CREATE INDEX "footer_texts_order_parent" ON "cms"."footer_texts" USING btree ("order","parent_id");
  CREATE INDEX "_footer_v_version_columns_trip_types_order_idx" ON "cms"."_footer_v_version_columns_trip_types" USING btree ("order");
  CREATE INDEX "_footer_v_version_columns_trip_types_parent_idx" ON "cms"."_footer_v_version_columns_trip_types" USING btree ("parent_id");
  CREATE INDEX "_footer_v_texts_order_parent" ON "cms"."_footer_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_article_picture_upload_id_media_id_fk" FOREIGN KEY ("article_picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "cms"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "cms"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_article_picture_upload_id_media_id_fk" FOREIGN KEY ("version_article_picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_menu_id_menus_id_fk" FOREIGN KEY ("version_menu_id") REFERENCES "cms"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_popup_id_popups_id_fk" FOREIGN KEY ("version_popup_id") REFERENCES "cms"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "cms"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "cms"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "cms"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "cms"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_page_type_idx" ON "cms"."pages" USING btree ("page_type");
  CREATE INDEX "pages_article_picture_article_picture_upload_idx" ON "cms"."pages" USING btree ("article_picture_upload_id");
  CREATE INDEX "pages_menu_idx" ON "cms"."pages" USING btree ("menu_id");
  CREATE INDEX "pages_popup_idx" ON "cms"."pages" USING btree ("popup_id");
  CREATE INDEX "_pages_v_version_version_page_type_idx" ON "cms"."_pages_v" USING btree ("version_page_type");
  CREATE INDEX "_pages_v_version_article_picture_version_article_picture_idx" ON "cms"."_pages_v" USING btree ("version_article_picture_upload_id");
  CREATE INDEX "_pages_v_version_version_menu_idx" ON "cms"."_pages_v" USING btree ("version_menu_id");
  CREATE INDEX "_pages_v_version_version_popup_idx" ON "cms"."_pages_v" USING btree ("version_popup_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("videos_id");

  UPDATE "cms"."pages" SET "page_type" = 'homePage' WHERE "url" = '/';
  UPDATE "cms"."_pages_v" SET "version_page_type" = 'homePage' WHERE "version_url" = '/';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."pages_sort_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_sort_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."offices_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."offices_exceptions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."offices_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."offices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."offices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."popups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_groups_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_groups_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_groups_trip_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."header_menu_trip_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."header_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_header_v_version_menu_trip_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_header_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."footer_columns_trip_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."footer_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_footer_v_version_columns_trip_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_footer_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."pages_sort_codes" CASCADE;
  DROP TABLE "cms"."pages_tiles" CASCADE;
  DROP TABLE "cms"."pages_texts" CASCADE;
  DROP TABLE "cms"."_pages_v_version_sort_codes" CASCADE;
  DROP TABLE "cms"."_pages_v_version_tiles" CASCADE;
  DROP TABLE "cms"."_pages_v_texts" CASCADE;
  DROP TABLE "cms"."offices_exceptions" CASCADE;
  DROP TABLE "cms"."offices_exceptions_locales" CASCADE;
  DROP TABLE "cms"."offices_services" CASCADE;
  DROP TABLE "cms"."offices" CASCADE;
  DROP TABLE "cms"."offices_locales" CASCADE;
  DROP TABLE "cms"."faq" CASCADE;
  DROP TABLE "cms"."faq_locales" CASCADE;
  DROP TABLE "cms"."popups" CASCADE;
  DROP TABLE "cms"."popups_locales" CASCADE;
  DROP TABLE "cms"."menus_groups_links" CASCADE;
  DROP TABLE "cms"."menus_groups_links_locales" CASCADE;
  DROP TABLE "cms"."menus_groups_trip_types" CASCADE;
  DROP TABLE "cms"."menus_groups" CASCADE;
  DROP TABLE "cms"."menus_groups_locales" CASCADE;
  DROP TABLE "cms"."menus" CASCADE;
  DROP TABLE "cms"."menus_texts" CASCADE;
  DROP TABLE "cms"."documents" CASCADE;
  DROP TABLE "cms"."documents_locales" CASCADE;
  DROP TABLE "cms"."videos" CASCADE;
  DROP TABLE "cms"."videos_locales" CASCADE;
  DROP TABLE "cms"."header_menu_trip_types" CASCADE;
  DROP TABLE "cms"."header_texts" CASCADE;
  DROP TABLE "cms"."_header_v_version_menu_trip_types" CASCADE;
  DROP TABLE "cms"."_header_v_texts" CASCADE;
  DROP TABLE "cms"."footer_columns_trip_types" CASCADE;
  DROP TABLE "cms"."footer_texts" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_trip_types" CASCADE;
  DROP TABLE "cms"."_footer_v_texts" CASCADE;
  ALTER TABLE "cms"."pages" DROP CONSTRAINT "pages_article_picture_upload_id_media_id_fk";
  
  ALTER TABLE "cms"."pages" DROP CONSTRAINT "pages_menu_id_menus_id_fk";
  
  ALTER TABLE "cms"."pages" DROP CONSTRAINT "pages_popup_id_popups_id_fk";
  
  ALTER TABLE "cms"."_pages_v" DROP CONSTRAINT "_pages_v_version_article_picture_upload_id_media_id_fk";
  
  ALTER TABLE "cms"."_pages_v" DROP CONSTRAINT "_pages_v_version_menu_id_menus_id_fk";
  
  ALTER TABLE "cms"."_pages_v" DROP CONSTRAINT "_pages_v_version_popup_id_popups_id_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offices_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_menus_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  DROP INDEX "cms"."pages_page_type_idx";
  DROP INDEX "cms"."pages_article_picture_article_picture_upload_idx";
  DROP INDEX "cms"."pages_menu_idx";
  DROP INDEX "cms"."pages_popup_idx";
  DROP INDEX "cms"."_pages_v_version_version_page_type_idx";
  DROP INDEX "cms"."_pages_v_version_article_picture_version_article_picture_idx";
  DROP INDEX "cms"."_pages_v_version_version_menu_idx";
  DROP INDEX "cms"."_pages_v_version_version_popup_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_offices_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_faq_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_popups_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_menus_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_videos_id_idx";
  ALTER TABLE "cms"."pages" DROP COLUMN "page_type";
  ALTER TABLE "cms"."pages" DROP COLUMN "article_topic";
  ALTER TABLE "cms"."pages" DROP COLUMN "article_published_on";
  ALTER TABLE "cms"."pages" DROP COLUMN "article_picture_upload_id";
  ALTER TABLE "cms"."pages" DROP COLUMN "article_picture_scene";
  ALTER TABLE "cms"."pages" DROP COLUMN "banner";
  ALTER TABLE "cms"."pages" DROP COLUMN "seo_text";
  ALTER TABLE "cms"."pages" DROP COLUMN "seo_links_container";
  ALTER TABLE "cms"."pages" DROP COLUMN "regulations";
  ALTER TABLE "cms"."pages" DROP COLUMN "organization_schema";
  ALTER TABLE "cms"."pages" DROP COLUMN "global_search_active";
  ALTER TABLE "cms"."pages" DROP COLUMN "global_search_trip_type";
  ALTER TABLE "cms"."pages" DROP COLUMN "menu_id";
  ALTER TABLE "cms"."pages" DROP COLUMN "menu_collapsed";
  ALTER TABLE "cms"."pages" DROP COLUMN "popup_id";
  ALTER TABLE "cms"."pages_locales" DROP COLUMN "article_lead";
  ALTER TABLE "cms"."pages_locales" DROP COLUMN "article_picture_alt";
  ALTER TABLE "cms"."pages_locales" DROP COLUMN "global_search_heading";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_page_type";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_article_topic";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_article_published_on";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_article_picture_upload_id";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_article_picture_scene";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_banner";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_seo_text";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_seo_links_container";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_regulations";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_organization_schema";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_global_search_active";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_global_search_trip_type";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_menu_id";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_menu_collapsed";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_popup_id";
  ALTER TABLE "cms"."_pages_v_locales" DROP COLUMN "version_article_lead";
  ALTER TABLE "cms"."_pages_v_locales" DROP COLUMN "version_article_picture_alt";
  ALTER TABLE "cms"."_pages_v_locales" DROP COLUMN "version_global_search_heading";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "offices_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "faq_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "popups_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "menus_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "videos_id";
  DROP TYPE "cms"."enum_pages_sort_codes";
  DROP TYPE "cms"."enum_pages_page_type";
  DROP TYPE "cms"."enum_pages_global_search_trip_type";
  DROP TYPE "cms"."enum__pages_v_version_sort_codes";
  DROP TYPE "cms"."enum__pages_v_version_page_type";
  DROP TYPE "cms"."enum__pages_v_version_global_search_trip_type";
  DROP TYPE "cms"."enum_offices_services";
  DROP TYPE "cms"."enum_faq_topic";
  DROP TYPE "cms"."enum_menus_groups_trip_types";
  DROP TYPE "cms"."enum_header_menu_trip_types";
  DROP TYPE "cms"."enum__header_v_version_menu_trip_types";
  DROP TYPE "cms"."enum_footer_columns_trip_types";
  DROP TYPE "cms"."enum__footer_v_version_columns_trip_types";`)
}
