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

/** The dashboard's own words for what every screen has. */
interface DashboardTexts {
  labels: { loading: string }
  errorBoundary: { defaultTitle: string }
}
const useDashboardTexts = textsOf<DashboardTexts>("translation")

/** Why somebody's role does not include it, as the shop says it. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error && "status" in error && error.status === 403 ? error.message : undefined

/** What was answered, or that it is being waited for, or that it did not come. */
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
