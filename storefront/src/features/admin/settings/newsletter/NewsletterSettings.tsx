import { useBrevo } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { HeadingsFrom } from "../../../../components/Heading"
import { Panel } from "../../../../components/Panel"
import { Waiting } from "../../../../components/Waiting"
import { useLoadFailure } from "../../use-load-failure"
import { LastChange } from "../SettingPart"
import { SettingsScreen } from "../SettingsScreen"
import { BrevoForm } from "./BrevoForm"
import { BrevoStatus } from "./BrevoStatus"

/** Connection to Brevo, which sends the newsletter. */
export function NewsletterSettings() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useBrevo()
  useLoadFailure(error)
  const title = t("settings.newsletter.title")
  return (
    <SettingsScreen>
      <HeadingsFrom level={2}>
        <Panel title={title}>
          <p className="max-w-prose text-bark">{t("settings.newsletter.intro")}</p>
          {data ? (
            <>
              <LastChange changed={data.changed} />
              {data.has_key && <BrevoStatus setting={data} />}
              <BrevoForm key={data.version} setting={data} />
            </>
          ) : (
            <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
          )}
        </Panel>
      </HeadingsFrom>
    </SettingsScreen>
  )
}
