import { FetchError } from "@medusajs/js-sdk"
import { toast } from "@medusajs/ui"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { engine } from "./client"

export type Query = Record<string, string | number | undefined>

/** Reads one of the engine's /admin routes; the answer before stays while another page of it is on its way. */
export function useAnswer<T>(path: string, query: Query = {}) {
  return useQuery({
    queryKey: ["shop", path, query],
    queryFn: () => engine.client.fetch<T>(path, { query }),
    placeholderData: keepPreviousData,
    retry: 1,
  })
}

export interface Change<Input> {
  /** The route that does it. */
  to: (input: Input) => { path: string; method?: "POST" | "DELETE"; body?: Record<string, unknown> }
  /** Said when it is done. */
  done: string
  /** Said when it is not; the engine's code tells which sentence fits. */
  failed: (code: string | undefined) => string
  then?: () => void
}

/** The refusal's code, e.g. `country_in_use`, where the route gave one. */
export function codeOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ""
  return /^[a-z]+(_[a-z]+)+$/.test(message) ? message : undefined
}

const FORBIDDEN = 403

/** The sentence of a refusal that says how to go on, such as to confirm who one is. */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof FetchError && error.status === FORBIDDEN && !codeOf(error) ? error.message : undefined

/** Changes something, says so, and has everything on the screen read anew: the engine's own sections show it too. */
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
    // After a refusal as well: somebody else may have been faster.
    onSettled: () => queries.invalidateQueries(),
  })
}
