import type { z } from "zod"
import type { Emulator } from "../emulator"
import type { Cause } from "../objects/event"
import { describedCall, type ApiVersion } from "./description"
import type { FormValue } from "./form"
import { readParameters } from "./parameters"

export type Call<P> = { emulator: Emulator; parameters: P; id: string; path: string; cause: Cause }

export type Route = {
  method: "GET" | "POST" | "DELETE"
  pattern: RegExp
  version: ApiVersion
  answer(call: Call<{ [name: string]: FormValue }>): object
}

/** Defines a call. Its parameters must match Stripe's description, then the supported ones. */
export function route<S extends z.ZodType>(
  method: Route["method"],
  path: string,
  schema: S,
  answer: (call: Call<z.output<S>>) => object,
  version: ApiVersion = "released",
): Route {
  const requireDescribed = describedCall(`${method} ${path}`, version)
  return {
    ...{ method, version },
    pattern: new RegExp(`^${path.replace(":id", "([A-Za-z0-9_]+)")}$`),
    answer: (call) => {
      requireDescribed(call.parameters)
      return answer({ ...call, parameters: readParameters(schema, call.parameters) })
    },
  }
}
