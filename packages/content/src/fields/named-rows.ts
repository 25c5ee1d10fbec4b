/** For lists: a closed row shows its key or label. The component lives in the admin app. */
export const namedRows = { components: { RowLabel: '/rows/row-label.tsx#RowLabel' } }
