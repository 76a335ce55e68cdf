import type { objectionTo } from "./documented"
import { given } from "./environment"

type Objection = typeof objectionTo

/** Every answer that a test sees has to be one that the API's description promises. @throws when it is not */
export async function requireDocumented(...[method, path, answer]: Answered): Promise<void> {
  if (!path.startsWith("/api/")) return
  // Kept by shop-environment.ts for all files of a worker; a browser's tests load it once anyway.
  const { objectionTo: kept } = globalThis as { objectionTo?: Objection }
  const find = kept ?? (await import("./documented.js")).objectionTo
  const objection = await find(given("SHOP_URL"), method, path, answer)
  if (objection) throw new Error(`${method} ${path} answered what its description does not say: ${objection}`)
}

type Answered = Parameters<Objection> extends [string, ...infer Rest] ? Rest : never
