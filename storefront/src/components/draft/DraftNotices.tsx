import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"
import { RotateCcw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { Button } from "../Button"
import { formatDay, formatMoment } from "../date"
import { Conflicts, type FieldTexts } from "./Conflicts"
import type { FormDraft } from "./use-draft"
import { Dialog } from "../Dialog"

export function DraftNotices({ draft, texts }: { draft: FormDraft; texts: FieldTexts }) {
  const { t } = useTranslation("common")
  const { language } = useLanguage()
  const { offeredAt, restoredAt } = draft
  const at = offeredAt ?? restoredAt
  return (
    <>
      {at && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-sky bg-card p-4"
        >
          <p className="mr-auto flex items-center gap-2">
            <RotateCcw aria-hidden className="size-5 shrink-0 text-sky" />
            {t(offeredAt ? "draft.offered" : "draft.restored", { moment: formatMomentOrTime(at, language) })}
          </p>
          <span className="flex flex-wrap gap-2">
            {offeredAt && (
              <Button size="sm" onClick={draft.takeUp}>
                {t("draft.take")}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={draft.discard}>
              {t("draft.discard")}
            </Button>
          </span>
        </div>
      )}
      <Conflicts conflicts={draft.conflicts} onChoose={draft.choose} texts={texts} />
      <LeaveQuestion draft={draft} />
    </>
  )
}

/** Formats a timestamp. Omits the date if it is today. */
function formatMomentOrTime(moment: string, language: Language): string {
  if (formatDay(moment, language) !== formatDay(new Date().toISOString(), language))
    return formatMoment(moment, language)
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** Asks whether to stay on the page, or to leave and keep or discard the draft. */
function LeaveQuestion({ draft: { leaving, abandon } }: { draft: FormDraft }) {
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
