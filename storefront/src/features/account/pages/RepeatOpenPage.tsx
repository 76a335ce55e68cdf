import { ShopApiError } from "@bon-perroquet/shop-react"
import { useLinkedRepeat, useOpenRepeat } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Button } from "../../../components/Button"
import { HeadingsFrom } from "../../../components/Heading"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useFailureToast } from "../../../components/toast"
import { Waiting } from "../../../components/Waiting"
import { RepeatCard } from "../../repeat"
import { LinkFailed } from "../components/LinkFailed"

/**
 * Opens the single-use link that allows every change of a subscription. A button is needed, because mail scanners open
 * links.
 */
export function Component() {
  const { t } = useTranslation("account")
  const key = useSearchParams()[0].get("token") ?? ""
  const showFailure = useFailureToast()
  const { mutate, isPending, data, error } = useOpenRepeat()
  if (data) return <Opened token={data.token} />
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  const title = t("repeat.open.title")
  return (
    <>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t("repeat.open.text")}>
        <Button
          pending={isPending}
          onClick={() => mutate(key, { onError: (failure) => showFailure(failure, t("repeat.failed")) })}
        >
          {t("repeat.open.confirm")}
        </Button>
      </Notice>
    </>
  )
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation("account")
  const { data: repeat, error, refetch } = useLinkedRepeat(token)
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 lg:py-10">
      <PageHead title={t("repeat.one")} indexed={false} />
      <h1 className="text-2xl">{t("repeat.one")}</h1>
      {repeat ? (
        <HeadingsFrom level={2}>
          <RepeatCard repeat={repeat} access={{ token }} />
        </HeadingsFrom>
      ) : (
        <Waiting what={t("repeat.one")} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
