import type { objectionTo } from "./documented"
import { requireVariable } from "./environment"

declare global {
  /** The test runners set it once per worker. */
  var apiDescription: { objectionTo: typeof objectionTo } | undefined
}

export async function requireDocumented(...[method, path, answer]: Answered): Promise<void> {
  if (!path.startsWith("/api/")) return
  if (!globalThis.apiDescription) throw new Error("These tests must run in Jest or Playwright.")
  const objection = await globalThis.apiDescription.objectionTo(
    requireVariable("SHOP_URL"),
    method,
    path,
    answer,
  )
  if (objection)
    throw new Error(
      `${method} ${path} returned a response that its API description does not allow: ${objection}`,
    )
}

type Answered = Parameters<typeof objectionTo> extends [string, ...infer Rest] ? Rest : never
