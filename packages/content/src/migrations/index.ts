import * as migration_20261115_015215_initial from './20261115_015215_initial.ts'

export const migrations = [
  {
    up: migration_20261115_015215_initial.up,
    down: migration_20261115_015215_initial.down,
    name: '20261115_015215_initial'
  },
];
