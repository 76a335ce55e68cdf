export const tableAddress = (ids: readonly string[]): string =>
  `/admin/products/table?${new URLSearchParams({ ids: ids.join(",") }).toString()}`
