import {
  WORKBOOK_TYPE,
  type ImportMapping,
  type ImportReading,
  type ProductImport,
  type TableKind,
} from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { pageOf, type ImportLinesQuestion } from "./pages"
import { useInvalidate } from "./use-invalidate"

const PROGRESS_EVERY_MS = 700

export function useImports() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.imports,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/imports", { signal })),
    retry: retryRead,
  })
}

/** Polls a running import. When it is done, reloads everything that it changed. */
export function useImport(id: string) {
  const { api } = useShop()
  const invalidate = useInvalidate()
  const query = useQuery({
    queryKey: adminKeys.import(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/imports/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? PROGRESS_EVERY_MS : false),
    retry: retryRead,
  })
  const state = query.data?.state
  useEffect(() => {
    if (state === "done") void invalidate()
  }, [state, invalidate])
  return query
}

/** Returns the changes per line, planned or applied. */
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

/**
 * Returns whether a file is a ZIP, by its extension or type. Operating systems report different types for ZIP files.
 */
const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /zip/.test(type)
const isWorkbook = ({ name }: File): boolean => /\.xlsx$/i.test(name)
/** Passes a file on as it is, because CSV files from Excel have various encodings. */
const asItIs = (body: unknown) => body as Blob

const CHECKS = {
  customers: "/api/admin/imports/customers",
  newsletter: "/api/admin/imports/newsletter",
  orders: "/api/admin/imports/orders",
  promotions: "/api/admin/imports/promotions",
  reviews: "/api/admin/imports/reviews",
  trade_prices: "/api/admin/imports/trade_prices",
  gift_cards: "/api/admin/imports/gift_cards",
} as const

/** Validates a file of products or customers or a ZIP of pictures, without changing anything. */
export function useCheckImport() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, kind }: { file: File; kind: "products" | Exclude<TableKind, "csv"> }) => {
      const params = { query: { file_name: file.name } }
      const table = {
        ...{ params, body: file as unknown as string, bodySerializer: asItIs },
        headers: { "Content-Type": isWorkbook(file) ? WORKBOOK_TYPE : "text/csv" },
      }
      if (kind !== "products") return answerOf(api.POST(CHECKS[kind], table))
      return isZip(file)
        ? answerOf(
            api.POST("/api/admin/imports/pictures", {
              ...{ params, body: file, bodySerializer: asItIs },
              headers: { "Content-Type": "application/zip" },
            }),
          )
        : answerOf(api.POST("/api/admin/imports", table))
    },
    onSuccess: (answer) => {
      queries.setQueryData(adminKeys.import(answer.id), answer)
    },
  })
}

/** Reads the file of a validated import again, for example in another encoding. */
export function useReadImportAgain(id: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<ImportReading>) =>
      answerOf(api.PATCH("/api/admin/imports/{id}", { params: { path: { id } }, body })),
    onSuccess: async (answer) => {
      queries.setQueryData(adminKeys.import(id), answer)
      await queries.invalidateQueries({ queryKey: adminKeys.import(id) })
    },
  })
}

export function useRunImport() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/imports/{id}/run", { params: { path: { id } } })),
    onSuccess: (_answer, id) => queries.invalidateQueries({ queryKey: adminKeys.import(id) }),
  })
}

export function usePauseImport() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/imports/{id}/pause", { params: { path: { id } } })),
    onSuccess: (_answer, id) => queries.invalidateQueries({ queryKey: adminKeys.import(id) }),
  })
}

/** Creates the import that would undo a finished one. It changes nothing until it runs. */
export function useUndoImport() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/imports/{id}/undo", { params: { path: { id } } })),
    onSuccess: (answer) => {
      queries.setQueryData(adminKeys.import(answer.id), answer)
    },
  })
}

export function useImportMappings() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.importMappings,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/imports/mappings", { signal })),
    retry: retryRead,
  })
}

export function useSaveImportMapping() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<ImportMapping, "id">) =>
      answerOf(api.PUT("/api/admin/imports/mappings", { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKeys.importMappings }),
  })
}

export function useDeleteImportMapping() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE("/api/admin/imports/mappings/{id}", { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKeys.importMappings }),
  })
}
