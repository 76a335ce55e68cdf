import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { HeadingsFrom } from "../../../components/Heading"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useLoadFailure } from "../use-load-failure"
import { LastChange } from "./SettingPart"
import { SettingsScreen } from "./SettingsScreen"

interface Overridable {
  changed: { by: string; at: string } | null
  overridden_by: string | null
}

type OverridablePanelProps<T> = {
  title: string
  intro: string
  query: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Shows the current value. */
  current: (setting: T) => ReactNode
  /** Form that changes the value, unless an environment variable sets it. */
  form: (setting: T) => ReactNode
}

/** A setting that an environment variable can override. */
export function OverridablePanel<T extends Overridable>({
  title,
  intro,
  query: { data, error, refetch },
  current,
  form,
}: OverridablePanelProps<T>) {
  const { t } = useTranslation("admin")
  useLoadFailure(error)
  return (
    <SettingsScreen>
      <HeadingsFrom level={2}>
        <Panel title={title}>
          <p className="text-bark">{intro}</p>
          {data ? (
            <>
              <LastChange changed={data.changed} />
              {current(data)}
              {data.overridden_by ? (
                <p role="note">{t("settings.features.overridden", { variable: data.overridden_by })}</p>
              ) : (
                form(data)
              )}
            </>
          ) : (
            <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
          )}
        </Panel>
      </HeadingsFrom>
    </SettingsScreen>
  )
}
