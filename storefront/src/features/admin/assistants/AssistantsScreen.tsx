import { useAssistants } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { isDay } from "../analytics/period"
import { PeriodChoice } from "../analytics/PeriodChoice"
import { useMay } from "../guard/use-may"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { AssistantFigures, AssistantTable, DayTable } from "./tables"

/** Searches, carts and orders of shopping assistants such as ChatGPT. */
export function AssistantsScreen() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const may = useMay()
  const [from, to] = [text("from"), text("to")]
  const period = isDay(from) && isDay(to) && from <= to ? { from, to } : {}
  const { data, error, isPlaceholderData, refetch } = useAssistants(period)
  useLoadFailure(error)
  return (
    <Panel title={t("assistants.title")}>
      <p className="max-w-prose text-bark">{t("assistants.intro")}</p>
      {!data && (
        <Waiting what={t("assistants.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge tone={data.is_on ? "success" : "quiet"}>
              {t(data.is_on ? "assistants.on" : "assistants.off")}
            </Badge>
            {may("shop:write") && (
              <Link
                to="/admin/settings/features"
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-2"
              >
                {t(data.is_on ? "assistants.switchOff" : "assistants.switchOn")}
              </Link>
            )}
          </p>
          <PeriodChoice period={data} />
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-60">
            <AssistantFigures total={data.total} />
            <AssistantTable assistants={data.assistants} />
            <DayTable days={data.days} />
          </div>
        </>
      )}
    </Panel>
  )
}
