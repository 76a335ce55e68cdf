import { isPermittedHost, isPublicUrl } from "@bon-perroquet/api-kit/network"
import { refuse } from "@bon-perroquet/api-kit/http"

/**
 * Checks the address of a webhook: https, no user name, and no host of a private network.
 * @throws 422 webhook_address
 */
export function requirePublicUrl(address: string, privateHosts?: readonly string[]): void {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username || url.password) throw refuse("webhook_address", 422)
  if (isPermittedHost(url, privateHosts)) return
  if (!isPublicUrl(url)) throw refuse("webhook_address", 422)
}
