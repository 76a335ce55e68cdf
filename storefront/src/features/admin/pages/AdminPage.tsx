import { lazyAgain } from "../../../components/optional"

// What it needs is named here and not in what every visitor loads.
const Administration = lazyAgain(async () => (await import("../Administration")).Administration)

/** Everything under /admin. */
export function Component() {
  return <Administration />
}
