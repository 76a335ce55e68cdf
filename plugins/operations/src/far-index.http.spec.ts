// In turn: every third day (docs/testing.md).
import { given } from "@bon-perroquet/testing"
import { TIMEOUT_FACTOR } from "@bon-perroquet/testing/timeout-factor"

/** Somebody else's request has been waiting too long then, in ms; without the mend each of these kept the engine for 40 s. */
const PATIENCE = 15_000 * TIMEOUT_FACTOR

const ADDRESSES = [
  ["SHOP_URL", "/api/search?q[999999999]=nuts"],
  ["SHOP_URL", "/api/products?offset%5B4294967294%5D=1"],
  ["ENGINE_URL", "/store/products?id[%39%39%39%39%39%39%39%39%39]=a"],
  ["ENGINE_URL", "/nowhere?a[b][999999999]=1"],
] as const

it.each(ADDRESSES)("nobody keeps others waiting by a list that reaches far: %s%s", async (base, path) => {
  const signal = AbortSignal.timeout(PATIENCE)
  const odd = fetch(`${given(base)}${path}`, { signal, headers: { Accept: "application/json" } })
  const other = fetch(`${given("ENGINE_URL")}/health`, { signal })
  expect((await other).status).toBe(200)
  expect((await odd).status).toBeLessThan(500)
})
