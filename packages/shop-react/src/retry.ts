import { ShopApiError } from "@bon-perroquet/shop-client"

const RETRIES = 2

/** A read is tried again when the shop failed or was out of reach, not when it refused. */
export function retryRead(failures: number, error: Error): boolean {
  const refused = error instanceof ShopApiError && error.status < 500
  return !refused && failures < RETRIES
}
