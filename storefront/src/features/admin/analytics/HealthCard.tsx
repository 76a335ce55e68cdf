import { useSystemHealth } from "@bon-perroquet/shop-react/admin"
import { RefreshCw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { Waiting } from "../../../components/Waiting"
import { useLoadFailure } from "../use-load-failure"
import { Card } from "./Card"

const CHECKS = ["database", "payments", "mail", "alerts", "retention"] as const
const TONES = { healthy: "success", degraded: "warning", down: "danger" } as const

export function HealthCard() {
  const { t } = useTranslation("admin")
  const { data, error, isFetching, refetch } = useSystemHealth()
  useLoadFailure(error)
  const measure = (
    <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
      {!isFetching && <RefreshCw aria-hidden className="size-4" />}
      {t("health.measure")}
    </Button>
  )
  return (
    <Card title={t("health.title")} action={measure}>
      {!data && <Waiting what={t("health.title")} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <ul aria-label={t("health.title")} className="flex flex-col divide-y divide-line">
          {CHECKS.map((check) => (
            <li key={check} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="min-w-0">
                <span className="block font-semibold">{t(`health.${check}`)}</span>
                <span className="block text-sm text-bark">{data[check].detail}</span>
              </span>
              <Badge tone={TONES[data[check].state]}>{t(`health.states.${data[check].state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
