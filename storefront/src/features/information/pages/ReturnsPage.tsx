import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("returns")

export function Component() {
  return <InformationPage page="returns" />
}
