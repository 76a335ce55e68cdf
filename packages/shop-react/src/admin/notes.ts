import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { adminKeys, type NoteSubject } from "./keys"

export const useNotes = (about: NoteSubject) =>
  useRead(adminKeys.notes(about), (api) =>
    "order" in about
      ? api.GET("/api/admin/orders/{order_number}/notes", { params: { path: { order_number: about.order } } })
      : api.GET("/api/admin/customers/{id}/notes", { params: { path: { id: about.customer } } }),
  )

export function useAddNote(about: NoteSubject) {
  const queries = useQueryClient()
  return useWrite(
    (api, text: string) =>
      "order" in about
        ? api.POST("/api/admin/orders/{order_number}/notes", {
            params: { path: { order_number: about.order } },
            body: { text },
          })
        : api.POST("/api/admin/customers/{id}/notes", {
            params: { path: { id: about.customer } },
            body: { text },
          }),
    { onSuccess: (notes) => queries.setQueryData(adminKeys.notes(about), notes) },
  )
}

export const useDeleteNote = () =>
  useWrite((api, id: string) => api.DELETE("/api/admin/notes/{id}", { params: { path: { id } } }), {
    onSettled: useReload(adminKeys.everyNote),
  })
