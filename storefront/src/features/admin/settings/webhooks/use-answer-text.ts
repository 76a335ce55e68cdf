import type { WebhookAttempt } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../../i18n"
import { formatCount } from "../../number-formats"

/** Returns status and duration of an attempt, for example "503 · 120 ms". */
export function useAnswerText(): (attempt: WebhookAttempt) => string {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return ({ status, duration_ms }) =>
    `${status ?? t("webhooks.noAnswer")} · ${formatCount(duration_ms, language)} ms`
}
