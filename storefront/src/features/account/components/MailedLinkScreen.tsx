import { ShopApiError } from "@bon-perroquet/shop-react"
import { useMailedLink, type MailedLink } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { LinkFailed } from "./LinkFailed"

/**
 * Sends the link's token when it is first rendered. Render it only after the customer has pressed a button, because
 * mail scanners open links.
 */
export function MailedLinkScreen({ link }: { link: MailedLink }) {
  const { t } = useTranslation("account")
  const token = useSearchParams()[0].get("token") ?? ""
  const { isPending, error, refetch } = useMailedLink(link, token)
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  if (error) return <LoadFailed onRetry={() => void refetch()} />
  if (!isPending) return <LinkDone link={link} />
  return (
    <div role="status" aria-busy>
      <PageHead title={t("link.wait")} indexed={false} />
      <Notice title={t("link.wait")} text="" />
    </div>
  )
}

/** Asks the customer to press a button, because mail scanners open links. */
export function MailedLinkQuestion({ link }: { link: Exclude<PressedLink, "verify"> }) {
  const [isConfirmed, setConfirmed] = useState(false)
  return isConfirmed ? (
    <MailedLinkScreen link={link} />
  ) : (
    <LinkQuestion link={link} onConfirm={() => setConfirmed(true)} />
  )
}

type PressedLink = "newsletter" | "unsubscribe" | "transfer" | "verify" | "cart_reminder_end"
type LinkQuestionProps = { link: PressedLink; onConfirm: () => void }

export function LinkQuestion({ link, onConfirm }: LinkQuestionProps) {
  const { t } = useTranslation("account")
  const title = t(`link.${link}.press.title`)
  return (
    <>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t(`link.${link}.press.text`)}>
        <Button onClick={onConfirm}>{t(`link.${link}.press.confirm`)}</Button>
      </Notice>
    </>
  )
}

export function LinkDone({ link }: { link: MailedLink }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const title = t(`link.${link}.title`)
  return (
    <div role="status">
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t(`link.${link}.text`)}>
        <LinkButton to="/products">{common("continueShopping")}</LinkButton>
        <LinkButton to="/profile" variant="secondary">
          {t("auth.toProfile")}
        </LinkButton>
      </Notice>
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  return (
    <Notice title={t("failure.load.title")} text={t("failure.load.text")}>
      <Button onClick={onRetry}>{common("retry")}</Button>
    </Notice>
  )
}
