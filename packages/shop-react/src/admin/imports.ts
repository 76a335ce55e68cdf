import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { useAdmin, useReadAnew } from "./use-admin"

/** How often a running import is asked how far it is, in milliseconds. */
const PROGRESS_EVERY_MS = 700

/** The imports so far, newest first. */
export function useImports() {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.imports,
    queryFn: ({ signal }) => admin.imports({ ...call, signal }),
    retry: retryRead,
  })
}

/** One import; while it runs, how far it is. Once it is done, everything it changed is read anew. */
export function useImport(id: string) {
  const { admin, call } = useAdmin()
  const readAnew = useReadAnew()
  const query = useQuery({
    queryKey: adminKeys.import(id),
    queryFn: ({ signal }) => admin.import(id, { ...call, signal }),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? PROGRESS_EVERY_MS : false),
    retry: retryRead,
  })
  const state = query.data?.state
  useEffect(() => {
    if (state === "done") void readAnew()
  }, [state, readAnew])
  return query
}

/** Checks a file and changes nothing. */
export function useCheckImport() {
  const { admin, call } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: { name: string; text: string }) => admin.checkImport(file, call),
    onSuccess: (answer) => {
      queries.setQueryData(adminKeys.import(answer.id), answer)
    },
  })
}

/** Carries a checked import out. */
export function useRunImport() {
  const { admin, call } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => admin.runImport(id, call),
    onSuccess: (_answer, id) => queries.invalidateQueries({ queryKey: adminKeys.import(id) }),
  })
}
