import * as migration_20261116_182111_initial from './20261116_182111_initial.ts'

export const migrations = [
  {
    up: migration_20261116_182111_initial.up,
    down: migration_20261116_182111_initial.down,
    name: '20261116_182111_initial'
  },
];
