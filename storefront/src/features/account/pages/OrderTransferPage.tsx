import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { MailedLinkScreen } from "../components/MailedLinkScreen"

/** The link of the mail that asks whether an account may have an order; looking at it gives nothing away. */
export function Component() {
  const { t } = useTranslation("account")
  const [isConfirmed, setConfirmed] = useState(false)
  if (isConfirmed) return <MailedLinkScreen link="transfer" />
  const title = t("link.transfer.ask.title")
  return (
    <>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t("link.transfer.ask.text")}>
        <Button onClick={() => setConfirmed(true)}>{t("link.transfer.ask.confirm")}</Button>
      </Notice>
    </>
  )
}
