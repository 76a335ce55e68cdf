import { useSetting, type KeptSetting, type SettingName } from "@bon-perroquet/shop-react/admin"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { HeadingsFrom } from "../../../components/Heading"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useLoadFailure } from "../use-load-failure"
import { SettingsScreen } from "./SettingsScreen"

type SettingPartProps<Name extends SettingName> = {
  name: Name
  title: string
  intro: string
  choice?: ReactNode
  /** Renders the form. The form remounts after each save. */
  children: (setting: KeptSetting<Name>, onSaved: () => void) => ReactNode
}

export function SettingPart<Name extends SettingName>({
  name,
  title,
  intro,
  choice,
  children,
}: SettingPartProps<Name>) {
  const { data, error, refetch } = useSetting(name)
  const [saved, setSaved] = useState(0)
  useLoadFailure(error)
  return (
    <SettingsScreen>
      <HeadingsFrom level={2}>
        <Panel title={title}>
          <p className="text-bark">{intro}</p>
          {choice}
          {data ? (
            <>
              <LastChange changed={data.changed} />
              <div key={saved}>{children(data, () => setSaved(saved + 1))}</div>
            </>
          ) : (
            <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
          )}
        </Panel>
      </HeadingsFrom>
    </SettingsScreen>
  )
}

export function LastChange({ changed }: Pick<KeptSetting<SettingName>, "changed">) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <p className="text-sm wrap-anywhere text-bark">
      {changed
        ? t("settings.changed", { by: changed.by, moment: formatMoment(changed.at, language) })
        : t("settings.untouched")}
    </p>
  )
}
