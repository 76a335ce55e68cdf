import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../page-queries"

export const prefetch = prefetchPage("returns")

export function Component() {
  return <InformationPage page="returns" />
}
