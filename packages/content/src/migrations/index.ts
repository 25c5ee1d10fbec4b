import * as migration_20261116_182111_initial from './20261116_182111_initial.ts'
import * as migration_20261117_003846_shop_contact from './20261117_003846_shop_contact.ts'
import * as migration_20261117_011949_page_types_of_the_checkout from './20261117_011949_page_types_of_the_checkout.ts'
import * as migration_20261117_043129_page_type_of_the_price_chart from './20261117_043129_page_type_of_the_price_chart.ts'
import * as migration_20261117_043850_page_type_of_the_quiz from './20261117_043850_page_type_of_the_quiz.ts'

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
    name: '20261117_043850_page_type_of_the_quiz'
  },
];
