import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../page-queries"

export const prefetch = prefetchPage("terms")

export function Component() {
  return <InformationPage page="terms" />
}
