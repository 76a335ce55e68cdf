import Medusa, { FetchError } from "@medusajs/js-sdk"
import { toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { answerKey, previousPageOf, type Query } from "./answer-key"

/** Reads one of Medusa's /admin routes. The previous page of a list stays visible while another one loads. */
export function useAnswer<T>(path: string, query: Query = {}) {
  return useQuery({
    queryKey: answerKey(path, query),
    queryFn: () => engine.client.fetch<T>(path, { query }),
    placeholderData: previousPageOf(path),
    retry: 1,
  })
}

export interface Change<Input> {
  to: (input: Input) => { path: string; method?: "POST" | "PUT" | "DELETE"; body?: Record<string, unknown> }
  done: string
  failed: (code: string | undefined) => string
  then?: () => void
}

/** Returns the code of an error response, for example `country_in_use`. */
export function codeOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ""
  return /^[a-z]+(_[a-z]+)+$/.test(message) ? message : undefined
}

const FORBIDDEN = 403

/**
 * Returns the text of a 403 response without an error code. It explains the next step, for example to enter the
 * password again.
 */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof FetchError && error.status === FORBIDDEN && !codeOf(error) ? error.message : undefined

/** Sends a change, shows a notification and reloads all data on the screen. */
export function useChange<Input>({ to, done, failed, then }: Change<Input>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => {
      const { path, method = "POST", body } = to(input)
      return engine.client.fetch<unknown>(path, { method, ...(body && { body }) })
    },
    onSuccess: () => {
      toast.success(done)
      then?.()
    },
    onError: (error) => toast.error(refusalIn(error) ?? failed(codeOf(error))),
    // Reloads even after an error, because somebody else may have made the change.
    onSettled: () => queries.invalidateQueries(),
  })
}

/** URL of the Medusa server. The dashboard's build inserts it. */
declare const __BACKEND_URL__: string

export const engine = new Medusa({ baseUrl: __BACKEND_URL__ || "/", auth: { type: "session" } })
