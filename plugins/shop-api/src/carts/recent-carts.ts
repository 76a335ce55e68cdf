import { LRUCache } from "lru-cache"

/**
 * Which cart a session had when this process last wrote it: a guess that saves a query, checked again under the
 * cart's lease.
 */
export const recentCarts = new LRUCache<string, string>({ max: 20_000 })
