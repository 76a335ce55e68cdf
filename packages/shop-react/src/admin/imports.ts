import {
  WORKBOOK_TYPE,
  type ImportMapping,
  type ImportReading,
  type ProductImport,
  type TableKind,
} from "@bon-perroquet/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { usePage } from "../api-pages"
import { readOf, useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import type { ImportLinesQuestion } from "./pages"
import { useInvalidate } from "./use-invalidate"

const PROGRESS_EVERY_MS = 700

const at = (id: string) => ({ path: { id } })

export const useImports = () => useRead(adminKeys.imports, (api) => api.GET("/api/admin/imports"))

/** Polls a running import. When it is done, reloads everything that it changed. */
export function useImport(id: string) {
  const { api } = useShop()
  const invalidate = useInvalidate()
  const query = useQuery({
    ...readOf(api, adminKeys.import(id), (api) => api.GET("/api/admin/imports/{id}", { params: at(id) })),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? PROGRESS_EVERY_MS : false),
  })
  const state = query.data?.state
  useEffect(() => {
    if (state === "done") void invalidate()
  }, [state, invalidate])
  return query
}

/** Returns the changes per line, planned or applied. */
export const useImportLines = ({ id, state }: ProductImport, question: ImportLinesQuestion) =>
  usePage(adminKeys.importLines(id, state, question), (api) =>
    api.GET("/api/admin/imports/{id}/lines", { params: { ...at(id), query: question } }),
  )

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

function useKeepImport() {
  const queries = useQueryClient()
  return (answer: ProductImport) => {
    queries.setQueryData(adminKeys.import(answer.id), answer)
  }
}

/** Validates a file of products or customers or a ZIP of pictures, without changing anything. */
export const useCheckImport = () =>
  useWrite(
    (api, { file, kind }: { file: File; kind: "products" | Exclude<TableKind, "csv"> }) => {
      const params = { query: { file_name: file.name } }
      const table = {
        ...{ params, body: file as unknown as string, bodySerializer: asItIs },
        headers: { "Content-Type": isWorkbook(file) ? WORKBOOK_TYPE : "text/csv" },
      }
      if (kind !== "products") return api.POST(CHECKS[kind], table)
      return isZip(file)
        ? api.POST("/api/admin/imports/pictures", {
            ...{ params, body: file, bodySerializer: asItIs },
            headers: { "Content-Type": "application/zip" },
          })
        : api.POST("/api/admin/imports", table)
    },
    { onSuccess: useKeepImport() },
  )

/** Reads the file of a validated import again, for example in another encoding. */
export function useReadImportAgain(id: string) {
  const keep = useKeepImport()
  const reload = useReload(adminKeys.import(id))
  return useWrite(
    (api, body: Partial<ImportReading>) => api.PATCH("/api/admin/imports/{id}", { params: at(id), body }),
    {
      onSuccess: (answer) => {
        keep(answer)
        return reload()
      },
    },
  )
}

function useReloadImport() {
  const queries = useQueryClient()
  return (_answer: unknown, id: string) => queries.invalidateQueries({ queryKey: adminKeys.import(id) })
}

export const useRunImport = () =>
  useWrite((api, id: string) => api.POST("/api/admin/imports/{id}/run", { params: at(id) }), {
    onSuccess: useReloadImport(),
  })

export const usePauseImport = () =>
  useWrite((api, id: string) => api.POST("/api/admin/imports/{id}/pause", { params: at(id) }), {
    onSuccess: useReloadImport(),
  })

/** Creates the import that would undo a finished one. It changes nothing until it runs. */
export const useUndoImport = () =>
  useWrite((api, id: string) => api.POST("/api/admin/imports/{id}/undo", { params: at(id) }), {
    onSuccess: useKeepImport(),
  })

export const useImportMappings = () =>
  useRead(adminKeys.importMappings, (api) => api.GET("/api/admin/imports/mappings"))

export const useSaveImportMapping = () =>
  useWrite((api, body: Omit<ImportMapping, "id">) => api.PUT("/api/admin/imports/mappings", { body }), {
    onSuccess: useReload(adminKeys.importMappings),
  })

export const useDeleteImportMapping = () =>
  useWrite((api, id: string) => api.DELETE("/api/admin/imports/mappings/{id}", { params: at(id) }), {
    onSuccess: useReload(adminKeys.importMappings),
  })
