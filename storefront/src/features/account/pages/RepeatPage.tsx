import { ShopApiError } from "@bon-perroquet/shop-react"
import { useLinkedRepeat } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { HeadingsFrom } from "../../../components/Heading"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { RepeatCard, RepeatLimited } from "../../repeat"
import { LinkFailed } from "../components/LinkFailed"

/** Shows a subscription with the token of an e-mail link. Opening the link changes nothing. */
export function Component() {
  const { t } = useTranslation("account")
  const [search] = useSearchParams()
  const token = search.get("token") ?? ""
  const { data: repeat, error, refetch } = useLinkedRepeat(token)
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 lg:py-10">
      <PageHead title={t("repeat.one")} indexed={false} />
      <h1 className="text-2xl">{t("repeat.one")}</h1>
      {repeat ? (
        <HeadingsFrom level={2}>
          {repeat.may === "reduce" && repeat.state !== "ended" && <RepeatLimited token={token} />}
          <RepeatCard repeat={repeat} access={{ token }} requestedAction={search.get("do") ?? undefined} />
        </HeadingsFrom>
      ) : (
        <Waiting what={t("repeat.one")} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
