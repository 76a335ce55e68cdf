import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("privacy")

export function Component() {
  return <InformationPage page="privacy" />
}
