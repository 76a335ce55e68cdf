import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../page-queries"

export const prefetch = prefetchPage("about")

export function Component() {
  return <InformationPage page="about" />
}
