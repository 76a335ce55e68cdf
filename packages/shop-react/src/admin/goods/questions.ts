import type { Language, ReviewDecision } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../../api-reads"
import { useWrite } from "../../api-writes"
import { usePage } from "../../api-pages"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"
import type { QuestionsQuestion } from "../pages"

const questionQuery = (api: ShopApi, id: string, language: Language) =>
  readOf(api, adminKeys.question(id, language), (api) =>
    api.GET("/api/admin/questions/{id}", { params: { path: { id } } }),
  )

export function useAdminQuestions(asked: QuestionsQuestion) {
  const { language } = useShop()
  return usePage(adminKeys.questions(asked, language), (api) =>
    api.GET("/api/admin/questions", { params: { query: asked } }),
  )
}

export function useAdminQuestion(id: string) {
  const { api, language } = useShop()
  return useQuery(questionQuery(api, id, language))
}

export function useRereadQuestion() {
  const { api, language } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...questionQuery(api, id, language), staleTime: 0 })
}

type Answered = { id: string; decision: ReviewDecision; version: string | undefined }

export function useAnswerQuestion() {
  const { language } = useShop()
  const queries = useQueryClient()
  return useWrite(
    (api, { id, decision, version }: Answered) =>
      api.PUT("/api/admin/questions/{id}", {
        params: { path: { id }, header: ifMatch(version) },
        body: decision,
      }),
    {
      onSuccess: (question) => {
        queries.setQueryData(adminKeys.question(question.id, language), question)
        return Promise.all([
          queries.invalidateQueries({ queryKey: adminKeys.questionLists }),
          queries.invalidateQueries({ queryKey: adminKeys.today }),
          queries.invalidateQueries({ queryKey: shopKeys.products }),
        ])
      },
    },
  )
}
