import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys, type NoteSubject } from "./keys"

export function useNotes(about: NoteSubject) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.notes(about),
    queryFn: ({ signal }) =>
      "order" in about
        ? answerOf(
            api.GET("/api/admin/orders/{order_number}/notes", {
              params: { path: { order_number: about.order } },
              signal,
            }),
          )
        : answerOf(
            api.GET("/api/admin/customers/{id}/notes", { params: { path: { id: about.customer } }, signal }),
          ),
    retry: retryRead,
  })
}

export function useAddNote(about: NoteSubject) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      "order" in about
        ? answerOf(
            api.POST("/api/admin/orders/{order_number}/notes", {
              params: { path: { order_number: about.order } },
              body: { text },
            }),
          )
        : answerOf(
            api.POST("/api/admin/customers/{id}/notes", {
              params: { path: { id: about.customer } },
              body: { text },
            }),
          ),
    onSuccess: (notes) => queries.setQueryData(adminKeys.notes(about), notes),
  })
}

export function useDeleteNote() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE("/api/admin/notes/{id}", { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.everyNote }),
  })
}
