import { lazyAgain } from "../../../components/optional"

// Loaded on demand, because shoppers do not need it.
const Administration = lazyAgain(async () => (await import("../Administration")).Administration)

export function Component() {
  return <Administration />
}
