import type { MailedMessage } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

const TONES = { queued: "warning", sent: "success", failed: "danger" } as const

/** Whether a message has left. */
export function MessageState({ message: { state } }: { message: Pick<MailedMessage, "state"> }) {
  const { t } = useTranslation("admin")
  return <Badge tone={TONES[state]}>{t(`messages.states.${state}`)}</Badge>
}
