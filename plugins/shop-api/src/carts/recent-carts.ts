import { LRUCache } from "lru-cache"

/**
 * Cart id by session id at this process's last write. A hint that saves a query. It is verified under the
 * cart's lease.
 */
export const recentCarts = new LRUCache<string, string>({ max: 20_000 })
