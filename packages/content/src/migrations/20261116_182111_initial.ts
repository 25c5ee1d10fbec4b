import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "cms"."_locales" AS ENUM('pl', 'cs', 'ro', 'hu', 'uk');
  CREATE TYPE "cms"."enum_pages_sort_codes" AS ENUM('price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate', 'PRICE_ASCENDING', 'PRICE_DESCENDING', 'START_DATE_ASCENDING', 'START_DATE_DESCENDING', 'DURATION_ASCENDING', 'DURATION_DESCENDING');
  CREATE TYPE "cms"."enum_pages_page_type" AS ENUM('homePage', 'contentPage', 'tilesPage', 'formPage', 'article', 'listing', 'charters', 'chartersLandingPage', 'directions', 'contentPageContactOffices', 'direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights', 'hotelCard', 'contentPageContactCity', 'contentPageContactOffice', 'page404', 'error', 'pageError');
  CREATE TYPE "cms"."enum_pages_global_search_trip_type" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_version_sort_codes" AS ENUM('price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate', 'PRICE_ASCENDING', 'PRICE_DESCENDING', 'START_DATE_ASCENDING', 'START_DATE_DESCENDING', 'DURATION_ASCENDING', 'DURATION_DESCENDING');
  CREATE TYPE "cms"."enum__pages_v_version_page_type" AS ENUM('homePage', 'contentPage', 'tilesPage', 'formPage', 'article', 'listing', 'charters', 'chartersLandingPage', 'directions', 'contentPageContactOffices', 'direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights', 'hotelCard', 'contentPageContactCity', 'contentPageContactOffice', 'page404', 'error', 'pageError');
  CREATE TYPE "cms"."enum__pages_v_version_global_search_trip_type" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_published_locale" AS ENUM('pl', 'cs', 'ro', 'hu', 'uk');
  CREATE TYPE "cms"."enum_search_criteria_search_trip_type" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_search_criteria_search_sort_code" AS ENUM('price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate');
  CREATE TYPE "cms"."enum_search_criteria_kind" AS ENUM('offers', 'flights');
  CREATE TYPE "cms"."enum_offices_services" AS ENUM('holidays', 'flights', 'insurance', 'giftCards', 'cardPayment', 'cashPayment', 'stepFree', 'parking');
  CREATE TYPE "cms"."enum_faq_topic" AS ENUM('booking', 'payment', 'flight', 'luggage', 'hotel', 'documents', 'changes', 'account');
  CREATE TYPE "cms"."enum_menus_groups_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_users_roles" AS ENUM('admin', 'editor');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_header_menu_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__header_v_version_menu_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__header_v_published_locale" AS ENUM('pl', 'cs', 'ro', 'hu', 'uk');
  CREATE TYPE "cms"."enum_footer_columns_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__footer_v_version_columns_trip_types" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TYPE "cms"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__footer_v_published_locale" AS ENUM('pl', 'cs', 'ro', 'hu', 'uk');
  CREATE TYPE "cms"."enum_global_search_trip_types_code" AS ENUM('WS', 'DW', 'WO', 'NR', 'CZ');
  CREATE TABLE "cms"."pages_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'main',
  	"components" jsonb
  );
  
  CREATE TABLE "cms"."pages_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"active" boolean DEFAULT true
  );
  
  CREATE TABLE "cms"."pages_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."pages_breadcrumbs_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_meta_properties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "cms"."pages_meta_properties_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_sort_codes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_pages_sort_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_type" "cms"."enum_pages_page_type" DEFAULT 'contentPage',
  	"url" varchar,
  	"active" boolean DEFAULT true,
  	"article_topic" varchar,
  	"article_published_on" timestamp(3) with time zone,
  	"article_picture_upload_id" integer,
  	"article_picture_scene" varchar,
  	"banner" jsonb,
  	"seo_text" jsonb,
  	"seo_links_container" jsonb,
  	"regulations" jsonb,
  	"organization_schema" jsonb,
  	"global_search_active" boolean DEFAULT false,
  	"global_search_trip_type" "cms"."enum_pages_global_search_trip_type" DEFAULT 'WS',
  	"menu_id" integer,
  	"menu_collapsed" boolean DEFAULT false,
  	"popup_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."pages_locales" (
  	"title" varchar,
  	"article_lead" varchar,
  	"article_picture_alt" varchar,
  	"tiles_heading" varchar,
  	"global_search_heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'main',
  	"components" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"active" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_breadcrumbs_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_meta_properties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_meta_properties_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_sort_codes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__pages_v_version_sort_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_type" "cms"."enum__pages_v_version_page_type" DEFAULT 'contentPage',
  	"version_url" varchar,
  	"version_active" boolean DEFAULT true,
  	"version_article_topic" varchar,
  	"version_article_published_on" timestamp(3) with time zone,
  	"version_article_picture_upload_id" integer,
  	"version_article_picture_scene" varchar,
  	"version_banner" jsonb,
  	"version_seo_text" jsonb,
  	"version_seo_links_container" jsonb,
  	"version_regulations" jsonb,
  	"version_organization_schema" jsonb,
  	"version_global_search_active" boolean DEFAULT false,
  	"version_global_search_trip_type" "cms"."enum__pages_v_version_global_search_trip_type" DEFAULT 'WS',
  	"version_menu_id" integer,
  	"version_menu_collapsed" boolean DEFAULT false,
  	"version_popup_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_pages_v_locales" (
  	"version_title" varchar,
  	"version_article_lead" varchar,
  	"version_article_picture_alt" varchar,
  	"version_tiles_heading" varchar,
  	"version_global_search_heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."directions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_upload_id" integer,
  	"picture_scene" varchar,
  	"climate_air" varchar,
  	"climate_sea" varchar,
  	"climate_rain_days" varchar,
  	"climate_sun_hours" varchar,
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
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "cms"."media" (
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
  
  CREATE TABLE "cms"."media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "cms"."users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "cms"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "cms"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "cms"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "cms"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"directions_id" integer,
  	"search_criteria_id" integer,
  	"offices_id" integer,
  	"faq_id" integer,
  	"popups_id" integer,
  	"menus_id" integer,
  	"redirects_id" integer,
  	"texts_id" integer,
  	"media_id" integer,
  	"documents_id" integer,
  	"videos_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."header_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."header_menu_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."header_menu_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_header_menu_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."header_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."header_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT true,
  	"notice_url" varchar,
  	"phone" varchar,
  	"_status" "cms"."enum_header_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."header_locales" (
  	"notice_label" varchar,
  	"phone_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."header_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_header_v_version_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_header_v_version_menu_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_header_v_version_menu_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__header_v_version_menu_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_header_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_header_v_version_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_active" boolean DEFAULT true,
  	"version_notice_url" varchar,
  	"version_phone" varchar,
  	"version__status" "cms"."enum__header_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__header_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_header_v_locales" (
  	"version_notice_label" varchar,
  	"version_phone_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_header_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."footer_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."footer_columns_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_footer_columns_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."footer_columns_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT true,
  	"_status" "cms"."enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."footer_locales" (
  	"legal" varchar,
  	"company" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."footer_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_version_columns_trip_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__footer_v_version_columns_trip_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_columns_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_active" boolean DEFAULT true,
  	"version__status" "cms"."enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__footer_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_footer_v_locales" (
  	"version_legal" varchar,
  	"version_company" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."global_search_trip_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "cms"."enum_global_search_trip_types_code" NOT NULL,
  	"active" boolean DEFAULT true
  );
  
  CREATE TABLE "cms"."global_search_trip_types_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."global_search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."global_search_locales" (
  	"heading" varchar NOT NULL,
  	"submit_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."checkout_header_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."checkout_header_steps_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."checkout_header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT true,
  	"phone" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."checkout_header_locales" (
  	"help" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."dictionary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT true,
  	"shipped" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "cms"."pages_slots" ADD CONSTRAINT "pages_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_tiles" ADD CONSTRAINT "pages_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_breadcrumbs" ADD CONSTRAINT "pages_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_breadcrumbs_locales" ADD CONSTRAINT "pages_breadcrumbs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_breadcrumbs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_meta_properties" ADD CONSTRAINT "pages_meta_properties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_meta_properties_locales" ADD CONSTRAINT "pages_meta_properties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_meta_properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_sort_codes" ADD CONSTRAINT "pages_sort_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_article_picture_upload_id_media_id_fk" FOREIGN KEY ("article_picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "cms"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "cms"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_slots" ADD CONSTRAINT "_pages_v_version_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_tiles" ADD CONSTRAINT "_pages_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_breadcrumbs" ADD CONSTRAINT "_pages_v_version_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_breadcrumbs_locales" ADD CONSTRAINT "_pages_v_version_breadcrumbs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_version_breadcrumbs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_meta_properties" ADD CONSTRAINT "_pages_v_version_meta_properties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_meta_properties_locales" ADD CONSTRAINT "_pages_v_version_meta_properties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_version_meta_properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_sort_codes" ADD CONSTRAINT "_pages_v_version_sort_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_article_picture_upload_id_media_id_fk" FOREIGN KEY ("version_article_picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_menu_id_menus_id_fk" FOREIGN KEY ("version_menu_id") REFERENCES "cms"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_popup_id_popups_id_fk" FOREIGN KEY ("version_popup_id") REFERENCES "cms"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."directions" ADD CONSTRAINT "directions_picture_upload_id_media_id_fk" FOREIGN KEY ("picture_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."directions_locales" ADD CONSTRAINT "directions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_criteria_search_filters" ADD CONSTRAINT "search_criteria_search_filters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_criteria_locales" ADD CONSTRAINT "search_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_criteria_texts" ADD CONSTRAINT "search_criteria_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "cms"."texts_locales" ADD CONSTRAINT "texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_poster_upload_id_media_id_fk" FOREIGN KEY ("poster_upload_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_directions_fk" FOREIGN KEY ("directions_id") REFERENCES "cms"."directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_criteria_fk" FOREIGN KEY ("search_criteria_id") REFERENCES "cms"."search_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "cms"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "cms"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "cms"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_texts_fk" FOREIGN KEY ("texts_id") REFERENCES "cms"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "cms"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_menu_links" ADD CONSTRAINT "header_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_menu_links_locales" ADD CONSTRAINT "header_menu_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header_menu_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_menu_trip_types" ADD CONSTRAINT "header_menu_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_menu" ADD CONSTRAINT "header_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_menu_locales" ADD CONSTRAINT "header_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_texts" ADD CONSTRAINT "header_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_version_menu_links" ADD CONSTRAINT "_header_v_version_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_version_menu_links_locales" ADD CONSTRAINT "_header_v_version_menu_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_v_version_menu_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_version_menu_trip_types" ADD CONSTRAINT "_header_v_version_menu_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_version_menu_locales" ADD CONSTRAINT "_header_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_v_texts" ADD CONSTRAINT "_header_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_trip_types" ADD CONSTRAINT "footer_columns_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_texts" ADD CONSTRAINT "footer_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_trip_types" ADD CONSTRAINT "_footer_v_version_columns_trip_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_texts" ADD CONSTRAINT "_footer_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."global_search_trip_types" ADD CONSTRAINT "global_search_trip_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."global_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."global_search_trip_types_locales" ADD CONSTRAINT "global_search_trip_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."global_search_trip_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."global_search_locales" ADD CONSTRAINT "global_search_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."global_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."checkout_header_steps" ADD CONSTRAINT "checkout_header_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."checkout_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."checkout_header_steps_locales" ADD CONSTRAINT "checkout_header_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."checkout_header_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."checkout_header_locales" ADD CONSTRAINT "checkout_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."checkout_header"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_slots_order_idx" ON "cms"."pages_slots" USING btree ("_order");
  CREATE INDEX "pages_slots_parent_id_idx" ON "cms"."pages_slots" USING btree ("_parent_id");
  CREATE INDEX "pages_tiles_order_idx" ON "cms"."pages_tiles" USING btree ("_order");
  CREATE INDEX "pages_tiles_parent_id_idx" ON "cms"."pages_tiles" USING btree ("_parent_id");
  CREATE INDEX "pages_breadcrumbs_order_idx" ON "cms"."pages_breadcrumbs" USING btree ("_order");
  CREATE INDEX "pages_breadcrumbs_parent_id_idx" ON "cms"."pages_breadcrumbs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_breadcrumbs_locales_locale_parent_id_unique" ON "cms"."pages_breadcrumbs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_meta_properties_order_idx" ON "cms"."pages_meta_properties" USING btree ("_order");
  CREATE INDEX "pages_meta_properties_parent_id_idx" ON "cms"."pages_meta_properties" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_meta_properties_locales_locale_parent_id_unique" ON "cms"."pages_meta_properties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sort_codes_order_idx" ON "cms"."pages_sort_codes" USING btree ("order");
  CREATE INDEX "pages_sort_codes_parent_idx" ON "cms"."pages_sort_codes" USING btree ("parent_id");
  CREATE INDEX "pages_page_type_idx" ON "cms"."pages" USING btree ("page_type");
  CREATE UNIQUE INDEX "pages_url_idx" ON "cms"."pages" USING btree ("url");
  CREATE INDEX "pages_article_picture_article_picture_upload_idx" ON "cms"."pages" USING btree ("article_picture_upload_id");
  CREATE INDEX "pages_menu_idx" ON "cms"."pages" USING btree ("menu_id");
  CREATE INDEX "pages_popup_idx" ON "cms"."pages" USING btree ("popup_id");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "cms"."pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "cms"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_texts_order_parent" ON "cms"."pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_version_slots_order_idx" ON "cms"."_pages_v_version_slots" USING btree ("_order");
  CREATE INDEX "_pages_v_version_slots_parent_id_idx" ON "cms"."_pages_v_version_slots" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_tiles_order_idx" ON "cms"."_pages_v_version_tiles" USING btree ("_order");
  CREATE INDEX "_pages_v_version_tiles_parent_id_idx" ON "cms"."_pages_v_version_tiles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_breadcrumbs_order_idx" ON "cms"."_pages_v_version_breadcrumbs" USING btree ("_order");
  CREATE INDEX "_pages_v_version_breadcrumbs_parent_id_idx" ON "cms"."_pages_v_version_breadcrumbs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_breadcrumbs_locales_locale_parent_id_unique" ON "cms"."_pages_v_version_breadcrumbs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_meta_properties_order_idx" ON "cms"."_pages_v_version_meta_properties" USING btree ("_order");
  CREATE INDEX "_pages_v_version_meta_properties_parent_id_idx" ON "cms"."_pages_v_version_meta_properties" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_meta_properties_locales_locale_parent_id_un" ON "cms"."_pages_v_version_meta_properties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sort_codes_order_idx" ON "cms"."_pages_v_version_sort_codes" USING btree ("order");
  CREATE INDEX "_pages_v_version_sort_codes_parent_idx" ON "cms"."_pages_v_version_sort_codes" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_page_type_idx" ON "cms"."_pages_v" USING btree ("version_page_type");
  CREATE INDEX "_pages_v_version_version_url_idx" ON "cms"."_pages_v" USING btree ("version_url");
  CREATE INDEX "_pages_v_version_article_picture_version_article_picture_idx" ON "cms"."_pages_v" USING btree ("version_article_picture_upload_id");
  CREATE INDEX "_pages_v_version_version_menu_idx" ON "cms"."_pages_v" USING btree ("version_menu_id");
  CREATE INDEX "_pages_v_version_version_popup_idx" ON "cms"."_pages_v" USING btree ("version_popup_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "cms"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "cms"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "cms"."_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "cms"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_texts_order_parent" ON "cms"."_pages_v_texts" USING btree ("order","parent_id");
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
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "texts_key_idx" ON "cms"."texts" USING btree ("key");
  CREATE INDEX "texts_updated_at_idx" ON "cms"."texts" USING btree ("updated_at");
  CREATE INDEX "texts_created_at_idx" ON "cms"."texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "texts_locales_locale_parent_id_unique" ON "cms"."texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_updated_at_idx" ON "cms"."documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "cms"."documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "cms"."documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "cms"."documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_poster_poster_upload_idx" ON "cms"."videos" USING btree ("poster_upload_id");
  CREATE INDEX "videos_updated_at_idx" ON "cms"."videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "cms"."videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "cms"."videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "cms"."videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_roles_order_idx" ON "cms"."users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "cms"."users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "cms"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "cms"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "cms"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "cms"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "cms"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "cms"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "cms"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "cms"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "cms"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "cms"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "cms"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_directions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("directions_id");
  CREATE INDEX "payload_locked_documents_rels_search_criteria_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("search_criteria_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_texts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("texts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "cms"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_menu_links_order_idx" ON "cms"."header_menu_links" USING btree ("_order");
  CREATE INDEX "header_menu_links_parent_id_idx" ON "cms"."header_menu_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_links_locales_locale_parent_id_unique" ON "cms"."header_menu_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_trip_types_order_idx" ON "cms"."header_menu_trip_types" USING btree ("order");
  CREATE INDEX "header_menu_trip_types_parent_idx" ON "cms"."header_menu_trip_types" USING btree ("parent_id");
  CREATE INDEX "header_menu_order_idx" ON "cms"."header_menu" USING btree ("_order");
  CREATE INDEX "header_menu_parent_id_idx" ON "cms"."header_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_locales_locale_parent_id_unique" ON "cms"."header_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header__status_idx" ON "cms"."header" USING btree ("_status");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "cms"."header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_texts_order_parent" ON "cms"."header_texts" USING btree ("order","parent_id");
  CREATE INDEX "_header_v_version_menu_links_order_idx" ON "cms"."_header_v_version_menu_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_links_parent_id_idx" ON "cms"."_header_v_version_menu_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_menu_links_locales_locale_parent_id_unique" ON "cms"."_header_v_version_menu_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_menu_trip_types_order_idx" ON "cms"."_header_v_version_menu_trip_types" USING btree ("order");
  CREATE INDEX "_header_v_version_menu_trip_types_parent_idx" ON "cms"."_header_v_version_menu_trip_types" USING btree ("parent_id");
  CREATE INDEX "_header_v_version_menu_order_idx" ON "cms"."_header_v_version_menu" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_parent_id_idx" ON "cms"."_header_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_menu_locales_locale_parent_id_unique" ON "cms"."_header_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_version__status_idx" ON "cms"."_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_created_at_idx" ON "cms"."_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "cms"."_header_v" USING btree ("updated_at");
  CREATE INDEX "_header_v_snapshot_idx" ON "cms"."_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "cms"."_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "cms"."_header_v" USING btree ("latest");
  CREATE INDEX "_header_v_autosave_idx" ON "cms"."_header_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "cms"."_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_texts_order_parent" ON "cms"."_header_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "cms"."footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "cms"."footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "cms"."footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_trip_types_order_idx" ON "cms"."footer_columns_trip_types" USING btree ("order");
  CREATE INDEX "footer_columns_trip_types_parent_idx" ON "cms"."footer_columns_trip_types" USING btree ("parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "cms"."footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "cms"."footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "cms"."footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer__status_idx" ON "cms"."footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "cms"."footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_texts_order_parent" ON "cms"."footer_texts" USING btree ("order","parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "cms"."_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "cms"."_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "cms"."_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_trip_types_order_idx" ON "cms"."_footer_v_version_columns_trip_types" USING btree ("order");
  CREATE INDEX "_footer_v_version_columns_trip_types_parent_idx" ON "cms"."_footer_v_version_columns_trip_types" USING btree ("parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "cms"."_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "cms"."_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "cms"."_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "cms"."_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "cms"."_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "cms"."_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "cms"."_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "cms"."_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "cms"."_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "cms"."_footer_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "cms"."_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_texts_order_parent" ON "cms"."_footer_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "global_search_trip_types_order_idx" ON "cms"."global_search_trip_types" USING btree ("_order");
  CREATE INDEX "global_search_trip_types_parent_id_idx" ON "cms"."global_search_trip_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "global_search_trip_types_locales_locale_parent_id_unique" ON "cms"."global_search_trip_types_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "global_search_locales_locale_parent_id_unique" ON "cms"."global_search_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "checkout_header_steps_order_idx" ON "cms"."checkout_header_steps" USING btree ("_order");
  CREATE INDEX "checkout_header_steps_parent_id_idx" ON "cms"."checkout_header_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "checkout_header_steps_locales_locale_parent_id_unique" ON "cms"."checkout_header_steps_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "checkout_header_locales_locale_parent_id_unique" ON "cms"."checkout_header_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "cms"."pages_slots" CASCADE;
  DROP TABLE "cms"."pages_tiles" CASCADE;
  DROP TABLE "cms"."pages_breadcrumbs" CASCADE;
  DROP TABLE "cms"."pages_breadcrumbs_locales" CASCADE;
  DROP TABLE "cms"."pages_meta_properties" CASCADE;
  DROP TABLE "cms"."pages_meta_properties_locales" CASCADE;
  DROP TABLE "cms"."pages_sort_codes" CASCADE;
  DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_locales" CASCADE;
  DROP TABLE "cms"."pages_texts" CASCADE;
  DROP TABLE "cms"."_pages_v_version_slots" CASCADE;
  DROP TABLE "cms"."_pages_v_version_tiles" CASCADE;
  DROP TABLE "cms"."_pages_v_version_breadcrumbs" CASCADE;
  DROP TABLE "cms"."_pages_v_version_breadcrumbs_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_version_meta_properties" CASCADE;
  DROP TABLE "cms"."_pages_v_version_meta_properties_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_version_sort_codes" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_texts" CASCADE;
  DROP TABLE "cms"."directions" CASCADE;
  DROP TABLE "cms"."directions_locales" CASCADE;
  DROP TABLE "cms"."search_criteria_search_filters" CASCADE;
  DROP TABLE "cms"."search_criteria" CASCADE;
  DROP TABLE "cms"."search_criteria_locales" CASCADE;
  DROP TABLE "cms"."search_criteria_texts" CASCADE;
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
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."texts" CASCADE;
  DROP TABLE "cms"."texts_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."documents" CASCADE;
  DROP TABLE "cms"."documents_locales" CASCADE;
  DROP TABLE "cms"."videos" CASCADE;
  DROP TABLE "cms"."videos_locales" CASCADE;
  DROP TABLE "cms"."users_roles" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TABLE "cms"."header_menu_links" CASCADE;
  DROP TABLE "cms"."header_menu_links_locales" CASCADE;
  DROP TABLE "cms"."header_menu_trip_types" CASCADE;
  DROP TABLE "cms"."header_menu" CASCADE;
  DROP TABLE "cms"."header_menu_locales" CASCADE;
  DROP TABLE "cms"."header" CASCADE;
  DROP TABLE "cms"."header_locales" CASCADE;
  DROP TABLE "cms"."header_texts" CASCADE;
  DROP TABLE "cms"."_header_v_version_menu_links" CASCADE;
  DROP TABLE "cms"."_header_v_version_menu_links_locales" CASCADE;
  DROP TABLE "cms"."_header_v_version_menu_trip_types" CASCADE;
  DROP TABLE "cms"."_header_v_version_menu" CASCADE;
  DROP TABLE "cms"."_header_v_version_menu_locales" CASCADE;
  DROP TABLE "cms"."_header_v" CASCADE;
  DROP TABLE "cms"."_header_v_locales" CASCADE;
  DROP TABLE "cms"."_header_v_texts" CASCADE;
  DROP TABLE "cms"."footer_columns_links" CASCADE;
  DROP TABLE "cms"."footer_columns_links_locales" CASCADE;
  DROP TABLE "cms"."footer_columns_trip_types" CASCADE;
  DROP TABLE "cms"."footer_columns" CASCADE;
  DROP TABLE "cms"."footer_columns_locales" CASCADE;
  DROP TABLE "cms"."footer" CASCADE;
  DROP TABLE "cms"."footer_locales" CASCADE;
  DROP TABLE "cms"."footer_texts" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_links" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_trip_types" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "cms"."_footer_v" CASCADE;
  DROP TABLE "cms"."_footer_v_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_texts" CASCADE;
  DROP TABLE "cms"."global_search_trip_types" CASCADE;
  DROP TABLE "cms"."global_search_trip_types_locales" CASCADE;
  DROP TABLE "cms"."global_search" CASCADE;
  DROP TABLE "cms"."global_search_locales" CASCADE;
  DROP TABLE "cms"."checkout_header_steps" CASCADE;
  DROP TABLE "cms"."checkout_header_steps_locales" CASCADE;
  DROP TABLE "cms"."checkout_header" CASCADE;
  DROP TABLE "cms"."checkout_header_locales" CASCADE;
  DROP TABLE "cms"."dictionary" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_pages_sort_codes";
  DROP TYPE "cms"."enum_pages_page_type";
  DROP TYPE "cms"."enum_pages_global_search_trip_type";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_version_sort_codes";
  DROP TYPE "cms"."enum__pages_v_version_page_type";
  DROP TYPE "cms"."enum__pages_v_version_global_search_trip_type";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum__pages_v_published_locale";
  DROP TYPE "cms"."enum_search_criteria_search_trip_type";
  DROP TYPE "cms"."enum_search_criteria_search_sort_code";
  DROP TYPE "cms"."enum_search_criteria_kind";
  DROP TYPE "cms"."enum_offices_services";
  DROP TYPE "cms"."enum_faq_topic";
  DROP TYPE "cms"."enum_menus_groups_trip_types";
  DROP TYPE "cms"."enum_users_roles";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug";
  DROP TYPE "cms"."enum_header_menu_trip_types";
  DROP TYPE "cms"."enum_header_status";
  DROP TYPE "cms"."enum__header_v_version_menu_trip_types";
  DROP TYPE "cms"."enum__header_v_version_status";
  DROP TYPE "cms"."enum__header_v_published_locale";
  DROP TYPE "cms"."enum_footer_columns_trip_types";
  DROP TYPE "cms"."enum_footer_status";
  DROP TYPE "cms"."enum__footer_v_version_columns_trip_types";
  DROP TYPE "cms"."enum__footer_v_version_status";
  DROP TYPE "cms"."enum__footer_v_published_locale";
  DROP TYPE "cms"."enum_global_search_trip_types_code";`)
}
