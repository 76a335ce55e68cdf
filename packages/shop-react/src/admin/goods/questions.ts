import type { Language, ReviewDecision } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { useShop, retryRead } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"
import { pageOf, type QuestionsQuestion } from "../pages"

const questionQuery = (api: ShopApi, id: string, language: Language) =>
  queryOptions({
    queryKey: adminKeys.question(id, language),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/questions/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })

export function useAdminQuestions(asked: QuestionsQuestion) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.questions(asked, language),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/questions", { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
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
  const { api, language } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision, version }: Answered) =>
      answerOf(
        api.PUT("/api/admin/questions/{id}", {
          params: { path: { id }, header: ifMatch(version) },
          body: decision,
        }),
      ),
    onSuccess: (question) => {
      queries.setQueryData(adminKeys.question(question.id, language), question)
      return Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.questionLists }),
        queries.invalidateQueries({ queryKey: adminKeys.today }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
      ])
    },
  })
}
