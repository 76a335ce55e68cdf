import { requireVariable } from "@bon-perroquet/testing"
import { LIMITS } from "@bon-perroquet/testing/limits"

const ADDRESSES = [
  ["SHOP_URL", "/api/search?q[999999999]=nuts"],
  ["SHOP_URL", "/api/products?offset%5B4294967294%5D=1"],
  ["ENGINE_URL", "/store/products?id[%39%39%39%39%39%39%39%39%39]=a"],
  ["ENGINE_URL", "/nowhere?a[b][999999999]=1"],
] as const

it("a query parameter with a huge list index does not block the engine", async () => {
  // Without the limit, each request blocked the engine for 40 s on a fast machine.
  const signal = AbortSignal.timeout(LIMITS.wait)
  const headers = { Accept: "application/json" }
  const odd = ADDRESSES.map(([base, path]) => fetch(`${requireVariable(base)}${path}`, { signal, headers }))
  const health = await fetch(`${requireVariable("ENGINE_URL")}/health`, { signal })
  expect(health.status).toBe(200)
  for (const { status } of await Promise.all(odd)) expect(status).toBeLessThan(500)
})
