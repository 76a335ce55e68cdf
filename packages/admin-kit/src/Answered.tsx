import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { textsOf } from "./texts"

interface Answer<T> {
  data: T | undefined
  isError: boolean
  error?: unknown
}

interface AnsweredProps<T> {
  answer: Answer<T>
  children: (data: T) => ReactNode
}

interface DashboardTexts {
  labels: { loading: string }
  errorBoundary: { defaultTitle: string }
}
const useDashboardTexts = textsOf<DashboardTexts>("translation")

/** Returns the shop's explanation if the user's role does not allow the call. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error && "status" in error && error.status === 403 ? error.message : undefined

export function Answered<T>({ answer, children }: AnsweredProps<T>) {
  const { t } = useDashboardTexts()
  if (answer.data !== undefined) return children(answer.data)
  if (!answer.isError)
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-4" role="status">
        {t("labels.loading")}
      </Text>
    )
  return (
    <Text size="small" className="px-6 py-4" role="alert">
      {refusalOf(answer.error) ?? t("errorBoundary.defaultTitle")}
    </Text>
  )
}
