import { lazyAgain } from "../../../components/optional"

// Loaded on demand, so that shoppers do not load it.
const Administration = lazyAgain(async () => (await import("../Administration")).Administration)

export function Component() {
  return <Administration />
}
