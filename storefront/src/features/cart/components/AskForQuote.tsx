import { MAX_QUOTE_MESSAGE, type Cart } from "@bon-perroquet/contract"
import { useRequestQuote } from "@bon-perroquet/shop-react/account"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { TextAreaField } from "../../../components/Field"
import { toast, useFailureToast } from "../../../components/toast"

type AskForQuoteProps = { items: Cart["items"]; onSent: () => void }

/** Button and dialog to request a quote for the goods of the cart. */
export function AskForQuote({ items, onSent }: AskForQuoteProps) {
  const { t } = useTranslation("cart")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const tellFailure = useFailureToast()
  const { mutateAsync, isPending } = useRequestQuote()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState("")

  async function send() {
    const lines = items.map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity }))
    try {
      await mutateAsync({ lines, message })
    } catch (error) {
      tellFailure(error, t("quote.failed"))
      return
    }
    toast({ variant: "success", title: t("quote.sent") })
    onSent()
    await navigate("/profile?tab=orders")
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) void send()
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("quote.action")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("quote.action")}>
        <form className="flex flex-col gap-5" onSubmit={submit}>
          <p className="text-bark">{t("quote.text")}</p>
          <TextAreaField
            label={t("quote.message")}
            optionalLabel={common("optional")}
            rows={4}
            maxLength={MAX_QUOTE_MESSAGE}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Button type="submit" pending={isPending}>
            {t("quote.send")}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
