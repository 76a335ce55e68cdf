import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { MailedLinkScreen } from "../components/MailedLinkScreen"

/** Confirms a back-in-stock alert after a button is pressed, because mail scanners open links. */
export function Component() {
  const { t } = useTranslation("account")
  const [answer, setAnswer] = useState<"back_in_stock" | "back_in_stock_end">()
  if (answer) return <MailedLinkScreen key={answer} link={answer} />
  const title = t("link.back_in_stock.ask.title")
  return (
    <>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t("link.back_in_stock.ask.text")}>
        <Button onClick={() => setAnswer("back_in_stock")}>{t("link.back_in_stock.ask.confirm")}</Button>
        <Button variant="secondary" onClick={() => setAnswer("back_in_stock_end")}>
          {t("link.back_in_stock.ask.end")}
        </Button>
      </Notice>
    </>
  )
}
