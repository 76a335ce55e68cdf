import type { ProductImport } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { pageOf, type ImportLinesQuestion } from "./pages"
import { useReadAnew } from "./use-read-anew"

/** How often a running import is asked how far it is, in milliseconds. */
const PROGRESS_EVERY_MS = 700

/** The imports so far, newest first. */
export function useImports() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.imports,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/imports", { signal })),
    retry: retryRead,
  })
}

/** One import; while it runs, how far it is. Once it is done, everything it changed is read anew. */
export function useImport(id: string) {
  const { api } = useShop()
  const readAnew = useReadAnew()
  const query = useQuery({
    queryKey: adminKeys.import(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/imports/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? PROGRESS_EVERY_MS : false),
    retry: retryRead,
  })
  const state = query.data?.state
  useEffect(() => {
    if (state === "done") void readAnew()
  }, [state, readAnew])
  return query
}

/** What lines of an import would change; once it is done, what they changed. */
export function useImportLines({ id, state }: ProductImport, question: ImportLinesQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.importLines(id, state, question),
    queryFn: ({ signal }) =>
      pageOf(api.GET("/api/admin/imports/{id}/lines", { params: { path: { id }, query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** Whether a file is a ZIP, of pictures: systems disagree on its type. */
const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /zip/.test(type)
/** Byte by byte as it is: Excel has encodings of its own. */
const asItIs = (body: unknown) => body as Blob

/** Checks a file of products, or a ZIP of their pictures, and changes nothing. */
export function useCheckImport() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => {
      const params = { query: { file_name: file.name } }
      return isZip(file)
        ? answerOf(
            api.POST("/api/admin/imports/pictures", {
              ...{ params, body: file, bodySerializer: asItIs },
              headers: { "Content-Type": "application/zip" },
            }),
          )
        : answerOf(
            api.POST("/api/admin/imports", {
              ...{ params, body: file as unknown as string, bodySerializer: asItIs },
              headers: { "Content-Type": "text/csv" },
            }),
          )
    },
    onSuccess: (answer) => {
      queries.setQueryData(adminKeys.import(answer.id), answer)
    },
  })
}

/** Carries a checked import out. */
export function useRunImport() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/imports/{id}/run", { params: { path: { id } } })),
    onSuccess: (_answer, id) => queries.invalidateQueries({ queryKey: adminKeys.import(id) }),
  })
}
