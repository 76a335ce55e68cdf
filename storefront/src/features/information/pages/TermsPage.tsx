import { InformationPage } from "../InformationPage"

export function Component() {
  return <InformationPage page="terms" />
}
