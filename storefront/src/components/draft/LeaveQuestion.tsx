import { useTranslation } from "react-i18next"
import { Button } from "../Button"
import { Dialog } from "../Dialog"
import type { FormDraft } from "./use-draft"

/** Offers to stay, keep the draft or discard it. */
export function LeaveQuestion({ draft: { leaving, abandon } }: { draft: FormDraft }) {
  const { t } = useTranslation("common")
  return (
    <Dialog open={leaving.isAsked} onClose={leaving.stay} title={t("draft.leave.title")}>
      <p className="text-bark">{t("draft.leave.text")}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={abandon}>
          {t("draft.leave.abandon")}
        </Button>
        <Button variant="secondary" onClick={leaving.leave}>
          {t("draft.leave.leave")}
        </Button>
        <Button onClick={leaving.stay}>{t("draft.leave.stay")}</Button>
      </div>
    </Dialog>
  )
}
