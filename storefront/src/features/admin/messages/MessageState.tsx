import type { MailedMessage } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

const TONES = { queued: "warning", sent: "success", failed: "danger" } as const

/** Shows the state of an e-mail. `kept` means that it stays in the outbox, because there is no mail server. */
export function MessageState({
  message: { state, kept },
}: {
  message: Pick<MailedMessage, "state" | "kept">
}) {
  const { t } = useTranslation("admin")
  return <Badge tone={kept ? "quiet" : TONES[state]}>{t(`messages.states.${kept ? "kept" : state}`)}</Badge>
}
