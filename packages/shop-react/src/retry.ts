import { ShopApiError } from "@bon-perroquet/shop-client"

const RETRIES = 2

/** Returns true if a read should be retried: after network errors and 5xx, not after rejections. */
export function retryRead(failures: number, error: Error): boolean {
  const refused = error instanceof ShopApiError && error.status < 500
  return !refused && failures < RETRIES
}
