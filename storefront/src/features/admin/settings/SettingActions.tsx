import {
  useSettingVersions,
  type KeptSetting,
  type SettingName,
  type SettingValues,
} from "@bon-perroquet/shop-react/admin"
import { History } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { isSame } from "../../../components/draft"
import { toast } from "../../../components/toast"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"

type SettingActionsProps<Name extends SettingName> = {
  name: Name
  setting: KeptSetting<Name>
  isPending: boolean
  /** Fills in the form with an earlier or default value, without saving it. */
  onShow: (value: SettingValues[Name]) => void
}

export function SettingActions<Name extends SettingName>(props: SettingActionsProps<Name>) {
  const { t } = useTranslation("admin")
  const { setting, isPending, onShow } = props
  const [isOpen, open] = useState(false)
  const show = (value: SettingValues[Name]) => {
    onShow(value)
    toast({ title: t("settings.filledIn"), description: t("settings.filledInText") })
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t("settings.save")}
        </Button>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          <History aria-hidden className="size-5" />
          {t("settings.versions")}
        </Button>
        {!isSame(setting.value, setting.original) && (
          <Button variant="quiet" onClick={() => show(setting.original)}>
            {t("settings.original")}
          </Button>
        )}
      </div>
      {isOpen && <Versions {...props} onShow={show} />}
    </div>
  )
}

function Versions<Name extends SettingName>({ name, onShow }: SettingActionsProps<Name>) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data, error, refetch } = useSettingVersions(name, { enabled: true })
  if (!data)
    return <Waiting what={t("settings.versions")} failed={error !== null} onRetry={() => void refetch()} />
  if (data.length === 0) return <p className="text-bark">{t("settings.untouched")}</p>
  return (
    <ol aria-label={t("settings.versions")} className="flex flex-col gap-2">
      {data.map(({ id, at, by, value }, place) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-3"
        >
          <span className="min-w-0 wrap-anywhere">
            <time dateTime={at} className="font-semibold">
              {formatMoment(at, language)}
            </time>
            <span className="text-bark">{` · ${by}`}</span>
          </span>
          {place === 0 ? (
            <span className="text-sm text-bark">{t("settings.holds")}</span>
          ) : (
            <Button size="sm" variant="secondary" onClick={() => onShow(value)}>
              {t("settings.take")}
              <span className="sr-only">{` ${formatMoment(at, language)}`}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
