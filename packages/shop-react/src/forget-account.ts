import type { QueryClient } from "@tanstack/react-query"
import { shopKeys } from "./query-keys"

/** Keys of answers that the server gives by session and account, for example a cart with trade prices. */
const BY_SESSION = [shopKeys.carts, shopKeys.allCartRepeats, shopKeys.allDeliveries]

/**
 * Removes everything that was loaded for another account, and cancels its requests. Call it when another account, or
 * none, uses the browser.
 * @param account id of the new account, or null for a guest
 */
export function forgetAccount(queries: QueryClient, account: string | null): void {
  queries.removeQueries({ queryKey: shopKeys.credits })
  // A guest has no screens of an account, so nothing is loaded again.
  if (account === null) queries.removeQueries({ queryKey: shopKeys.account })
  else void queries.resetQueries({ queryKey: shopKeys.account })
  for (const queryKey of BY_SESSION) void queries.resetQueries({ queryKey })
}
