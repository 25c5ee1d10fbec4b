import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TYPE "cms"."enum_pages_page_type" ADD VALUE 'mytuiPaymentSuccess' BEFORE 'mytuiSettings';
  ALTER TYPE "cms"."enum_pages_page_type" ADD VALUE 'mytuiPaymentFailure' BEFORE 'mytuiSettings';
  ALTER TYPE "cms"."enum__pages_v_version_page_type" ADD VALUE 'mytuiPaymentSuccess' BEFORE 'mytuiSettings';
  ALTER TYPE "cms"."enum__pages_v_version_page_type" ADD VALUE 'mytuiPaymentFailure' BEFORE 'mytuiSettings';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cms"."pages" ALTER COLUMN "page_type" SET DATA TYPE text;
  ALTER TABLE "cms"."pages" ALTER COLUMN "page_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "cms"."enum_pages_page_type";
  CREATE TYPE "cms"."enum_pages_page_type" AS ENUM('homePage', 'contentPage', 'tilesPage', 'formPage', 'article', 'listing', 'charters', 'chartersLandingPage', 'lowestPriceChart', 'quiz', 'directions', 'contentPageContactOffices', 'direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights', 'hotelCard', 'contentPageContactCity', 'contentPageContactOffice', 'checkoutReservation', 'checkoutReservationFailed', 'checkoutPayment', 'checkoutPaymentConfirm', 'checkoutPaymentSuccess', 'checkoutPaymentFailed', 'checkoutOrderPlaced', 'wishlist', 'mytuiAuthLogin', 'mytuiAuthRegister', 'mytuiAuthRegisterSuccess', 'mytuiAuthResendActivation', 'mytuiAuthPasswordReset', 'mytuiAuthPasswordChange', 'mytuiAuthDeactivate', 'mytuiReservations', 'mytuiReservation', 'mytuiReservationTravel', 'mytuiReservationGuide', 'mytuiReservationHotel', 'mytuiReservationDocuments', 'mytuiReservationUpsells', 'mytuiReservationPayment', 'mytuiReservationManagement', 'mytuiReservationPreview', 'mytuiSettings', 'mytuiHelp', 'page404', 'error', 'pageError');
  ALTER TABLE "cms"."pages" ALTER COLUMN "page_type" SET DEFAULT 'contentPage'::"cms"."enum_pages_page_type";
  ALTER TABLE "cms"."pages" ALTER COLUMN "page_type" SET DATA TYPE "cms"."enum_pages_page_type" USING "page_type"::"cms"."enum_pages_page_type";
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_page_type" SET DATA TYPE text;
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_page_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "cms"."enum__pages_v_version_page_type";
  CREATE TYPE "cms"."enum__pages_v_version_page_type" AS ENUM('homePage', 'contentPage', 'tilesPage', 'formPage', 'article', 'listing', 'charters', 'chartersLandingPage', 'lowestPriceChart', 'quiz', 'directions', 'contentPageContactOffices', 'direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights', 'hotelCard', 'contentPageContactCity', 'contentPageContactOffice', 'checkoutReservation', 'checkoutReservationFailed', 'checkoutPayment', 'checkoutPaymentConfirm', 'checkoutPaymentSuccess', 'checkoutPaymentFailed', 'checkoutOrderPlaced', 'wishlist', 'mytuiAuthLogin', 'mytuiAuthRegister', 'mytuiAuthRegisterSuccess', 'mytuiAuthResendActivation', 'mytuiAuthPasswordReset', 'mytuiAuthPasswordChange', 'mytuiAuthDeactivate', 'mytuiReservations', 'mytuiReservation', 'mytuiReservationTravel', 'mytuiReservationGuide', 'mytuiReservationHotel', 'mytuiReservationDocuments', 'mytuiReservationUpsells', 'mytuiReservationPayment', 'mytuiReservationManagement', 'mytuiReservationPreview', 'mytuiSettings', 'mytuiHelp', 'page404', 'error', 'pageError');
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_page_type" SET DEFAULT 'contentPage'::"cms"."enum__pages_v_version_page_type";
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_page_type" SET DATA TYPE "cms"."enum__pages_v_version_page_type" USING "version_page_type"::"cms"."enum__pages_v_version_page_type";`)
}
