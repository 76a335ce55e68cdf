import type { User } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../../components/date"
import { Toggle } from "../../../components/Toggle"
import { useLanguage } from "../../../i18n"

type NewsletterPreferenceProps = { me: User; pending: boolean; onChange: (wanted: boolean) => void }

/** Subscribes to the newsletter with double opt-in, or unsubscribes. */
export function NewsletterPreference({ me, pending, onChange }: NewsletterPreferenceProps) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const id = useId()
  const { state, since } = me.newsletter
  const date = since ? formatDay(since, language) : ""
  return (
    <div aria-busy={pending} className="flex items-start justify-between gap-4 py-5">
      <div>
        <p id={id} className="font-semibold">
          {t("preferences.newsletter.label")}
        </p>
        <p id={`${id}-state`} className="text-bark">
          {t(`preferences.newsletter.${state}`, { date })}
        </p>
      </div>
      <Toggle
        labelledBy={id}
        describedBy={`${id}-state`}
        checked={state !== "none"}
        onChange={(wanted) => !pending && onChange(wanted)}
      />
    </div>
  )
}
