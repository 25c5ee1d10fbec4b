import * as migration_20261116_182111_initial from './20261116_182111_initial.ts'
import * as migration_20261117_003846_shop_contact from './20261117_003846_shop_contact.ts'
import * as migration_20261117_011949_page_types_of_the_checkout from './20261117_011949_page_types_of_the_checkout.ts'
import * as migration_20261117_043129_page_type_of_the_price_chart from './20261117_043129_page_type_of_the_price_chart.ts'
import * as migration_20261117_043850_page_type_of_the_quiz from './20261117_043850_page_type_of_the_quiz.ts'
import * as migration_20261117_081349_page_types_of_the_account from './20261117_081349_page_types_of_the_account.ts'
import * as migration_20261117_104902_tabs_of_the_reservation from './20261117_104902_tabs_of_the_reservation.ts'
import * as migration_20261117_111800_preview_of_the_reservation from './20261117_111800_preview_of_the_reservation.ts'
import * as migration_20261117_153000_payments_of_the_account from './20261117_153000_payments_of_the_account.ts'
import * as migration_20261117_154116_mailbox_of_the_account from './20261117_154116_mailbox_of_the_account.ts'
import * as migration_20261117_185643_complaint_form from './20261117_185643_complaint_form.ts'
import * as migration_20261118_115500_destinations from './20261118_115500_destinations.ts'

export const migrations = [
  {
    up: migration_20261116_182111_initial.up,
    down: migration_20261116_182111_initial.down,
    name: '20261116_182111_initial',
  },
  {
    up: migration_20261117_003846_shop_contact.up,
    down: migration_20261117_003846_shop_contact.down,
    name: '20261117_003846_shop_contact',
  },
  {
    up: migration_20261117_011949_page_types_of_the_checkout.up,
    down: migration_20261117_011949_page_types_of_the_checkout.down,
    name: '20261117_011949_page_types_of_the_checkout',
  },
  {
    up: migration_20261117_043129_page_type_of_the_price_chart.up,
    down: migration_20261117_043129_page_type_of_the_price_chart.down,
    name: '20261117_043129_page_type_of_the_price_chart',
  },
  {
    up: migration_20261117_043850_page_type_of_the_quiz.up,
    down: migration_20261117_043850_page_type_of_the_quiz.down,
    name: '20261117_043850_page_type_of_the_quiz',
  },
  {
    up: migration_20261117_081349_page_types_of_the_account.up,
    down: migration_20261117_081349_page_types_of_the_account.down,
    name: '20261117_081349_page_types_of_the_account',
  },
  {
    up: migration_20261117_104902_tabs_of_the_reservation.up,
    down: migration_20261117_104902_tabs_of_the_reservation.down,
    name: '20261117_104902_tabs_of_the_reservation',
  },
  {
    up: migration_20261117_111800_preview_of_the_reservation.up,
    down: migration_20261117_111800_preview_of_the_reservation.down,
    name: '20261117_111800_preview_of_the_reservation',
  },
  {
    up: migration_20261117_153000_payments_of_the_account.up,
    down: migration_20261117_153000_payments_of_the_account.down,
    name: '20261117_153000_payments_of_the_account',
  },
  {
    up: migration_20261117_154116_mailbox_of_the_account.up,
    down: migration_20261117_154116_mailbox_of_the_account.down,
    name: '20261117_154116_mailbox_of_the_account',
  },
  {
    up: migration_20261117_185643_complaint_form.up,
    down: migration_20261117_185643_complaint_form.down,
    name: '20261117_185643_complaint_form',
  },
  {
    up: migration_20261118_115500_destinations.up,
    down: migration_20261118_115500_destinations.down,
    name: '20261118_115500_destinations',
  },
];
