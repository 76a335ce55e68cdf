import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

/** Event in a translation key, with an underscore for the dot, because i18next reads a dot as a level. */
type EventKey = WebhookEvent extends infer Each
  ? Each extends `${infer Subject}.${infer Verb}`
    ? `${Subject}_${Verb}`
    : never
  : never

const keyOf = (event: WebhookEvent) => event.replace(".", "_") as EventKey

/** Returns the name of an event in the reader's language. */
export function useEventName(): (event: string) => string {
  const { t } = useTranslation("admin")
  return (event) => {
    const known = WEBHOOK_EVENT_NAMES.find((each) => each === event)
    return known ? t(`webhooks.events.${keyOf(known)}`) : t("webhooks.testEvent")
  }
}
