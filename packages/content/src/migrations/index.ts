import * as migration_20261115_015215_initial from './20261115_015215_initial.ts'
import * as migration_20261115_045651_content_model from './20261115_045651_content_model.ts'
import * as migration_20261115_055243_directions_criteria_redirects from './20261115_055243_directions_criteria_redirects.ts'
import * as migration_20261115_075631_climate_of_directions from './20261115_075631_climate_of_directions.ts'
import * as migration_20261115_211438_page_error_and_tiles_heading from './20261115_211438_page_error_and_tiles_heading.ts'
import * as migration_20261116_041507_texts_are_documents from './20261116_041507_texts_are_documents.ts'

export const migrations = [
  {
    up: migration_20261115_015215_initial.up,
    down: migration_20261115_015215_initial.down,
    name: '20261115_015215_initial',
  },
  {
    up: migration_20261115_045651_content_model.up,
    down: migration_20261115_045651_content_model.down,
    name: '20261115_045651_content_model',
  },
  {
    up: migration_20261115_055243_directions_criteria_redirects.up,
    down: migration_20261115_055243_directions_criteria_redirects.down,
    name: '20261115_055243_directions_criteria_redirects',
  },
  {
    up: migration_20261115_075631_climate_of_directions.up,
    down: migration_20261115_075631_climate_of_directions.down,
    name: '20261115_075631_climate_of_directions',
  },
  {
    up: migration_20261115_211438_page_error_and_tiles_heading.up,
    down: migration_20261115_211438_page_error_and_tiles_heading.down,
    name: '20261115_211438_page_error_and_tiles_heading',
  },
  {
    up: migration_20261116_041507_texts_are_documents.up,
    down: migration_20261116_041507_texts_are_documents.down,
    name: '20261116_041507_texts_are_documents'
  },
];
