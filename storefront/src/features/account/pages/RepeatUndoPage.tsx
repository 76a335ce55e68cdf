import { ShopApiError } from "@bon-perroquet/shop-react"
import { useUndoRepeat } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useFailureToast } from "../../../components/toast"
import { LinkFailed } from "../components/LinkFailed"

/** Undoes a change of a subscription. A button is needed, because mail scanners open links. */
export function Component() {
  const { t } = useTranslation("account")
  const token = useSearchParams()[0].get("token") ?? ""
  const showFailure = useFailureToast()
  const { mutate, isPending, isSuccess, error } = useUndoRepeat()
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  const step = isSuccess ? "done" : "ask"
  const title = t(`repeat.undo.${step}.title`)
  return (
    <div role={isSuccess ? "status" : undefined}>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t(`repeat.undo.${step}.text`)}>
        {!isSuccess && (
          <Button
            pending={isPending}
            onClick={() => mutate(token, { onError: (failure) => showFailure(failure, t("repeat.failed")) })}
          >
            {t("repeat.undo.ask.confirm")}
          </Button>
        )}
      </Notice>
    </div>
  )
}
