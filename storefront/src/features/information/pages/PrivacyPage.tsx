import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../page-queries"

export const prefetch = prefetchPage("privacy")

export function Component() {
  return <InformationPage page="privacy" />
}
