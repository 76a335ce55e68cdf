/** Replaces TanStack Query's code of infinite queries, which the shop does not have. Saves 0.5 KB (gzip). */
export function infiniteQueryBehavior(): never {
  throw new Error("To use infinite queries, remove the alias from storefront/vite.config.ts.")
}

export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }
