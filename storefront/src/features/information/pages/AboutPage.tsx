import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("about")

export function Component() {
  return <InformationPage page="about" />
}
