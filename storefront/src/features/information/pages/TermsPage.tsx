import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("terms")

export function Component() {
  return <InformationPage page="terms" />
}
