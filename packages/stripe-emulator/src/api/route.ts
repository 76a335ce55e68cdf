import type { z } from "zod"
import type { Emulator } from "../emulator"
import type { Cause } from "../objects/event"
import { describedCall } from "./description"
import type { FormValue } from "./form"
import { readParameters } from "./parameters"

/** One call of the API: its parameters, the id in its path, and what its events name as their cause. */
export type Call<P> = { emulator: Emulator; parameters: P; id: string; path: string; cause: Cause }

/** Answers a call, once its parameters have been read, with the object that Stripe would answer. */
export type Route = {
  method: "GET" | "POST"
  pattern: RegExp
  answer(call: Call<{ [name: string]: FormValue }>): object
}

/**
 * A route of the API; `:id` in the path stands for one id. Parameters are held against Stripe's own description of the
 * call first, then against what the emulator does of it.
 */
export function route<S extends z.ZodType>(
  method: Route["method"],
  path: string,
  schema: S,
  answer: (call: Call<z.output<S>>) => object,
): Route {
  const requireDescribed = describedCall(`${method} ${path}`)
  return {
    method,
    pattern: new RegExp(`^${path.replace(":id", "([A-Za-z0-9_]+)")}$`),
    answer: (call) => {
      requireDescribed(call.parameters)
      return answer({ ...call, parameters: readParameters(schema, call.parameters) })
    },
  }
}
