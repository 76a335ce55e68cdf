import { useRepeats } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { RepeatCard } from "./RepeatCard"

export function RepeatDeliveries() {
  const { t } = useTranslation("account")
  const { data, isError, refetch } = useRepeats()
  return (
    <Panel title={t("repeat.title")}>
      {!data && <Waiting what={t("repeat.title")} failed={isError} onRetry={() => void refetch()} />}
      {data?.repeats.length === 0 && <None />}
      {data && data.repeats.length > 0 && (
        <ul aria-label={t("repeat.title")} className="flex flex-col gap-5">
          {data.repeats.map((repeat) => (
            <li key={repeat.id}>
              <RepeatCard repeat={repeat} access={{ id: repeat.id }} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function None() {
  const { t } = useTranslation("account")
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-6 py-12 text-center">
      <p className="font-serif text-xl font-semibold">{t("repeat.empty.title")}</p>
      <p className="max-w-xs text-bark">{t("repeat.empty.text")}</p>
      <LinkButton to="/products">{t("repeat.empty.action")}</LinkButton>
    </div>
  )
}
